import {useSyncExternalStore} from 'react'
import {store} from '../page/store/store.ts'
import type {State} from '../page/store/types.ts'

/** Renders again when the selected part of the store has changed. */
export function useStore<T>(select: (state: State) => T): T {
  const read = () => select(store.getState())
  return useSyncExternalStore(store.subscribe, read, read)
}
