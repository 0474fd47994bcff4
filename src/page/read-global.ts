type Globals = Window & typeof globalThis

/**
 * A property of the window that only some browsers or pages have. An `<img id="Weglot">` also appears on the window,
 * but not as an own property: named elements are found on its prototypes.
 */
export function readGlobal<Name extends keyof Globals>(name: Name): Globals[Name] | undefined
export function readGlobal(name: string): unknown
export function readGlobal(name: string): unknown {
  return Object.hasOwn(globalThis, name) ? Reflect.get(globalThis, name) : undefined
}
