import {afterAll, vi} from 'vitest'
import {removeCookies} from './cookies.ts'

/** What each file of tests begins with: nothing of the files that ran before it in the same process. */

declare global {
  /** No test runs in this process: its window may be gone. */
  var isBetweenFiles: boolean | undefined
}

// what React has put off would find no window once the page of the last file has gone; React asks for it once a process
if (globalThis.isBetweenFiles === undefined)
  globalThis.setImmediate = new Proxy(globalThis.setImmediate, {
    apply: (begin, _, [task, ...input]) =>
      begin(() => {
        if (!globalThis.isBetweenFiles) Reflect.apply(task, undefined, input)
      }),
  })

function removeAttributes(element: Element): void {
  for (const {name} of [...element.attributes]) element.removeAttribute(name)
}

function emptyPage(): void {
  document.head.innerHTML = ''
  document.body.innerHTML = ''
  removeAttributes(document.documentElement)
  removeAttributes(document.body)
  removeCookies()
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
}

globalThis.isBetweenFiles = false
vi.resetModules()
if ('document' in globalThis) emptyPage()

// the first that is asked for is the last that is done
afterAll(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  globalThis.isBetweenFiles = true
})
