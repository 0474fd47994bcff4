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

/** The cart matches the server, and no change is pending. */
export const isSettled = ({edits, recalculating}: State): boolean =>
  !recalculating && !Object.keys(edits.lines).length

/** A change waits for a connection. */
export const isWaiting = ({edits}: State): boolean =>
  Object.values(edits.lines).some((edit) => edit.isWaiting)
