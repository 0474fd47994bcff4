import {page} from '../page.ts'
import {report} from '../report.ts'
import {hasCartCookie} from '../site/cookies.ts'
import {hasKept} from './has-kept.ts'
import {loadActions} from './load-actions.ts'
import {store} from './store.ts'
import {openTabs} from './tabs.ts'
import type {CartState, State} from './types.ts'

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

/** Reads the cart, and sends what earlier pages could not. */
async function read({refreshCart}: Actions): Promise<void> {
  const kept = hasKept()
    ? // without it the cart is shown nevertheless, and the next page sends what is kept
      await import(/* rare */ '../../actions/kept/take-up.ts').catch((error) => void report('cart', error))
    : undefined
  kept?.showPlaces()
  await refreshCart()
  await kept?.sendKept()
}

/**
 * Reads the cart if there may be one: a visitor without a cart cookie has no cart (contract: API). Shops on another
 * origin or of another kind decide themselves.
 */
function syncCart(): void {
  const {api, backend = api} = page()
  if (hasCartCookie() || store.getState().cart || backend !== undefined)
    void inBackground(read, () => store.setState({hasFailed: true}))
  else store.setState({synced: true})
}

/** The public view of the state, for pages and apps. */
const toPublic = ({cart, synced, loading, recalculating, lastAdded}: State): CartState => ({
  cart,
  synced,
  loading,
  recalculating,
  lastAdded,
})

/** Reports a page's subscriber that throws: it must not interrupt work on the cart. */
function tellPage(current: State): void {
  const settings = page()
  const {state: previous} = settings
  const state = toPublic(current)
  // all other changes concern only the widgets
  if (Object.values(state).every((value, place) => value === Object.values(previous)[place])) return
  settings.state = state
  for (const notify of settings.subscribers) {
    try {
      notify(state, previous)
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

/** Called by each widget that shows the cart: the first call reads it and keeps it up to date from then on. */
export function startCart(): void {
  if (started) return
  started = true
  // after all widgets of this task are mounted: reading cookies and opening the channel takes longer than mounting many
  // widgets
  queueMicrotask(() => {
    page().state = toPublic(store.getState())
    store.subscribe(tellPage)
    document.addEventListener('vitrine:strings', () => store.setState(({texts}) => ({texts: texts + 1})))
    openTabs((data) => void inBackground(({receiveCart}) => receiveCart(data)))
    followPage()
    syncCart()
  })
}
