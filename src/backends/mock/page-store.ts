import type {Store} from './held-cart.ts'

const KEY = 'vitrine-mock-cart'

/** Where storage is blocked or full: for as long as the page lives. */
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
      // it stays with the page
    }
  },
}
