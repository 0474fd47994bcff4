// @vitest-environment happy-dom
import {expect, it, vi} from 'vitest'
import {watchConsole} from '../test/helpers/console.ts'
import {pause} from '../test/helpers/until.ts'
import {start} from './start.ts'

const said = watchConsole()

it('leaves the page untouched in a browser that is too old, and adds no listener', async () => {
  vi.stubGlobal('CSS', {supports: () => false})
  const listened = vi.spyOn(window, 'addEventListener')
  const fetched = vi.spyOn(window, 'fetch')
  document.body.innerHTML = '<form data-vitrine="add-to-cart"><button>Add</button></form>'
  const served = document.documentElement.outerHTML
  const queue = [vi.fn()]
  window.Vitrine = queue
  start()
  await pause(20)
  expect(listened).not.toHaveBeenCalled()
  expect(fetched).not.toHaveBeenCalled()
  expect(document.documentElement.outerHTML).toBe(served)
  expect(window.Vitrine).toBe(queue)
  expect(queue[0]).not.toHaveBeenCalled()
  expect(said).toMatchObject({errors: [], warnings: []})
})
