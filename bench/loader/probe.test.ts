// @vitest-environment happy-dom
import {expect, it, vi} from 'vitest'
import {installProbe} from './probe.ts'

it('calls the browser once, however many widgets mount after the page is ready', () => {
  const done = vi.fn()
  vi.stubGlobal('done', done)
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      observe() {}
    },
  )
  vi.stubGlobal('requestIdleCallback', () => {})
  installProbe({widgets: 3, done: 'done'})
  bench.ready()
  expect(done).not.toHaveBeenCalled()
  dispatchEvent(new Event('load'))
  for (let count = 0; count < 5; count++) bench.mounted(new EventTarget())
  expect(done).toHaveBeenCalledOnce()
  vi.unstubAllGlobals()
})
