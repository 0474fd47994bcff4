import nodeConsole from 'node:console'
import {userEvent} from '@testing-library/user-event'
import type {DetachedWindowAPI} from 'happy-dom'
import {options} from 'preact'
import {beforeEach, vi} from 'vitest'
import {removeCookies} from './cookies.ts'
import {pause} from './until.ts'

declare global {
  /** The environment's own controls. */
  var happyDOM: DetachedWindowAPI
}

// Preact would schedule effects with a timer, which a fake clock can swallow, together with all later effects
options.requestAnimationFrame = (flush) => void pause().then(flush)

// it permanently listens on the document: before any test records listeners
userEvent.setup()

/** Undo the effects of a page's scripts. */
const endings: (() => void)[] = []

function endListeners(target: EventTarget): void {
  const add = target.addEventListener.bind(target)
  vi.spyOn(target, 'addEventListener').mockImplementation((...listener) => {
    endings.push(() => target.removeEventListener(...listener))
    add(...listener)
  })
}

/** Unique per worker: a channel would reach tests in other workers. */
const here = crypto.randomUUID()

function endInstances<T extends object>(name: string, end: (instance: T) => void): void {
  const construct = (target: new () => T, [first, ...rest]: unknown[], self: () => T): T => {
    const input = [name === 'BroadcastChannel' ? `${first} ${here}` : first, ...rest]
    const instance: T = Reflect.construct(target, input, self)
    endings.push(() => end(instance))
    return instance
  }
  vi.stubGlobal(name, new Proxy(Reflect.get(globalThis, name), {construct}))
}

/** As in a browser, a page's timers end with it: a draft that is saved later would be that of the next test. */
function endTimers(): void {
  for (const [name, end] of Object.entries({setTimeout: clearTimeout, setInterval: clearInterval})) {
    const start: (...input: unknown[]) => NodeJS.Timeout = Reflect.get(globalThis, name)
    vi.stubGlobal(name, (...input: unknown[]) => {
      const timer = start(...input)
      endings.push(() => end(timer))
      return timer
    })
  }
}

const calls = new Set<Promise<unknown>>()

function noteCalls(): void {
  const {fetch} = globalThis
  vi.stubGlobal('fetch', (...input: Parameters<typeof fetch>) => {
    const call = fetch(...input)
    calls.add(call)
    const forget = () => calls.delete(call)
    call.then(forget, forget)
    return call
  })
}

/**
 * Waits for late code and late replies, which would otherwise affect the next test, but not long for those that never
 * arrive.
 */
async function endCalls(): Promise<void> {
  await Promise.race([vi.dynamicImportSettled(), pause(1000)])
  if (calls.size) await Promise.race([Promise.allSettled(calls), pause(1000)])
  calls.clear()
  await pause()
}

function forget(): void {
  document.head.innerHTML = ''
  document.body.innerHTML = ''
  for (const name of ['lang', 'dir']) document.documentElement.removeAttribute(name)
  removeCookies()
  localStorage.clear()
  sessionStorage.clear()
  for (const name of [Symbol.for('vitrine'), 'Vitrine', 'Static']) Reflect.deleteProperty(globalThis, name)
}

/**
 * Gives each test of a file a separate page: no module, element, stored text, cookie or listener of the last test remains. Import
 * modules inside the test.
 */
export function freshPage(): void {
  beforeEach(() => {
    vi.resetModules()
    // like a browser, happy-dom logs each error reply there
    vi.spyOn(nodeConsole, 'error').mockImplementation(() => {})
    forget()
    endListeners(document)
    endListeners(globalThis)
    endInstances<BroadcastChannel>('BroadcastChannel', (channel) => channel.close())
    endInstances<MutationObserver>('MutationObserver', (observer) => observer.disconnect())
    endTimers()
    noteCalls()
    return async () => {
      await endCalls()
      vi.useRealTimers()
      vi.restoreAllMocks()
      vi.unstubAllGlobals()
      for (const end of endings.splice(0)) end()
    }
  })
}
