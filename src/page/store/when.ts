import {store} from './store.ts'
import type {State} from './types.ts'

/** Resolves as soon as the store's state matches. */
export const when = (isSo: (state: State) => boolean): Promise<void> =>
  new Promise((resolve) => {
    if (isSo(store.getState())) return resolve()
    const end = store.subscribe((state) => {
      if (!isSo(state)) return
      end()
      resolve()
    })
  })
