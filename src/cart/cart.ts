import {memoize} from '../lib/memoize.ts'
import {checkoutAddress} from '../page/cart-place.ts'
import {emit} from '../page/emit.ts'
import {isOwnLink} from '../page/is-own-link.ts'
import {store} from '../page/store/store.ts'
import type {State} from '../page/store/types.ts'
import {isSettled, isWaiting} from '../page/store/when.ts'
import {trackView} from '../tracking/events/track.ts'
import {createSkeleton} from '../ui/skeleton/create-skeleton.ts'
import type {Adopt} from '../widget/adoption-set.ts'
import {createKeyedList} from '../widget/keyed-list.ts'
import type {Lazy} from '../widget/lazy.ts'
import {bindParts, type Parts, shown} from './bind.ts'
import {createCode} from './code.ts'
import {createFormat, type Format} from './format.ts'
import {createLine, type Line} from './line.ts'
import type {Options} from './options.ts'
import {readModel} from './slots.ts'
import {texts} from './strings.ts'
import {showCheckout, showTotals} from './totals.ts'
import {type CartView, type LineView, type ReadDetails, viewCart} from './view.ts'

/** What a cart is shown with: the parts of a widget, for as long as it shows the cart. */
export interface CartHost {
  /** The name of the widget: its classes begin with it. */
  name: string
  element: HTMLElement
  adopt: Adopt
  lazy: <M>(load: () => Promise<M>) => Lazy<M>
  signal: AbortSignal
}

/** A cart on the screen: the cart page's, or the drawer's. */
export interface ShownCart {
  name: string
  root: HTMLElement
  options: Options
  parts: Parts
  /** The current view; null before the cart has loaded. */
  view: CartView | null
  /** The current lines, in order. */
  lines: () => Line[]
  /** The line that contains an element. */
  lineOf: (element: Element) => Line | undefined
  /** Announces a text to screen readers without showing it. */
  say: (text: string) => void
  /** Applies the store, and the visitor's changes. */
  show: () => void
  signal: AbortSignal
}

/** Milliseconds that a live region has to be in its place before its content is announced. */
export const HEARD = 100

/** For screen readers; it exists before its first announcement. */
function createStatus(root: HTMLElement, name: string): HTMLElement {
  const status = document.createElement('p')
  status.className = `${name}__status`
  status.setAttribute('role', 'status')
  root.append(status)
  return status
}

let reasons = 0

/** Describes the checkout while it is blocked. A description may be hidden. */
function createReason(root: HTMLElement): HTMLElement {
  const reason = document.createElement('span')
  reason.id = `vitrine-cart-reason-${++reasons}`
  reason.hidden = true
  root.append(reason)
  return reason
}

/** Reports a stock that has changed since the cart was last read. */
function emitStockChange(
  line: LineView,
  previous: number | null | undefined,
  element: Element | undefined,
): void {
  const {id, itemId, sku, stock} = line
  if (previous === undefined || previous === stock) return
  emit('stock-change', {entryId: id, itemId, sku, qtyInStock: stock, previous}, element)
}

function createLists({name, element: root, signal}: CartHost, parts: Parts, format: Format) {
  const lineOfElement = new WeakMap<Element, Line>()
  const list = parts.find('lines')
  if (!list) throw new TypeError('has no list of lines. Add data-cart="lines", or leave the element empty')
  const lines = createKeyedList<LineView>({
    list,
    attribute: 'data-entry-id',
    make: readModel(root, 'line', list),
    bind(element, ended) {
      const line = createLine(element, format, ended)
      lineOfElement.set(element, line)
      return line
    },
    signal,
  })
  const codeList = parts.find('codes')
  const codes =
    codeList &&
    createKeyedList({
      list: codeList,
      attribute: 'data-code',
      make: readModel(root, 'code', codeList),
      bind: (element, ended) => createCode(element, {format, name}, ended),
      signal,
    })
  return {list, lines, codes, lineOfElement}
}

