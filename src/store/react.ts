import {useSyncExternalStore} from 'react'
import type {Texts} from '../lib/texts.ts'
import {store} from './store.ts'
import type {State} from './types.ts'

/** Renders anew when what `select` picks has changed. */
export function useStore<T>(select: (state: State) => T): T {
  const read = () => select(store.getState())
  return useSyncExternalStore(store.subscribe, read, read)
}

const selectTexts = (state: State): number => state.texts

/** The texts, read anew when the page puts its own in their place. */
export function useTexts<K extends string>(texts: Texts<K>): Texts<K> {
  useStore(selectTexts)
  return texts
}
