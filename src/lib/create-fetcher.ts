/** Data, and the state of its request (product.md §4, data fetch). */
export interface FetchState<T> {
  status: 'idle' | 'pending' | 'success' | 'failed'
  /** The data of the last success: it stays during the next fetch. */
  data: T | null
  error: unknown
}

export interface Fetcher<T> {
  getState: () => FetchState<T>
  subscribe: (tell: () => void) => () => void
  /** Fetches; replaces a pending call. Resolves when the call has ended, and never rejects. */
  run: () => Promise<FetchState<T>>
  /** Aborts the pending call. */
  abort: () => void
}

/** Tracks the result of `load`. The signal of `load` is aborted when its result is no longer needed. */
export function createFetcher<T>(load: (signal: AbortSignal) => Promise<T>): Fetcher<T> {
  const listeners = new Set<() => void>()
  let state: FetchState<T> = {status: 'idle', data: null, error: null}
  let current = new AbortController()

  function set(change: Partial<FetchState<T>>): void {
    state = {...state, ...change}
    for (const notify of [...listeners]) notify()
  }

  function abort(): void {
    current.abort()
    if (state.status === 'pending') set({status: state.data === null ? 'idle' : 'success'})
  }

  return {
    abort,
    getState: () => state,
    subscribe(tell) {
      listeners.add(tell)
      return () => void listeners.delete(tell)
    },
    async run() {
      current.abort()
      current = new AbortController()
      const {signal} = current
      set({status: 'pending', error: null})
      const outcome = await load(signal).then(
        (data) => ({status: 'success', data, error: null}) as const,
        (error: unknown) => ({status: 'failed', error}) as const,
      )
      if (!signal.aborted) set(outcome)
      return state
    },
  }
}
