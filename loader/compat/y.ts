import {anything} from './anything.ts'
import {wrap, wrapAll} from './node.ts'
import {run, whenReady} from './run.ts'

const READY = /^(domready|contentready|available|load)$/

const isFunction = (value: unknown): boolean => typeof value === 'function'

/**
 * The platform’s library, as far as the inline code of pages uses it: `use`, `on`, and a few methods that find
 * elements.
 */
export function createY(Y: object): Record<string, unknown> {
  /** Takes module names, and a function last. Every module that exists is already included here. */
  const use = (...values: unknown[]): object => {
    const task = values.find(isFunction)
    if (task) queueMicrotask(() => run(task, Y, Y))
    return Y
  }

  function on(type: string, listen: unknown, target?: unknown): {detach: () => void} {
    const handle = (event: unknown) => run(listen, event)
    if (READY.test(type)) {
      whenReady(() => run(listen, Y))
      return {detach: () => {}}
    }
    if (typeof target === 'string') return wrapAll(document.querySelectorAll(target)).on(type, handle)
    const place = target instanceof EventTarget ? target : window
    place.addEventListener(type, handle)
    return {detach: () => place.removeEventListener(type, handle)}
  }

  return {
    use,
    on,
    one: (found: unknown) => wrap(typeof found === 'string' ? document.querySelector(found) : found),
    all: (selector: string) => wrapAll(document.querySelectorAll(selector)),
    later: (ms: number, owner: unknown, task: unknown) => setTimeout(() => run(task, owner), ms),
    /** Widgets replace its parts. */
    Squarespace: anything,
  }
}
