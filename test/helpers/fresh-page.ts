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

// Preact would begin effects by a timer, which a test's clock can swallow, and all later effects with it
options.requestAnimationFrame = (flush) => void pause().then(flush)

// it listens on the document for good: before any test takes note of listeners
userEvent.setup()

/** Undo what a page's scripts have begun. */
const endings: (() => void)[] = []

function endListeners(target: EventTarget): void {
  const add = target.addEventListener.bind(target)
  vi.spyOn(target, 'addEventListener').mockImplementation((...listener) => {
    endings.push(() => target.removeEventListener(...listener))
    add(...listener)
  })
}

/** Of this worker: a channel would reach the tests that run beside it. */
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

/** What comes late would be taken for something that the next test does; what never comes is not waited for long. */
async function endCalls(): Promise<void> {
  if (calls.size) await Promise.race([Promise.allSettled(calls), pause(1000)])
  calls.clear()
  await pause()
}

function forget(): void {
  document.head.innerHTML = ''
  document.body.innerHTML = ''
  for (const name of ['lang', 'dir']) document.documentElement.removeAttribute(name)
  removeCookies()
  for (const name of [Symbol.for('vitrine'), 'Vitrine', 'Static']) Reflect.deleteProperty(globalThis, name)
}

/**
 * Gives each test of a file a separate page: no module, element, cookie or listener is left of the last one.
 * Modules have to be imported in the test.
 */
export function freshPage(): void {
  // modules are loaded again for each test: slow where other work keeps the machine busy
  vi.setConfig({testTimeout: 20_000})
  beforeEach(() => {
    vi.resetModules()
    // like a browser, happy-dom notes there each reply that is an error
    vi.spyOn(nodeConsole, 'error').mockImplementation(() => {})
    forget()
    endListeners(document)
    endListeners(globalThis)
    endInstances<BroadcastChannel>('BroadcastChannel', (channel) => channel.close())
    endInstances<MutationObserver>('MutationObserver', (observer) => observer.disconnect())
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
