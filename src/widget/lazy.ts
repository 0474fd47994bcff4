/** Code that is fetched when it is needed. */
export interface Lazy<M> {
  /** Fetches it before it is needed. A failure counts only once it is needed. */
  prefetch: () => void
  /**
   * Hands it to `use` once it is there. A failure of either goes to `onError`. After the signal is aborted, neither is
   * called.
   */
  run: (use: (module: M) => unknown, onError?: (error: unknown) => void) => Promise<void>
}

interface LazyOptions {
  signal: AbortSignal
  /** For calls of `run` without their own. */
  onError: (error: unknown) => void
}

/** Fetches it once. A failure is forgotten: the next call tries again. */
export function createLazy<M>(load: () => Promise<M>, {signal, onError: report}: LazyOptions): Lazy<M> {
  let loading: Promise<M> | undefined

  async function fetch(): Promise<M> {
    loading ??= load()
    try {
      return await loading
    } catch (error) {
      loading = undefined
      throw error
    }
  }
  return {
    prefetch() {
      fetch().catch(() => {})
    },
    async run(use, onError = report) {
      try {
        const module = await fetch()
        if (!signal.aborted) await use(module)
      } catch (error) {
        if (!signal.aborted) onError(error)
      }
    },
  }
}
