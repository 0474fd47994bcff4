import {page} from '../page.ts'
import {report} from '../report.ts'
import {hasCartCookie} from '../site/cookies.ts'
import {loadActions} from './load-actions.ts'
import {store} from './store.ts'
import {openTabs} from './tabs.ts'
import type {CartState, State} from './types.ts'

/** Milliseconds away from the tab after which the cart is read again. */
const AWAY = 60_000

let started = false

type Actions = Awaited<ReturnType<typeof loadActions>>

/** For what runs in the background: a failure leaves the page as it is and says so once. */
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

/**
 * Reads the cart where there is one to read: without a cart cookie there is none (contract: API). A shop elsewhere, or of
 * another kind, says itself whether there may be one.
 */
function syncCart(): void {
  const {api, backend = api} = page()
  if (hasCartCookie() || store.getState().cart || backend !== undefined)
    void inBackground(
      ({refreshCart}) => refreshCart(),
      () => store.setState({hasFailed: true}),
    )
  else store.setState({synced: true})
}

/** What pages and apps see of the state. */
const toPublic = ({cart, synced, loading, recalculating, lastAdded}: State): CartState => ({
  cart,
  synced,
  loading,
  recalculating,
  lastAdded,
})

/** A page's own function that throws is reported: it must not end what is being done with the cart. */
function tellPage(current: State): void {
  const settings = page()
  const {state: previous} = settings
  const state = toPublic(current)
  // what else changes is the widgets' own matter
  if (Object.values(state).every((value, place) => value === Object.values(previous)[place])) return
  settings.state = state
  for (const tell of settings.subscribers) {
    try {
      tell(state, previous)
    } catch (error) {
      report('store.subscribe', error)
    }
  }
}

function followPage(): void {
  let left = 0
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) left = Date.now()
    else if (left && Date.now() - left > AWAY) syncCart()
  })
  addEventListener('pageshow', ({persisted}) => {
    if (persisted) syncCart()
  })
}

/** Called by each widget that shows the cart: the first call reads it and keeps it in step from then on. */
export function startCart(): void {
  if (started) return
  started = true
  // after what is mounted together: cookies and other tabs take longer to ask for than many widgets to mount
  queueMicrotask(() => {
    page().state = toPublic(store.getState())
    store.subscribe(tellPage)
    document.addEventListener('vitrine:strings', () => store.setState(({texts}) => ({texts: texts + 1})))
    openTabs((data) => void inBackground(({receiveCart}) => receiveCart(data)))
    followPage()
    syncCart()
  })
}
