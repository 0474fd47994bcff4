type Load = (id: string, signal: AbortSignal) => Promise<string>

interface Loading {
  html: Promise<string>
  /** Aborts the load; does nothing once it has finished. */
  abort: () => void
  isDone: boolean
}

/** The loads of one opening: each product once, unless it failed. */
export function createLoads(load: Load) {
  const all = new Map<string, Loading>()

  function begin(id: string): Loading {
    const end = new AbortController()
    const html = load(id, end.signal)
    const loading: Loading = {html, abort: () => end.abort(), isDone: false}
    all.set(id, loading)
    html.then(
      () => {
        loading.isDone = true
      },
      () => all.get(id) === loading && all.delete(id),
    )
    return loading
  }

  return {
    get: (id: string): Promise<string> => (all.get(id) ?? begin(id)).html,
    /** Aborts pending loads except these. */
    keepOnly(ids: readonly string[]): void {
      for (const [id, {isDone, abort}] of all) {
        if (isDone || ids.includes(id)) continue
        all.delete(id)
        abort()
      }
    },
  }
}
