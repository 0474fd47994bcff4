import './cart-page.css'
import {createCart} from '../../src/cart/cart.ts'
import {followEvents} from '../../src/cart/follow-events.ts'
import {type Options, readOptions} from '../../src/cart/options.ts'
import {report} from '../../src/page/report.ts'
import {startCart} from '../../src/page/store/start.ts'
import {store} from '../../src/page/store/store.ts'
import {enhance, type Widget} from '../../src/widget/enhance.ts'
import {definition} from './widget.ts'

const {name} = definition

const loadActions = () => import('../../src/actions/index.ts')

/** Shows the cart of the page until the server's has loaded. */
function showServed({cart}: Options): void {
  if (!cart) return
  loadActions().then(
    ({receiveCart}) => {
      if (!store.getState().cart) receiveCart(cart)
    },
    () => {},
  )
}

/**
 * The server HTML has lines, and the visitor no cookie of a cart: they are of another visitor, from a cache of pages, or
 * the cookie is one that scripts cannot read. Only the shop knows.
 */
const readAnyway = (): void =>
  void loadActions()
    .then(({refreshCart}) => refreshCart(true))
    .catch((error) => report(name, error))

/** Takes over the server HTML, or the rendered markup. */
function work(widget: Widget<typeof definition>, options: Options): void {
  const {element, adopt, lazy, signal} = widget
  const page = createCart({name, element, adopt, lazy, signal}, options)
  const changes = followEvents(page, lazy)
  let isUsable = false
  let isAsked = false
  function show(): undefined {
    page.show()
    const {synced, cart, loading} = store.getState()
    if (synced && !cart && !page.view && !loading && !isAsked) {
      isAsked = true
      readAnyway()
    }
    // the page is usable: load the code for changes with the first line
    if (isUsable || !page.view?.lines.length) return
    isUsable = true
    changes.prefetch()
  }
  widget.followStore((state) => state, show)
  startCart()
  showServed(options)
}

/**
 * Renders the cart if the server HTML has no lines, and hides the server's own content. Few pages need it: a separate
 * chunk.
 */
function render(widget: Widget<typeof definition>, options: Options): void {
  const {element: root, context, adopt, lazy, signal, followTexts, fail} = widget
  const place = root.querySelector<HTMLElement>('#sqs-cart-container') ?? root
  const served = [...place.children].filter((child) => !child.matches('script,template'))
  const rendering = lazy(() => import('./lazy/cart-markup.ts')).run(({makeMarkup, writeTexts}) => {
    const host = makeMarkup(root, options)
    followTexts(() => writeTexts(host))
    for (const part of served) adopt(part, {attributes: {hidden: ''}})
    place.append(host)
    signal.addEventListener('abort', () => host.remove())
    work(widget, options)
  }, fail)
  context.wait?.(rendering)
}

export const mount = enhance(definition, (widget) => {
  const {element, props} = widget
  const options = readOptions(name, element, props.options)
  if (element.querySelector('[data-cart=lines]')) work(widget, options)
  else render(widget, options)
})
