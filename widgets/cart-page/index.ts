import './cart-page.css'
import type {Mount} from '../../src/contract/widget.ts'
import {loadActions} from '../../src/page/store/load-actions.ts'
import {startCart} from '../../src/page/store/start.ts'
import {store} from '../../src/page/store/store.ts'
import {adopt, apply, restore} from '../../src/widget/adopt.ts'
import {createCartPage} from './cart.ts'
import {type Options, readOptions} from './options.ts'
import {inUseDo, loadInUse, readTask} from './tasks.ts'

const EVENTS = ['click', 'change', 'submit'] as const

/** Modified clicks on links are the browser's. */
const isTaken = (event: Event): boolean =>
  event.defaultPrevented ||
  (event instanceof MouseEvent && (event.ctrlKey || event.metaKey || event.shiftKey))

/** The cart that the page brings along stands until the server's is there. */
function showServed({cart}: Options): void {
  if (!cart) return
  loadActions().then(
    ({receiveCart}) => {
      if (!store.getState().cart) receiveCart(cart)
    },
    () => {},
  )
}

interface Work {
  root: HTMLElement
  options: Options
  fail: (error: unknown) => void
}

/** Takes over what the server, or we, have rendered. */
function work({root, options, fail}: Work): () => void {
  const page = createCartPage(root, options)
  let isUsable = false
  function show(): void {
    page.show()
    // the page is there to be used: what that takes comes with the first line
    if (isUsable || !page.view?.lines.length) return
    isUsable = true
    loadInUse().catch(() => {})
  }
  function follow(): void {
    try {
      show()
    } catch (error) {
      unmount()
      fail(error)
    }
  }
  const stop = store.subscribe(follow)
  function unmount(): void {
    stop()
    page.restore()
  }
  for (const type of EVENTS)
    root.addEventListener(
      type,
      (event) => {
        const task = isTaken(event) ? null : readTask(page, event)
        if (!task) return
        event.preventDefault()
        void inUseDo(page, task, event)
      },
      {signal: page.ended},
    )
  try {
    show()
  } catch (error) {
    unmount()
    throw error
  }
  startCart()
  showServed(options)
  return unmount
}

/** Where the server rendered no lines, we do, in place of what it says instead. Few pages need it: a chunk of its own. */
function render({root, options, fail}: Work): () => void {
  const place = root.querySelector<HTMLElement>('#sqs-cart-container') ?? root
  const served = [...place.children].filter((child) => !child.matches('script,template')).map(adopt)
  let end = () => {}
  let isOver = false
  const giveUp = (error: unknown) => {
    end()
    fail(error)
  }
  import('./cart-markup.ts')
    .then(({makeMarkup, relabel}) => {
      if (isOver) return
      const host = makeMarkup(root, options)
      for (const one of served) apply(one, {attributes: {hidden: ''}})
      place.append(host)
      const stop = store.subscribe(({texts}, previous) => {
        if (texts !== previous.texts) relabel(host)
      })
      const clear = () => {
        stop()
        host.remove()
        served.forEach(restore)
      }
      end = clear
      const stopWork = work({
        root,
        options,
        fail(error) {
          clear()
          fail(error)
        },
      })
      end = () => {
        stopWork()
        clear()
      }
    })
    .catch(giveUp)
  return () => {
    isOver = true
    end()
  }
}

export const mount: Mount = (root, {fail}) => {
  const it = {root, options: readOptions(root), fail}
  return root.querySelector('[data-cart=lines]') ? work(it) : render(it)
}
