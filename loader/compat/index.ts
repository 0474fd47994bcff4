import {isRecord} from '../../src/lib/is-record.ts'
import {readGlobal} from '../../src/page/read-global.ts'
import {answerAll} from './anything.ts'
import {run} from './run.ts'
import {createSquarespace} from './squarespace.ts'
import {createY} from './y.ts'

/**
 * Calls from before the loader ran, as the stub of docs/guide/moving.md keeps them: the object, the name, the
 * arguments.
 */
type Queued = [owner: unknown, name: string, values: ArrayLike<unknown>]

const isQueued = (value: unknown): value is Queued => Array.isArray(value) && value.length === 3

/** Returns the page’s own object, so that the page’s references to it stay valid. */
function globalOf(name: string): Record<string, unknown> {
  const found = readGlobal(name)
  const object = isRecord(found) ? found : {}
  Reflect.set(window, name, object)
  return object
}

/** Runs the queued calls in order; later calls run immediately. */
function runQueue(): void {
  const queue = readGlobal('VitrineQueue')
  const call = (queued: unknown): void => {
    if (!isQueued(queued) || !isRecord(queued[0])) return
    const [owner, name, values] = queued
    run(() => Reflect.apply(owner[name] as () => void, owner, values))
  }
  if (Array.isArray(queue)) for (const queued of queue.splice(0)) call(queued)
}

/**
 * `data-compat` on the loader’s tag: provides the page globals that inline code of storefront pages calls. A library
 * that already exists is left alone.
 */
export function standIn(): void {
  const Y = globalOf('Y')
  if (typeof Y.one === 'function') return
  const Squarespace = globalOf('Squarespace')
  Object.assign(Y, createY(Y))
  Object.assign(Squarespace, createSquarespace())
  answerAll(Y, 'Y')
  answerAll(Squarespace, 'Squarespace')
  Reflect.set(window, 'YUI', () => Y)
  runQueue()
}
