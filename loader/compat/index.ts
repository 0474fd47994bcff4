import {isRecord} from '../../src/lib/is-record.ts'
import {readGlobal} from '../../src/page/read-global.ts'
import {answerAll} from './anything.ts'
import {run} from './run.ts'
import {createSquarespace} from './squarespace.ts'
import {createY} from './y.ts'

/** Calls that came before us, as the stub of docs/guide/moving.md keeps them: the object, the name, what it was given. */
type Queued = [owner: unknown, name: string, values: ArrayLike<unknown>]

const isQueued = (value: unknown): value is Queued => Array.isArray(value) && value.length === 3

/** The page’s own object, so that what it has noted of it stays true. */
function globalOf(name: string): Record<string, unknown> {
  const found = readGlobal(name)
  const object = isRecord(found) ? found : {}
  Reflect.set(window, name, object)
  return object
}

/** Calls that were queued, in their order; what is pushed later runs at once. */
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
 * `data-compat` on the loader’s tag: stands in for the page globals that inline code of storefront pages calls. A library
 * that is there already is left alone.
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
