/** What scripts of pages do to the language and the browser before we run. Each runs in the page, by itself. */
export const patches: Record<string, () => void> = {
  'prototypes with enumerable extras': () => {
    const extras = {
      each: () => {},
      extend: () => {},
      clone: () => {},
      size: () => 0,
      isEmpty: () => true,
      contains: null,
      toJSONString: '',
    }
    for (const one of [Array, Object, String, Number, Function, Promise, RegExp, Date, Error])
      Object.assign(one.prototype, extras)
    for (const one of [Node, Event, NodeList, HTMLCollection, CSSStyleDeclaration, Headers, URL])
      Object.assign(one.prototype, {each: () => {}, extend: () => {}})
  },

  'toJSON on every prototype, as Prototype 1.6 wrote it': () => {
    for (const one of [Array, Object, String, Number, Boolean, Date, Function])
      Object.defineProperty(one.prototype, 'toJSON', {value: () => '"[]"', enumerable: true, writable: true})
  },

  'the methods of Prototype 1.7': () => {
    const toArray = (list: ArrayLike<unknown> | null) =>
      Array.apply(null, Array(list?.length ?? 0)).map((_, index) => list?.[index])
    function values(this: unknown[]) {
      return this.slice()
    }
    function detect(this: unknown[], is: (one: unknown, index: number) => unknown, context: unknown) {
      return this.filter((one, index) => is.call(context, one, index))[0]
    }
    Object.assign(Array, {from: toArray})
    Object.assign(Array.prototype, {toArray: values, entries: values, find: detect, detect, size: () => 0})
    Object.assign(Array.prototype, {clear: () => {}, first: () => {}, last: () => {}, inspect: () => '[]'})
    Object.assign(Function.prototype, {
      bind(this: (...args: unknown[]) => unknown, context: unknown, ...first: unknown[]) {
        return (...rest: unknown[]) => this.apply(context, [...first, ...rest])
      },
      curry() {},
      wrap() {},
      delay() {},
      defer() {},
    })
    const remove = Element.prototype.removeChild
    Object.assign(HTMLElement.prototype, {
      remove(this: Element) {
        if (!this.parentNode) throw new TypeError("Cannot read properties of null (reading 'removeChild')")
        remove.call(this.parentNode, this)
        return this
      },
      scrollTo(this: Element) {
        window.scrollTo(0, this.getBoundingClientRect().top)
        return this
      },
      select: () => [],
      show() {},
      hide() {},
      toggle() {},
      update() {},
      replace() {},
      insert() {},
      on() {},
      observe() {},
      fire() {},
      next: () => null,
      up: () => null,
    })
    Object.assign(HTMLFormElement.prototype, {serialize: () => '', enable() {}, disable() {}, request() {}})
    Object.assign(Event, {observe() {}, stop() {}, element() {}})
    Object.assign(Event.prototype, {stop() {}, element() {}, findElement() {}})
    document.getElementsByClassName = ((name: string) =>
      toArray(document.querySelectorAll(`.${name}`))) as never
    const {Element: Native} = window
    const create = (name: string) => document.createElement(name)
    Object.assign(window, {Element: Object.assign(create, {prototype: Native.prototype})})
    Object.assign(window, {$: () => null, $$: () => [], $A: toArray, $H: () => ({})})
  },

  'a watcher of errors around listeners, timers, fetch and history': () => {
    const wrapped = new WeakMap<object, object>()
    const guard = (fn: unknown): never => {
      if (typeof fn !== 'function') return fn as never
      const known = wrapped.get(fn)
      if (known) return known as never
      const guarded = function (this: unknown, ...args: unknown[]) {
        return Reflect.apply(fn, this, args)
      }
      wrapped.set(fn, guarded)
      return guarded as never
    }
    const {addEventListener, removeEventListener} = EventTarget.prototype
    EventTarget.prototype.addEventListener = function (type, fn, options) {
      addEventListener.call(this, type, guard(fn), options)
    }
    EventTarget.prototype.removeEventListener = function (type, fn, options) {
      removeEventListener.call(this, type, guard(fn), options)
    }
    const {setTimeout, requestAnimationFrame, fetch, IntersectionObserver, MutationObserver} = window
    Object.assign(window, {
      setTimeout: (fn: unknown, ms?: number) => setTimeout(guard(fn), (ms ?? 0) + 20),
      requestIdleCallback: (fn: unknown) => setTimeout(guard(fn), 1),
      requestAnimationFrame: (fn: unknown) => requestAnimationFrame(guard(fn)),
      // as most that are pasted into pages: it knows addresses alone, and is slow
      fetch: async (address: string, init?: RequestInit) => {
        const isTold = address.startsWith('/') || address.startsWith('http')
        await new Promise((resolve) => setTimeout(resolve, isTold ? 20 : 0))
        return fetch(address, init)
      },
      IntersectionObserver: class extends IntersectionObserver {},
      MutationObserver: class extends MutationObserver {},
      Promise: class extends Promise<unknown> {},
    })
    for (const name of ['pushState', 'replaceState'] as const)
      history[name] = () => {
        throw new DOMException('Attempt to use history too often', 'SecurityError')
      }
    const {parse, stringify} = JSON
    JSON.parse = (...args) => Reflect.apply(parse, JSON, args)
    JSON.stringify = ((...args: [unknown]) => Reflect.apply(stringify, JSON, args)) as never
    navigator.sendBeacon = () => {
      throw new TypeError('blocked')
    }
    Object.assign(console, {warn: () => {}, info: () => {}, debug: undefined})
  },

  'no storage, no cookies, a clock that stands': () => {
    const refuse = {
      get() {
        throw new DOMException('The operation is insecure', 'SecurityError')
      },
    }
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(window, name, refuse)
    Date.now = () => 1_700_000_000_000
    performance.now = () => 0
    Object.assign(window, {requestIdleCallback: undefined, BroadcastChannel: undefined})
  },
}
