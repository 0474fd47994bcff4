/** What a page measures in a run, in milliseconds since the navigation began. */
export interface Sight {
  /** When the first script of the page had arrived; 0 on a page without. */
  scriptAt: number
  /** By widget in document order, when it was mounted. */
  mountedAt: number[]
  /** Bytes of script as they came over the wire. */
  scriptBytes: number
  /** Durations of the tasks above 50 ms. */
  longTasks: number[]
}

export interface Probe {
  /** Called once by each widget when it is live. */
  mounted: (link: Element) => void
  /** Tells what was seen and forgets it, so that it weighs nothing when the heap is measured. */
  tell: () => Sight
}

declare global {
  var bench: Probe
}

export interface ProbeOptions {
  /** Widgets that have to be mounted. */
  widgets: number
  /** Name of the binding that is called when all are mounted and the page has loaded. */
  done: string
}

/**
 * Runs in the page before its scripts, the same on all pages. It must not refer to anything outside of itself.
 * A call of `mounted` costs less than a microsecond, and nobody polls the page while it works.
 */
export function installProbe({widgets, done}: ProbeOptions): void {
  const mounted = new Map<EventTarget | null, number>()
  const longTasks: number[] = []
  let isLoaded = false

  const tellWhenDone = () => {
    if (isLoaded && mounted.size === widgets) Reflect.get(globalThis, done)?.('')
  }
  const mark = (link: EventTarget | null) => {
    mounted.set(link, performance.now())
    tellWhenDone()
  }

  new PerformanceObserver((list) => {
    for (const {duration} of list.getEntries()) longTasks.push(duration)
  }).observe({type: 'longtask', buffered: true})
  addEventListener('load', () => {
    isLoaded = true
    tellWhenDone()
  })
  addEventListener('vitrine:mounted', ({target}) => mark(target))

  const tell = (): Sight => {
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const scripts = resources.filter(({name}) => name.endsWith('.js'))
    const links = [...document.querySelectorAll('.cart-link')]
    const sight = {
      scriptAt: scripts[0]?.responseEnd ?? 0,
      mountedAt: links.flatMap((link) => mounted.get(link) ?? []),
      scriptBytes: scripts.reduce((sum, {encodedBodySize}) => sum + encodedBodySize, 0),
      longTasks: [...longTasks],
    }
    mounted.clear()
    return sight
  }
  Object.assign(globalThis, {bench: {mounted: mark, tell}})
}
