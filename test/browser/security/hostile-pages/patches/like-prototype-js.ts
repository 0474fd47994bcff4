/** The replacements of browser methods in Prototype.js 1.7, with their differences; the library itself is in no registry. */
export function actLikePrototypeJs(): void {
  const nothing = () => {}
  const toArray = (list: ArrayLike<unknown> | null) =>
    [...Array(list?.length ?? 0).keys()].map((index) => list?.[index])
  function values(this: unknown[]) {
    return this.slice()
  }
  function detect(this: unknown[], is: (one: unknown, index: number) => unknown, context: unknown) {
    return this.filter((one, index) => is.call(context, one, index))[0]
  }
  Object.assign(Array, {from: toArray})
  Object.assign(Array.prototype, {toArray: values, entries: values, find: detect, detect})
  Object.assign(Array.prototype, {clear: nothing, first: nothing, last: nothing, size: () => 0})
  Object.assign(Function.prototype, {
    bind(this: (...all: unknown[]) => unknown, context: unknown, ...first: unknown[]) {
      return (...rest: unknown[]) => this.apply(context, [...first, ...rest])
    },
    curry: nothing,
    wrap: nothing,
    delay: nothing,
    defer: nothing,
  })
  Object.assign(HTMLElement.prototype, {
    remove(this: Element) {
      if (!this.parentNode) throw new TypeError("Cannot read properties of null (reading 'removeChild')")
      this.parentNode.removeChild(this)
      return this
    },
    scrollTo(this: Element) {
      window.scrollTo(0, this.getBoundingClientRect().top)
      return this
    },
    select: () => [],
    up: () => null,
    next: () => null,
  })
  for (const name of ['show', 'hide', 'toggle', 'update', 'replace', 'insert', 'on', 'observe', 'fire'])
    Object.assign(HTMLElement.prototype, {[name]: nothing})
  Object.assign(HTMLFormElement.prototype, {serialize: () => '', enable: nothing, disable: nothing})
  Object.assign(Event.prototype, {stop: nothing, element: nothing, findElement: nothing})
  Object.assign(document, {
    getElementsByClassName: (name: string) => toArray(document.querySelectorAll(`.${name}`)),
  })
  const {Element: native} = window
  const create = (name: string) => document.createElement(name)
  Object.assign(window, {
    Element: Object.assign(create, {prototype: native.prototype}),
    $: () => null,
    $$: () => [],
    $A: toArray,
  })
}
