import type {Store} from './held-cart.ts'

const KEY = 'vitrine-mock-cart'

/** Used if storage is blocked or full: kept as long as the page is open. */
let kept: string | null = null

/** Storage is read each time: another tab may have changed the cart. */
export const pageStore: Store = {
  read() {
    try {
      return kept ?? localStorage.getItem(KEY)
    } catch {
      return kept
    }
  },
  write(text) {
    kept = text
    try {
      localStorage.setItem(KEY, text)
      kept = null
    } catch {
      // the page keeps it
    }
  },
}
