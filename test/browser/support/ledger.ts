/** The browser resources that a page has open: no API lists them for scripts. */
export interface Ledger {
  /** Elements or other targets of observers. */
  observed: number
  /** Pending timers, intervals, frames and idle callbacks. */
  timers: number
  /** Open broadcast channels. */
  channels: number
}

declare global {
  interface Window {
    ledger?: () => Ledger
  }
}

/** For `addInitScript`: counts by wrapping the browser's own functions. */
export function keepLedger(): void {
  const followed = new WeakMap<object, {targets: WeakSet<object>; count: number}>()
  const waiting = new Set<string>()
  let observed = 0
  let channels = 0

  /** Calls `before` with the receiver and the first argument. */
  function wrap(owner: object, name: string, before: (on: object, target: unknown) => void): void {
    const native: unknown = Reflect.get(owner, name)
    if (typeof native !== 'function') return
    Reflect.set(owner, name, function (this: object, ...args: unknown[]) {
      before(this, args[0])
      return Reflect.apply(native, this, args)
    })
  }
  function observe(observer: object, target: unknown): void {
    const own = followed.get(observer) ?? {targets: new WeakSet(), count: 0}
    followed.set(observer, own)
    // an observer without an element follows one target
    const one = target instanceof Node ? target : observer
    if (own.targets.has(one)) return
    own.targets.add(one)
    own.count++
    observed++
  }
  function unobserve(observer: object, target: unknown): void {
    const own = followed.get(observer)
    if (!own || !(target instanceof Node) || !own.targets.delete(target)) return
    own.count--
    observed--
  }
  function disconnect(observer: object): void {
    observed -= followed.get(observer)?.count ?? 0
    followed.delete(observer)
  }
  for (const {prototype} of [IntersectionObserver, ResizeObserver, MutationObserver, PerformanceObserver]) {
    wrap(prototype, 'observe', observe)
    wrap(prototype, 'unobserve', unobserve)
    wrap(prototype, 'disconnect', disconnect)
  }

  function wrapTimer(begin: string, end: string, isOnce: boolean): void {
    const native: unknown = Reflect.get(window, begin)
    if (typeof native !== 'function') return
    Reflect.set(window, begin, (act: unknown, ...rest: unknown[]) => {
      const run = (...args: unknown[]): void => {
        if (isOnce) waiting.delete(key)
        if (typeof act === 'function') Reflect.apply(act, window, args)
      }
      const id: unknown = Reflect.apply(native, window, [run, ...rest])
      const key = `${end} ${id}`
      waiting.add(key)
      return id
    })
    wrap(window, end, (_, id) => waiting.delete(`${end} ${id}`))
  }
  wrapTimer('setTimeout', 'clearTimeout', true)
  wrapTimer('setInterval', 'clearInterval', false)
  wrapTimer('requestAnimationFrame', 'cancelAnimationFrame', true)
  wrapTimer('requestIdleCallback', 'cancelIdleCallback', true)

  window.BroadcastChannel = new Proxy(BroadcastChannel, {
    construct(target, args) {
      channels++
      return Reflect.construct(target, args)
    },
  })
  wrap(BroadcastChannel.prototype, 'close', () => channels--)

  window.ledger = () => ({observed, timers: waiting.size, channels})
}
