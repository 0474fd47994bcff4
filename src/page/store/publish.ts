import {page} from '../page.ts'
import {report} from '../report.ts'
import {store} from './store.ts'
import type {PageState, State} from './types.ts'

/** The public view of the state, for pages and apps. */
const toPublic = ({cart, synced, loading, recalculating, lastAdded, member}: State): PageState => ({
  cart,
  synced,
  loading,
  recalculating,
  lastAdded,
  member,
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

let isPublished = false

/** Shows the page what the store holds, from the first call on. */
export function publish(): void {
  if (isPublished) return
  isPublished = true
  page().state = toPublic(store.getState())
  store.subscribe(tellPage)
}
