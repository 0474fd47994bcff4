import {createCart, HEARD} from '../../../src/cart/cart.ts'
import {followEvents} from '../../../src/cart/follow-events.ts'
import {createFormat} from '../../../src/cart/format.ts'
import {writeTexts} from '../../../src/cart/markup.ts'
import {type Options, readOptions} from '../../../src/cart/options.ts'
import {BREAKPOINTS} from '../../../src/model/breakpoints.ts'
import {goToCart} from '../../../src/page/cart-place.ts'
import {emit} from '../../../src/page/emit.ts'
import {startCart} from '../../../src/page/store/start.ts'
import {store} from '../../../src/page/store/store.ts'
import {openDialog} from '../../../src/ui/dialog/open-dialog.ts'
import type {Widget} from '../../../src/widget/enhance.ts'
import type {Scope} from '../../../src/widget/scope.ts'
import {definition, texts} from '../widget.ts'
import {makeDrawer} from './markup.ts'
import {showShipping} from './shipping-bar.ts'

const {name} = definition

export interface Drawer {
  /** Announces the last addition, and shows its line. */
  showAdded: () => void
  close: () => void
}

function writeOwn(root: HTMLElement): void {
  const words = {heading: 'title', link: 'viewCart'} as const
  for (const [place, key] of Object.entries(words)) {
    const element = root.querySelector(`.${name}__${place}`)
    if (element) element.textContent = texts(key)
  }
  root.querySelector(`.${name}__close`)?.setAttribute('aria-label', texts('close'))
}

function startOn(root: HTMLElement, options: Options, scope: Scope, signal: AbortSignal) {
  const {adopt, lazy} = scope
  const page = createCart({name, element: root, adopt, lazy, signal}, options)
  const changes = followEvents(page, lazy)
  const format = createFormat(options)
  function show(): undefined {
    page.show()
    if (!page.view) return
    showShipping(root, format, page.view, options.freeShipping)
    if (page.view.lines.length) changes.prefetch()
  }
  scope.followStore((state) => state, show)
  startCart()
  return page
}

/** Opens the drawer in the top layer. It is made for each opening, and ends with it. */
export function openDrawer(
  widget: Widget<typeof definition>,
  opener: Element | undefined,
  onClose: () => void,
): Drawer {
  const {element, props} = widget
  const options = readOptions(name, element, props.options)
  const root = makeDrawer(element, options)
  const end = new AbortController()
  const {signal} = end
  const scope = widget.scope(signal)
  scope.followTexts(() => {
    writeTexts(root)
    writeOwn(root)
  })
  const dialog = openDialog({
    label: texts('title'),
    className: name,
    content: [root],
    ...(opener && {opener, onHidden: goToCart}),
    ...(matchMedia(BREAKPOINTS.mobile).matches && {back: widget.signal}),
    onClose() {
      end.abort()
      onClose()
      emit('cart-close', {cart: store.getState().cart}, element)
    },
  })
  const page = startOn(root, options, scope, signal)
  for (const button of root.querySelectorAll(`.${name}__close,button.${name}__continue`))
    button.addEventListener('click', dialog.close, {signal})
  function showAdded(): void {
    const {lastAdded} = store.getState()
    if (!lastAdded) return
    const id = lastAdded.entry?.id
    const line = page.lines().find(({view}) => view?.id === id)
    line?.element.scrollIntoView?.({block: 'nearest'})
    const timer = setTimeout(() => page.say(texts('added', {productName: lastAdded.title})), HEARD)
    signal.addEventListener('abort', () => clearTimeout(timer))
  }
  return {showAdded, close: dialog.close}
}
