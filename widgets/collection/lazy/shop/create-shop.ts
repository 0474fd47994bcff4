import './shop.css'
import {asApiError} from '../../../../src/contract/errors.ts'
import {fetchMoney} from '../../../../src/format/lazy-money.ts'
import {readListQuery} from '../../../../src/model/list-query.ts'
import type {ProductPage} from '../../../../src/model/product-items.ts'
import {report, warn} from '../../../../src/page/report.ts'
import {currentSite} from '../../../../src/page/site/current-site.ts'
import {pluralKey} from '../../../../src/page/texts.ts'
import {createPlaceholders} from '../../../../src/ui/cards/create-placeholders.ts'
import {fillList} from '../../../../src/ui/cards/fill-list.ts'
import {findSlot} from '../../../../src/ui/cards/find-slot.ts'
import {createLook, type Look, loadSwatches} from '../../../../src/ui/cards/look.ts'
import {type Card, readCard} from '../../../../src/ui/cards/read-card.ts'
import {cardTexts} from '../../../../src/ui/cards/strings.ts'
import {element as create} from '../../../../src/widget/element.ts'
import {COUNT, LIST, MORE} from '../../parts/find-parts.ts'
import {definition, texts} from '../../widget.ts'
import {createClear, fillChips} from './fill-chips.ts'
import {fillForm, hasFacets} from './fill-form.ts'
import {fillPages, hrefOfPage} from './fill-pages.ts'
import {readQuery} from './read-query.ts'

const loadCalls = () => import('../../../../src/actions/list-products.ts')

/** In place of items: the author's words, or ours with a way on. */
function createEmpty(slot: HTMLTemplateElement | null, address: URL): HTMLElement {
  const words = create('p', 'vitrine-cards__words', cardTexts('empty'))
  const content = slot ? [document.importNode(slot.content, true)] : [words, ...createClear(address)]
  return create('li', 'collection__empty', ...content)
}

function fillCount(collection: Element, total: ProductPage['total']): void {
  const count = collection.querySelector(COUNT)
  if (!count) return
  count.setAttribute('data-collection-count', `${total ?? ''}`)
  count.textContent = total === null ? '' : texts(pluralKey(total), {n: `${total}`})
}

function fillMore(collection: Element, address: URL, nextPage: number | null): void {
  const more = collection.querySelector(MORE)
  if (nextPage === null) more?.remove()
  else more?.setAttribute('href', hrefOfPage(address, nextPage))
}

/** Room for the cards of the first list, before an empty one, and for the line with their number. */
function keepRoom(collection: Element, size: number, look: Look): () => void {
  const list = collection.querySelector(LIST)
  if (!list || list.textContent?.trim()) return () => {}
  const room = createPlaceholders(size, look)
  const line = document.createElement('br')
  const count = collection.querySelector(COUNT)
  for (const element of [room, line]) element.dataset.vitrineOwn = ''
  list.before(room)
  if (!count?.textContent?.trim()) count?.append(line)
  return () => {
    room.remove()
    line.remove()
  }
}

/**
 * Renders the states of a collection from the lists of the page's shop, as a server would; `text` is the author's query.
 * `life`: until the widget ends.
 */
export function createShop(collection: HTMLElement, text: string, life: AbortSignal) {
  const {name} = definition
  const {currency} = currentSite()
  const ofAuthor = readListQuery(new URLSearchParams(text), {
    currency,
    complain: (problem) => warn(name, `data-query: ${problem}`, collection),
  })
  const look = createLook(name, findSlot(collection, 'card'))
  const empty = findSlot(collection, 'empty', true)
  const served = document.importNode(collection, true)
  let giveRoom = keepRoom(collection, ofAuthor.pageSize, look)
  life.addEventListener('abort', () => giveRoom())

  function fillItems(next: Element, cards: readonly Card[], address: URL): void {
    const list = next.querySelector(LIST)
    if (list) fillList(list, cards, look)
    if (!cards[0]) list?.append(createEmpty(empty, address))
  }

  /** The list itself is there. */
  function reportCount(error: unknown): [] {
    if (asApiError(error)?.kind !== 'aborted') report(name, error, collection)
    return []
  }

  /** The collection at an address. */
  async function render(path: string, signal: AbortSignal): Promise<Element> {
    const address = new URL(path, location.origin)
    const query = readQuery(ofAuthor, address.searchParams, currency)
    const {listPage, countFilters} = await loadCalls()
    const [page, facets] = await Promise.all([
      listPage(query, signal),
      hasFacets(served) ? countFilters(query, signal).catch(reportCount) : [],
      // without it, prices are left out
      fetchMoney().catch(() => {}),
    ])
    if (!page) throw new TypeError('this kind of shop has no lists')
    const cards = page.items.flatMap((item) => readCard(item) ?? [])
    look.createSwatches = await loadSwatches(cards)
    const next = document.importNode(served, true)
    const offered = facets.filter((facet) => !ofAuthor.filters.has(facet.name))
    fillForm(next, offered, address.searchParams)
    fillItems(next, cards, address)
    fillChips(next, address)
    fillCount(next, page.total)
    fillMore(next, address, page.nextPage)
    fillPages(next, address, query.page, Math.ceil((page.total ?? 0) / query.pageSize))
    return next
  }

  return async (path: string, signal: AbortSignal): Promise<Element> => {
    try {
      return await render(path, signal)
    } finally {
      giveRoom()
      giveRoom = () => {}
    }
  }
}
