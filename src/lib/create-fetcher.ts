/** What is fetched, and how far it has come (product.md §4, data fetch). */
export interface FetchState<T> {
  status: 'idle' | 'pending' | 'success' | 'failed'
  /** Of the last success: it stays while it is fetched anew. */
  data: T | null
  error: unknown
}

export interface Fetcher<T> {
  getState: () => FetchState<T>
  subscribe: (tell: () => void) => () => void
  /** Fetches; an earlier call that is on its way counts no more. Resolves when there is an end to it, and never rejects. */
  run: () => Promise<FetchState<T>>
  /** What is on its way counts no more. */
  abort: () => void
}

/** Follows what `load` brings. It is given a signal that is aborted when nobody waits for it any more. */
export function createFetcher<T>(load: (signal: AbortSignal) => Promise<T>): Fetcher<T> {
  const listeners = new Set<() => void>()
  let state: FetchState<T> = {status: 'idle', data: null, error: null}
  let current = new AbortController()

  function set(change: Partial<FetchState<T>>): void {
    state = {...state, ...change}
    for (const tell of [...listeners]) tell()
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
