import {readPath} from '../../lib/read-path.ts'
import {page} from '../page.ts'
import {report} from '../report.ts'
import {hasCartCookie} from '../site/cookies.ts'
import {hasKept} from './has-kept.ts'
import {publish} from './publish.ts'
import {store} from './store.ts'
import {openTabs, tellTabs} from './tabs.ts'

declare global {
  interface Document {
    /** The browser has rendered the page ahead: it is not seen yet, and may never be. Not in every browser. */
    readonly prerendering?: boolean
  }
}

/** See `actions/index.ts`. */
export const loadActions = () => import('../../actions/index.ts')

/** Milliseconds away from the tab after which the cart is read again. */
const AWAY = 60_000

let started = false

type Actions = Awaited<ReturnType<typeof loadActions>>

/** For background tasks: a failure leaves the page unchanged and is reported once. */
const inBackground = (task: (actions: Actions) => unknown, fail?: () => void): Promise<void> =>
  loadActions()
    .then(task)
    .then(
      () => {},
      (error) => {
        fail?.()
        report('cart', error)
      },
    )

/** Reads the cart, and sends what earlier pages could not. After a while, a read that is under way is too old. */
async function read({refreshCart}: Actions, isAgain: boolean): Promise<void> {
  const pending = hasKept()
    ? // without it the cart is shown nevertheless, and the next page sends what is kept
      await import('../../actions/pending-changes/resume.ts').catch((error) => void report('cart', error))
    : undefined
  pending?.showPlaces()
  await refreshCart(isAgain && store.getState().loading)
  await pending?.sendKept()
}

/**
 * Reads the cart if there may be one: a visitor without a cart cookie has no cart (contract: API). Shops on another
 * origin or of another kind decide themselves.
 */
function syncCart(isAgain = false): void {
  const {api, backend = api} = page()
  if (hasCartCookie() || store.getState().cart || backend !== undefined || hasKept())
    void inBackground(
      (actions) => read(actions, isAgain),
      () => store.setState({hasFailed: true}),
    )
  else {
    store.setState({synced: true})
    tellTabs({isGone: true})
  }
}

function followPage(): void {
  // a page that the browser has rendered ahead reads again as soon as it is seen
  let left = document.prerendering ? 1 : document.hidden ? Date.now() : 0
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) left = Date.now()
    else if (left && Date.now() - left > AWAY) syncCart(true)
  })
  addEventListener('pageshow', ({persisted}) => {
    if (persisted) syncCart(true)
  })
}

/** The code that calls the shop is fetched for a message with a cart. A message without one concerns a tab with a cart. */
function receive(data: unknown): void {
  const isGone = readPath(data, 'isGone') === true
  if (isGone && !store.getState().cart?.entries.length) return
  void inBackground(({receiveCart, refreshCart}) => (isGone ? refreshCart() : receiveCart(data)))
}

/** Called by each widget that shows the cart: the first call reads it and keeps it up to date from then on. */
export function startCart(): void {
  if (started) return
  started = true
  // after all widgets of this task are mounted: reading cookies and opening the channel takes longer than mounting many
  // widgets
  queueMicrotask(() => {
    publish()
    document.addEventListener('vitrine:strings', () => store.setState(({texts}) => ({texts: texts + 1})))
    openTabs(receive)
    followPage()
    syncCart()
  })
}
