import {emit} from '../../../src/page/emit.ts'
import {isSettled} from '../../../src/page/store/settled.ts'
import {store} from '../../../src/page/store/store.ts'
import {trackView} from '../../../src/tracking/events/track.ts'
import type {Widget} from '../../../src/widget/enhance.ts'
import {createKeyedList} from '../../../src/widget/keyed-list.ts'
import type {definition} from '../definition.ts'
import {texts} from '../strings.ts'
import {bindParts, type Parts, shown} from './bind.ts'
import {createCode} from './code.ts'
import {createFormat, type Format} from './format.ts'
import {createLine, type Line} from './line.ts'
import type {Options} from './options.ts'
import {readModel} from './slots.ts'
import {showCheckout, showTotals} from './totals.ts'
import {type CartView, type LineView, type ReadDetails, viewCart} from './view.ts'

type CartWidget = Widget<typeof definition>

/** A mounted cart page. */
export interface CartPage {
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

/** For screen readers; it exists before its first announcement. */
function createStatus(root: HTMLElement): HTMLElement {
  const status = document.createElement('p')
  status.className = 'cart-page__status'
  status.setAttribute('role', 'status')
  root.append(status)
  return status
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

function createLists({element: root, signal}: CartWidget, parts: Parts, format: Format) {
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
      bind: (element, ended) => createCode(element, format, ended),
      signal,
    })
  return {list, lines, codes, lineOfElement}
}

/** Takes over a cart page: its lines, codes and totals. */
export function createCartPage(widget: CartWidget, options: Options): CartPage {
  const {element: root, adopt, lazy, signal} = widget
  const parts = bindParts(root, adopt)
  const format = createFormat(options)
  const {list, lines, codes, lineOfElement} = createLists(widget, parts, format)
  const status = createStatus(root)
  const details = lazy(() => import('../lazy/details.ts'))
  let readDetails: ReadDetails | undefined
  let isAsked = false
  // a cart that scripts cannot read is not the same as an empty one
  const isServed = list.children.length > 0

  function showState(): void {
    const state = store.getState()
    const {synced, loading} = state
    const hasFailed = state.hasFailed && !loading
    const isBusy = !isSettled(state)
    const step = synced ? (isBusy ? 'recalculating' : 'ready') : hasFailed ? 'failed' : 'loading'
    adopt(root, {attributes: {'data-cart-state': step}})
    parts.set('totals', () => ({attributes: {'aria-busy': isBusy ? 'true' : null}}))
    parts.set('loading', () => ({content: texts(hasFailed ? 'loadFailed' : 'loading'), ...shown(!synced)}))
  }

  /** Shows the form values of lines as soon as their code has loaded. */
  function askForDetails(): void {
    if (isAsked) return
    isAsked = true
    void details.run(
      (loaded) => {
        readDetails = (entry) => loaded.readDetails(entry, options.locale)
        page.show()
      },
      () => {
        isAsked = false
      },
    )
  }

  function showCart(view: CartView): void {
    const before = page.view
    page.view = view
    const state = store.getState()
    const {texts: version} = state
    lines.show(view.lines, version)
    codes?.show(view.codes, version)
    showTotals(parts, format, view)
    showCheckout(parts, format, {
      subtotal: view.subtotal,
      minimum: options.minimum,
      isSettled: isSettled(state),
      url: state.cart?.checkoutUrl ?? null,
    })
    if (before && before.subtotal !== view.subtotal)
      page.say(texts('subtotalIs', {subtotal: format(view.subtotal)}))
    const stocks = new Map(before?.lines.map(({id, stock}) => [id, stock]))
    for (const line of view.lines) emitStockChange(line, stocks.get(line.id), lines.find(line.id)?.element)
    if (view.lines.some(({filledIn}) => !filledIn)) askForDetails()
  }

  const page: CartPage = {
    root,
    options,
    parts,
    view: null,
    lines: () => [...list.children].flatMap((element) => lineOfElement.get(element) ?? []),
    lineOf: (element) => {
      const item = [...list.children].find((one) => one.contains(element))
      return item && lineOfElement.get(item)
    },
    say: (text) => {
      status.textContent = text
    },
    show() {
      const state = store.getState()
      const {cart, synced} = state
      showState()
      if (synced && cart?.id) trackView('ViewCart', cart.id, {cartId: cart.id})
      if (synced && (cart || !isServed)) showCart(viewCart(state, readDetails))
    },
    signal,
  }
  signal.addEventListener('abort', () => status.remove())
  return page
}
