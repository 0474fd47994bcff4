import {followLists, readItems, toggleItem, WISHLIST, whenSynced} from '../../../src/page/lists/lists.ts'
import {followList} from '../../../src/tracking/events/follow-list.ts'
import {findSlot} from '../../../src/ui/cards/find-slot.ts'
import type {Card} from '../../../src/ui/cards/read-card.ts'
import {type Host, LIST, showProducts} from '../../../src/ui/cards/show-products.ts'
import {whenSeen} from '../../../src/widget/when-seen.ts'
import {definition, texts} from '../widget.ts'

const loadCalls = () => import('../../../src/actions/list-products.ts')

const ITEM = '.vitrine-cards__item[data-item-id]'
/** What takes a product off the list: our button, or one of the author's card. */
const REMOVES = `.wishlist__remove,[data-vitrine=${definition.name}]`

function createRemove({id, title}: Card): HTMLElement {
  const button = document.createElement('button')
  Object.assign(button, {type: 'button', className: 'vitrine-card__button wishlist__remove'})
  button.textContent = texts('remove')
  button.setAttribute('aria-label', `${texts('remove')}: ${title}`)
  button.addEventListener('click', () => {
    // a second press while the card leaves must not add it again
    if (readItems(WISHLIST).includes(id)) toggleItem(WISHLIST, id)
  })
  return button
}

/** A card that the author has written may have its own button; the page engine would let it wait for a use. */
function addRemove(item: HTMLElement, card: Card): void {
  const buttons = [...item.querySelectorAll<HTMLElement>(REMOVES)]
  for (const button of buttons) button.dataset.vitrineLoad = 'now'
  if (!buttons[0]) item.append(createRemove(card))
}

/** Removes a card. The focus goes to the same button of the next card, or of the one before. */
function removeItem(item: Element): void {
  const next = item.nextElementSibling ?? item.previousElementSibling
  const hadFocus = item.contains(document.activeElement)
  item.remove()
  if (hadFocus) next?.querySelector<HTMLElement>(REMOVES)?.focus()
}

/** The author's own words for the empty list, else ours with a link to the home page. */
function createEmpty(slot: HTMLTemplateElement | null): Node[] {
  if (slot) return [...document.importNode(slot.content, true).childNodes]
  const [words, link] = [document.createElement('p'), document.createElement('a')]
  words.className = 'vitrine-cards__words'
  words.textContent = texts('empty')
  link.className = 'wishlist__onward'
  link.href = '/'
  link.textContent = texts('onward')
  return [words, link]
}

/** What screen readers announce beside an element. It takes no room. */
function createStatus(element: Element, signal: AbortSignal): (text: string) => void {
  const status = document.createElement('p')
  status.className = 'wishlist__status'
  status.role = 'status'
  status.dataset.vitrineOwn = ''
  element.after(status)
  signal.addEventListener('abort', () => status.remove())
  return (text) => {
    status.textContent = text
  }
}

/** Shows the products of the visitor's list, and follows it. */
export function showList(host: Host): void {
  const {element, signal} = host
  const announce = createStatus(element, signal)
  const empty = findSlot(element, 'empty', true)
  const titles = new Map<string, string>()
  let shown: readonly string[] = readItems(WISHLIST)

  const {name} = definition
  const tell = followList({name, element, list: LIST, signal})
  const again = showProducts(host, {
    name,
    template: findSlot(element, 'card'),
    room: shown.length,
    // the server's cards stay until the browser's are there
    isCertain: shown.length > 0 && !element.querySelector('[data-item-id]'),
    createEmpty: () => createEmpty(empty),
    async load(until) {
      await whenSynced(WISHLIST)
      shown = readItems(WISHLIST)
      return (await loadCalls()).listByIds(shown, until)
    },
    onShown: () => void whenSeen(element, signal).then(() => tell()),
    addTo(item, card) {
      titles.set(card.id, card.title)
      addRemove(item, card)
    },
  })

  function tellOfRemoved(ids: readonly string[]): void {
    const removed = shown.filter((id) => !ids.includes(id)).flatMap((id) => titles.get(id) ?? [])
    if (removed[0]) announce(removed.map((title) => texts('removed', {title})).join(' '))
  }
  function follow(): void {
    const ids = readItems(WISHLIST)
    const isMore = ids.some((id) => !shown.includes(id))
    tellOfRemoved(ids)
    shown = ids
    if (isMore || !ids[0]) again()
    else
      for (const item of element.querySelectorAll<HTMLElement>(ITEM))
        if (!ids.includes(item.dataset.itemId ?? '')) removeItem(item)
  }
  followLists(follow, signal)
}
