import {store} from './store.ts'
import type {State} from './types.ts'

/**
 * For a widget that renders nothing and only keeps server HTML in step: hands it what `select` picks of the store,
 * now and after each change. Throws what the first `show` throws; a later failure ends it and goes to `fail`.
 * Returns what ends it.
 */
export function followStore<T>(
  select: (state: State) => T,
  show: (value: T) => void,
  fail: (error: unknown) => void,
): () => void {
  let shown = select(store.getState())
  show(shown)
  const stop = store.subscribe((state) => {
    const value = select(state)
    if (Object.is(value, shown)) return
    shown = value
    try {
      show(value)
    } catch (error) {
      stop()
      fail(error)
    }
  })
  return stop
}
