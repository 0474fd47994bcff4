import {busyUntil} from './busy-until.ts'

/** Code that is fetched when it is needed. */
export interface Lazy<M> {
  /** Fetches the code before it is needed. A failure counts only once the code is needed. */
  prefetch: () => void
  /**
   * Passes the code to `use` once it has loaded. A failure of either goes to `onError`. After the signal is aborted,
   * neither is called. The clicked element is busy while the code loads.
   */
  run: (
    use: (module: M) => unknown,
    onError?: (error: unknown) => void,
    pressed?: Element | null,
  ) => Promise<void>
}

interface LazyOptions {
  signal: AbortSignal
  /** For calls of `run` without their own handler. */
  onError: (error: unknown) => void
}

/** Fetches the code once. A failure is forgotten: the next call tries again. */
export function createLazy<M>(load: () => Promise<M>, {signal, onError: report}: LazyOptions): Lazy<M> {
  let loading: Promise<M> | undefined
  let isThere = false

  function begin(): Promise<M> {
    const isOffline = navigator.onLine === false
    return load().catch((error: unknown) => {
      // a press that came after the connection waits for it, too
      if (isOffline && navigator.onLine) return load()
      throw error
    })
  }
  async function fetch(): Promise<M> {
    loading ??= begin()
    try {
      const module = await loading
      isThere = true
      return module
    } catch (error) {
      loading = undefined
      throw error
    }
  }
  return {
    prefetch() {
      fetch().catch(() => {})
    },
    async run(use, onError = report, pressed) {
      try {
        const module = await busyUntil(isThere ? null : pressed, fetch(), signal)
        if (!signal.aborted) await use(module)
      } catch (error) {
        if (!signal.aborted) onError(error)
      }
    },
  }
}
