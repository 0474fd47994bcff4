import type {Window} from 'happy-dom'

/** What Node has, too, and scripts of a page need from the page. */
const OWN =
  /^(Event|EventTarget|CustomEvent|navigator|(add|remove)EventListener|dispatchEvent|(local|session)Storage|FormData|File|Blob)$/
const SKIPPED = new Set(['window', 'self', 'top', 'parent', 'globalThis', 'constructor', 'fetch', 'console'])

function namesOf(window: object): Set<string> {
  const names = new Set<string>()
  for (let one = window; one && one !== Object.prototype; one = Object.getPrototypeOf(one))
    for (const name of Object.getOwnPropertyNames(one)) names.add(name)
  return names
}

/** Makes a page the surroundings of the modules that this thread imports. A thread can do so once. */
export function enterWindow(window: Window): void {
  const put = (name: string, value: unknown) =>
    Object.defineProperty(globalThis, name, {configurable: true, writable: true, value})
  for (const name of namesOf(window)) {
    if (SKIPPED.has(name) || (name in globalThis && !OWN.test(name))) continue
    const value: unknown = Reflect.get(window, name)
    put(name, typeof value === 'function' && /^[a-z]/.test(name) ? value.bind(window) : value)
  }
  for (const name of ['window', 'self', 'top', 'parent']) put(name, globalThis)
}
