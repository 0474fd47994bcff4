import {afterAll, vi} from 'vitest'
import {removeCookies} from './cookies.ts'

/** What each file of tests begins with: nothing of the files that ran before it in the same process. */

declare global {
  /** What React has put off until after the last test of a file; null while a file runs. */
  var putOff: (() => void)[] | null | undefined
}

// behind the last file there is no window. What is put off is kept, not lost: React's scheduler, one for the whole
// process, would wait for it for ever
if (globalThis.putOff === undefined)
  globalThis.setImmediate = new Proxy(globalThis.setImmediate, {
    apply: (begin, _, [task, ...input]) =>
      begin(() => {
        const perform = () => Reflect.apply(task, undefined, input)
        if (globalThis.putOff) globalThis.putOff.push(perform)
        else perform()
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

const last = globalThis.putOff ?? []
globalThis.putOff = null
for (const perform of last) setImmediate(perform)
vi.resetModules()
if ('document' in globalThis) emptyPage()

// the first that is asked for is the last that is done
afterAll(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  globalThis.putOff = []
})
