import './cart-page.css'
import {loadActions} from '../../src/page/store/load-actions.ts'
import {startCart} from '../../src/page/store/start.ts'
import {store} from '../../src/page/store/store.ts'
import {enhance, type Widget} from '../../src/widget/enhance.ts'
import {definition} from './definition.ts'
import {createCartPage} from './parts/cart.ts'
import {type Options, readOptions} from './parts/options.ts'
import {readTask, runTask} from './parts/tasks.ts'

const EVENTS = ['click', 'change', 'submit'] as const

/** Whether the event is not for the widget: already handled, or a modified click, which belongs to the browser. */
const isTaken = (event: Event): boolean =>
  event.defaultPrevented ||
  (event instanceof MouseEvent && (event.ctrlKey || event.metaKey || event.shiftKey))

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

/** Takes over the server HTML, or the rendered markup. */
function work(widget: Widget<typeof definition>, options: Options): void {
  const {element: root, lazy, signal} = widget
  const page = createCartPage(widget, options)
  const changes = lazy(() => import(/* usual */ './lazy/changes.ts'))
  let isUsable = false
  function show(): undefined {
    page.show()
    // the page is usable: load the code for changes with the first line
    if (isUsable || !page.view?.lines.length) return
    isUsable = true
    changes.prefetch()
  }
  widget.followStore((state) => state, show)
  for (const type of EVENTS)
    root.addEventListener(
      type,
      (event) => {
        const task = isTaken(event) ? null : readTask(page, event)
        if (!task) return
        event.preventDefault()
        runTask({page, changes}, task, event)
      },
      {signal},
    )
  startCart()
  showServed(options)
}

/**
 * Renders the cart if the server HTML has no lines, and hides the server's own content. Few pages need it: a separate
 * chunk.
 */
function render(widget: Widget<typeof definition>, options: Options): void {
  const {element: root, adopt, lazy, signal, followTexts, fail} = widget
  const place = root.querySelector<HTMLElement>('#sqs-cart-container') ?? root
  const served = [...place.children].filter((child) => !child.matches('script,template'))
  void lazy(() => import('./lazy/cart-markup.ts')).run(({makeMarkup, writeTexts}) => {
    const host = makeMarkup(root, options)
    followTexts(() => writeTexts(host))
    for (const one of served) adopt(one, {attributes: {hidden: ''}})
    place.append(host)
    signal.addEventListener('abort', () => host.remove())
    work(widget, options)
  }, fail)
}

export const mount = enhance(definition, (widget) => {
  const {element, props} = widget
  const options = readOptions(element, props)
  if (element.querySelector('[data-cart=lines]')) work(widget, options)
  else render(widget, options)
})
