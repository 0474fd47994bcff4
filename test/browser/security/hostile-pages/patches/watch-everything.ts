/**
 * The functions that error trackers, blockers and tag managers wrap: the wrappers are slow, support less than the
 * browser, and sometimes refuse.
 */
export function watchEverything(): void {
  const wrapped = new WeakMap<object, unknown>()
  const guard = (fn: unknown): unknown => {
    if (typeof fn !== 'function') return fn
    const guarded =
      wrapped.get(fn) ??
      function (this: unknown, ...all: unknown[]) {
        return Reflect.apply(fn, this, all)
      }
    wrapped.set(fn, guarded)
    return guarded
  }
  for (const name of ['addEventListener', 'removeEventListener'] as const) {
    const native = EventTarget.prototype[name]
    Object.assign(EventTarget.prototype, {
      [name](this: EventTarget, type: string, fn: unknown, options: unknown) {
        Reflect.apply(native, this, [type, guard(fn), options])
      },
    })
  }
  const {setTimeout, requestAnimationFrame, fetch, IntersectionObserver, MutationObserver} = window
  const later = (fn: unknown, ms = 0): unknown => Reflect.apply(setTimeout, window, [guard(fn), ms + 20])
  Object.assign(window, {
    setTimeout: later,
    requestIdleCallback: later,
    requestAnimationFrame: (fn: unknown) => Reflect.apply(requestAnimationFrame, window, [guard(fn)]),
    // like most pasted wrappers: expects a string as its first argument
    fetch: async (address: string, init?: RequestInit) => {
      const isTold = address.startsWith('/') || address.startsWith('http')
      await new Promise((resolve) => setTimeout(resolve, isTold ? 20 : 0))
      return fetch(address, init)
    },
    IntersectionObserver: class extends IntersectionObserver {},
    MutationObserver: class extends MutationObserver {},
    Promise: class extends Promise<unknown> {},
  })
  const refuse = (): never => {
    throw new DOMException('Refused', 'SecurityError')
  }
  Object.assign(history, {pushState: refuse, replaceState: refuse})
  Object.assign(navigator, {sendBeacon: refuse})
  const {parse, stringify} = JSON
  Object.assign(JSON, {
    parse: (...all: unknown[]) => Reflect.apply(parse, JSON, all),
    stringify: (...all: unknown[]) => Reflect.apply(stringify, JSON, all),
  })
  Object.assign(console, {warn() {}, info() {}, debug: undefined})
}
