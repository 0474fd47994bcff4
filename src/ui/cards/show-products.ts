import {asApiError} from '../../contract/errors.ts'
import {fetchMoney} from '../../format/lazy-money.ts'
import type {ProductItems} from '../../model/product-items.ts'
import {report, warn} from '../../page/report.ts'
import {busyUntil} from '../../widget/busy-until.ts'
import type {Definition} from '../../widget/definition.ts'
import type {Widget} from '../../widget/enhance.ts'
import {createContent, type ListLook, type View} from './create-content.ts'
import {createLook, loadSwatches} from './look.ts'
import {readCard} from './read-card.ts'

export type Host = Pick<Widget<Definition>, 'element' | 'adopt' | 'signal' | 'followTexts'>

/** Selector of the list of cards. */
export const LIST = '.vitrine-cards'

export interface Source {
  /** The name of the widget. */
  name: string
  /** The author's own card. */
  template: HTMLTemplateElement | null
  /** The products; null where the shop cannot list them. */
  load: (signal: AbortSignal) => Promise<ProductItems | null>
  /** Nothing is asked before it. @default at once */
  whenSeen?: Promise<void>
  /** The number of cards for which room is kept while they load. @default 0 */
  room?: number
  /** There are products: the room is kept in place of the server's HTML, too. @default false */
  isCertain?: boolean
  /** The element stays as it is where there are none, and after a failure. @default false */
  isSilent?: boolean
  /** Called when the cards stand in the element. */
  onShown?: () => void
  /** Adds to a card that is about to be shown. */
  addTo?: ListLook['addTo']
  /** Shown where there are no products, even in place of the server's HTML. @default a line of text */
  createEmpty?: ListLook['createEmpty']
}

/** Whether the server has something to see in the element. It stays until there is more. */
const hasServed = (element: Element): boolean =>
  [...element.childNodes].some(
    (node) => !(node instanceof HTMLTemplateElement) && node.textContent?.trim() !== '',
  )

function createStage({element, adopt, followTexts}: Host, source: Source, retry: (button: Element) => void) {
  const {name, template, addTo, createEmpty} = source
  const look: ListLook = {...createLook(name, template), retry, addTo, createEmpty}
  let view: View = {state: 'served'}
  function draw(): void {
    const hadFocus = element.contains(document.activeElement)
    const isBusy = view.state === 'loading'
    adopt(element, {
      content: createContent(view, look),
      attributes: {'aria-busy': isBusy ? 'true' : undefined},
    })
    // the button that asked again is gone
    if (hadFocus && !element.contains(document.activeElement))
      element.querySelector<HTMLElement>('a[href],button')?.focus()
  }
  followTexts(draw)
  return (next: View, createSwatches?: ListLook['createSwatches']) => {
    view = next
    look.createSwatches = createSwatches
    draw()
  }
}

/**
 * Shows products of the shop as cards in the element. The server's HTML stays where the shop gives none. Returns the
 * function that asks the shop again: only the last answer counts.
 */
export function showProducts(host: Host, source: Source): () => void {
  const {element, signal} = host
  const {name, load, whenSeen, room = 0, isCertain = false, isSilent = false, onShown, createEmpty} = source
  const isServed = hasServed(element)
  const show = createStage(host, source, (button) => void ask(button))

  async function showItems(items: ProductItems | null, isOver: () => boolean): Promise<void> {
    const cards = items?.flatMap((item) => readCard(item) ?? [])
    const createSwatches = await loadSwatches(cards)
    if (isOver()) return
    if (!cards)
      warn(name, 'this kind of shop cannot list these products: the HTML of the server stays', element)
    if (cards?.[0]) {
      show({state: 'shown', cards}, createSwatches)
      onShown?.()
    } else show({state: cards && (createEmpty || (!isServed && !isSilent)) ? 'empty' : 'served'})
  }
  function fail(error: unknown): void {
    const known = asApiError(error)
    if (!known?.isExpected) report(name, error, element)
    // what the server has is a way on
    show(isServed || isSilent ? {state: 'served'} : {state: 'failed', message: known?.visitorMessage ?? null})
    if (navigator.onLine === false) addEventListener('online', () => void ask(null), {once: true, signal})
  }
  let turn = 0
  async function ask(pressed: Element | null): Promise<void> {
    const number = ++turn
    const isOver = () => signal.aborted || number !== turn
    await whenSeen
    if (isOver()) return
    // without it, prices are left out
    const money = fetchMoney().catch(() => {})
    try {
      const items = await busyUntil(pressed, load(signal), signal)
      await money
      await showItems(items, isOver)
    } catch (error) {
      if (!isOver()) fail(error)
    }
  }

  if (isCertain || (!isServed && (room || !isSilent))) show({state: 'loading', room})
  void ask(null)
  return () => void ask(null)
}
