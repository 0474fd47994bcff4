import {onTestFinished} from 'vitest'

type Mode = 'shared' | 'exclusive'

const MODES: readonly Mode[] = ['shared', 'exclusive']

interface Options {
  mode?: Mode
  ifAvailable?: boolean
}

type Use<T> = (lock: {name: string; mode: Mode} | null) => T

interface Request {
  name: string
  mode: Mode
  start: () => void
}

/** The locks of a browser, for pages in this process. `leave` ends a page: what it holds and waits for is released. */
export function createTabLocks() {
  const held: Request[] = []
  const waiting: Request[] = []

  const isFree = ({name, mode}: Request) =>
    held.every((one) => one.name !== name || (one.mode === 'shared' && mode === 'shared'))

  function next(): void {
    const index = waiting.findIndex(
      (one, at) => isFree(one) && !waiting.slice(0, at).some(({name}) => name === one.name),
    )
    const [request] = index < 0 ? [] : waiting.splice(index, 1)
    if (!request) return
    held.push(request)
    request.start()
    next()
  }

  function request<T>(name: string, ...rest: [Use<T>] | [Options, Use<T>]): Promise<Awaited<T>> {
    const use = rest.at(-1) as Use<T>
    const {mode = 'exclusive', ifAvailable = false} = rest.length > 1 ? (rest[0] as Options) : {}
    return new Promise((resolve, reject) => {
      if (!MODES.includes(mode)) throw new TypeError(`"${mode}" is no mode of a lock`)
      const own: Request = {
        name,
        mode,
        start: () => {
          const end = () => {
            const at = held.indexOf(own)
            if (at >= 0) held.splice(at, 1)
            next()
          }
          Promise.resolve(use({name, mode})).then(resolve, reject).finally(end)
        },
      }
      const isTaken = !isFree(own) || waiting.some((one) => one.name === name)
      if (ifAvailable && isTaken) return void Promise.resolve(use(null)).then(resolve, reject)
      waiting.push(own)
      queueMicrotask(next)
    })
  }

  return {
    locks: {request},
    leave() {
      held.length = 0
      waiting.length = 0
    },
  }
}

/** Those of a document that may not use them. */
export const refusedLocks = {
  request: () => Promise.reject(new DOMException('Access to the Locks API is denied', 'SecurityError')),
}

/** Gives the page these locks until the test has ended. */
export function installLocks(locks: object = createTabLocks().locks): void {
  Object.defineProperty(navigator, 'locks', {value: locks, configurable: true})
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'locks'))
}
