type Globals = Window & typeof globalThis

/**
 * A property of the window that is there in some browsers, or on some pages. An `<img id="Weglot">` is one, too, but none of
 * the window's own: elements are found behind it, on its prototypes.
 */
export function readGlobal<Name extends keyof Globals>(name: Name): Globals[Name] | undefined
export function readGlobal(name: string): unknown
export function readGlobal(name: string): unknown {
  return Object.hasOwn(globalThis, name) ? Reflect.get(globalThis, name) : undefined
}
