import {useLayoutEffect, useRef, useState, useSyncExternalStore} from 'react'
import {createFetcher, type Fetcher, type FetchState} from '../lib/create-fetcher.ts'

export interface Fetched<T> extends FetchState<T> {
  /** Fetches it again. */
  refetch: Fetcher<T>['run']
}

/** Fetches when the component is mounted. A reply that arrives after unmounting is dropped. */
export function useFetch<T>(load: (signal: AbortSignal) => Promise<T>): Fetched<T> {
  const latest = useRef(load)
  latest.current = load
  const [fetcher] = useState(() => createFetcher<T>((signal) => latest.current(signal)))
  const state = useSyncExternalStore(fetcher.subscribe, fetcher.getState, fetcher.getState)
  useLayoutEffect(() => {
    void fetcher.run()
    return fetcher.abort
  }, [fetcher])
  return {...state, refetch: fetcher.run}
}
