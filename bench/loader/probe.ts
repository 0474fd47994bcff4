/** A page's measurements in a visit, in milliseconds since the start of the navigation. */
export interface Sight {
  /** When the first script of the page arrived; 0 on a page without script. */
  scriptAt: number
  /** When each widget mounted, or when the page started to keep its clicks; in document order. */
  mountedAt: number[]
  /** The number of the page's requests. */
  requests: number
  /** Bytes of script on the wire, except for those that an idle page requests. */
  scriptBytes: number
  /** Bytes of script requested after the page had loaded and was idle. */
  restBytes: number
  /** Durations of the tasks above 50 ms. */
  longTasks: number[]
}

export interface Probe {
  /** Called once by each widget when it is live. */
  mounted: (element: EventTarget | null) => void
  /** Called once by a page that keeps clicks on all its widgets, and mounts none before. */
  ready: () => void
  /** Returns the measurements and clears them, so that they do not count in the heap. */
  tell: () => Sight
}

declare global {
  var bench: Probe
}

export interface ProbeOptions {
  /** The number of widgets that must be live. */
  widgets: number
  /** Name of the binding that is called when all widgets are live and the page has loaded. */
  done: string
}

/**
 * Runs in the page before its scripts, the same on all pages. It must not refer to anything outside itself. A call of
 * `mounted` takes less than a microsecond, and the probe does not poll the page while it works.
 */
export function installProbe({widgets, done}: ProbeOptions): void {
  const mounted = new Map<EventTarget | null, number>()
  const longTasks: number[] = []
  let readyAt: number | undefined
  let restAt = Infinity
  let isLoaded = false
  let isTold = false

  const tellWhenDone = () => {
    if (isTold || !isLoaded || (readyAt === undefined && mounted.size < widgets)) return
    // once: a call of the binding costs more than a mount, and the widgets of a page that keeps clicks mount after it
    isTold = true
    Reflect.get(globalThis, done)?.('')
  }
  const mark = (element: EventTarget | null) => {
    mounted.set(element, performance.now())
    tellWhenDone()
  }
  const ready = () => {
    readyAt = performance.now()
    tellWhenDone()
  }

  new PerformanceObserver((list) => {
    for (const {duration} of list.getEntries()) longTasks.push(duration)
  }).observe({type: 'longtask', buffered: true})
  addEventListener('load', () => {
    isLoaded = true
    requestIdleCallback(() => {
      restAt = performance.now()
    })
    tellWhenDone()
  })
  addEventListener('vitrine:mounted', ({target}) => mark(target))

  function readMounted(): number[] {
    const items = [...document.querySelectorAll('li')]
    const byItem = new Map(
      [...mounted].map(([element, at]) => [element instanceof Element ? element.closest('li') : null, at]),
    )
    // a page that mounts all widgets without a use is measured by that, even if it keeps clicks before
    const areMounted = items.every((item) => byItem.has(item))
    return items.flatMap((item) => (areMounted ? byItem.get(item) : readyAt) ?? [])
  }

  function tell(): Sight {
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const scripts = resources.filter(({name}) => name.endsWith('.js'))
    const bytesOf = (wanted: boolean) =>
      scripts
        .filter(({startTime}) => startTime >= restAt === wanted)
        .reduce((sum, {encodedBodySize}) => sum + encodedBodySize, 0)
    const sight = {
      scriptAt: scripts[0]?.responseEnd ?? 0,
      mountedAt: readMounted(),
      requests: resources.length,
      scriptBytes: bytesOf(false),
      restBytes: bytesOf(true),
      longTasks: [...longTasks],
    }
    mounted.clear()
    return sight
  }
  Object.assign(globalThis, {bench: {mounted: mark, ready, tell}})
}
