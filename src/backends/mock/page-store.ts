import type {Store} from './held-cart.ts'

/** Storage is read each time: another tab may have changed the text. */
function createPageStore(key: string): Store {
  /** Used if storage is blocked or full: kept as long as the page is open. */
  let unsaved: string | null = null
  return {
    read() {
      try {
        return unsaved ?? localStorage.getItem(key)
      } catch {
        return unsaved
      }
    },
    write(text) {
      unsaved = text
      try {
        localStorage.setItem(key, text)
        unsaved = null
      } catch {
        // the page keeps it
      }
    },
  }
}

export const pageStore = createPageStore('vitrine-mock-cart')
export const pageLists = createPageStore('vitrine-mock-lists')
