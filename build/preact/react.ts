/**
 * The part of React's API that the widgets use, on Preact's core. The whole of `preact/compat` would add 1.3 kB to
 * every page and a hook to every node. When a widget needs more, add it here and measure the runtime chunk.
 */
import {useLayoutEffect, useState} from 'preact/hooks'

export {Component, Fragment} from 'preact'
export {useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState} from 'preact/hooks'

let ids = 0

/** Preact's own counter restarts in each root: two islands of a page would get the same id. */
export const useId = (): string => useState(() => `vitrine-${++ids}`)[0]

/** For stores that keep their snapshots instead of creating new ones; there is no concurrent rendering to guard against. */
export function useSyncExternalStore<T>(subscribe: (changed: () => void) => () => void, read: () => T): T {
  const value = read()
  const [{shown}, renderAnew] = useState({shown: {value, read}})
  shown.value = value
  shown.read = read
  // biome-ignore lint/correctness/useExhaustiveDependencies: `shown` stays the same object
  useLayoutEffect(() => {
    const check = () => {
      if (!Object.is(shown.value, shown.read())) renderAnew({shown})
    }
    // the snapshot may have changed since it was read
    check()
    return subscribe(check)
  }, [subscribe])
  return value
}