/** Shows whether the cart has loaded, has failed to load, or is being calculated again. */
function createShowState({element: root, adopt}: CartHost, parts: Parts) {
  const skeletonOf = memoize((text: string) => createSkeleton(text, 3))
  return (state: State): void => {
    const {synced, loading} = state
    const hasFailed = state.hasFailed && !loading
    const isBusy = !isSettled(state)
    const step = synced ? (isBusy ? 'recalculating' : 'ready') : hasFailed ? 'failed' : 'loading'
    adopt(root, {attributes: {'data-cart-state': step}})
    parts.set('totals', () => ({attributes: {'aria-busy': isBusy ? 'true' : null}}))
    parts.set('loading', () => ({
      content: hasFailed ? texts('loadFailed') : skeletonOf(texts('loading')),
      ...shown(!synced),
    }))
  }
}

/** Reads the form values of lines, once their code has loaded: `onLoaded` shows the cart again. */
function createDetails({lazy}: CartHost, {locale}: Options, onLoaded: () => void) {
  const details = lazy(() => import('./details.ts'))
  let read: ReadDetails | undefined
  let isAsked = false
  return {
    read: () => read,
    ask(): void {
      if (isAsked) return
      isAsked = true
      void details.run(
        (loaded) => {
          read = (entry) => loaded.readDetails(entry, locale)
          onLoaded()
        },
        () => {
          isAsked = false
        },
      )
    },
  }
}

/** Takes over the elements of a cart: its lines, codes and totals. */
export function createCart(widget: CartHost, options: Options): ShownCart {
  const {name, element: root, adopt, signal} = widget
  const parts = bindParts(root, adopt)
  for (const link of root.querySelectorAll('a[href][data-cart=checkout]'))
    if (!isOwnLink(link)) adopt(link, {attributes: {href: checkoutAddress()}})
  const format = createFormat(options)
  const {list, lines, codes, lineOfElement} = createLists(widget, parts, format)
  const status = createStatus(root, name)
  const reason = createReason(root)
  const showState = createShowState(widget, parts)
  const details = createDetails(widget, options, () => cart.show())
  // a cart that scripts cannot read is not the same as an empty one
  const isServed = list.children.length > 0

  function showCart(view: CartView): void {
    const before = cart.view
    cart.view = view
    const state = store.getState()
    const {currency, minorUnits} = {...state.cart}
    // amounts are numbers: their texts follow the currency
    const version = [state.texts, currency, minorUnits].join()
    lines.show(view.lines, version)
    codes?.show(view.codes, version)
    showTotals(parts, {format, name}, view, isSettled(state))
    showCheckout(parts, format, {
      subtotal: view.subtotal,
      minimum: options.minimum,
      block: isWaiting(state) ? 'offline' : isSettled(state) ? null : 'pending',
      url: state.cart?.checkoutUrl ?? null,
      reason,
    })
    if (before && before.subtotal !== view.subtotal)
      cart.say(texts('subtotalIs', {subtotal: format(view.subtotal)}))
    const stocks = new Map(before?.lines.map(({id, stock}) => [id, stock]))
    for (const line of view.lines) emitStockChange(line, stocks.get(line.id), lines.find(line.id)?.element)
    if (view.lines.some(({filledIn}) => !filledIn)) details.ask()
  }

  const cart: ShownCart = {
    name,
    root,
    options,
    parts,
    view: null,
    lines: () => [...list.children].flatMap((element) => lineOfElement.get(element) ?? []),
    lineOf: (element) => {
      const item = [...list.children].find((child) => child.contains(element))
      return item && lineOfElement.get(item)
    },
    say: (text) => {
      status.textContent = text
    },
    show() {
      const state = store.getState()
      const {cart, synced} = state
      showState(state)
      if (synced && cart?.id) trackView('ViewCart', cart.id, {cartId: cart.id})
      if (synced && (cart || !isServed)) showCart(viewCart(state, details.read()))
    },
    signal,
  }
  signal.addEventListener('abort', () => {
    status.remove()
    reason.remove()
  })
  return cart
}
