import {beforeEach, expect, it, vi} from 'vitest'
import {dropEvents, keepEvent} from './keep-event.ts'
import {page} from './page.ts'

beforeEach(() => Reflect.deleteProperty(globalThis, Symbol.for('vitrine')))

it('what is dropped is settled without an id: what was kept, and what comes until it is kept again', () => {
  const settle = vi.fn()
  keepEvent('before', {}, settle)
  keepEvent('nobody waits', {})
  const keepAgain = dropEvents()
  keepEvent('meanwhile', {}, settle)
  expect(settle.mock.calls).toEqual([[{id: null}], [{id: null}]])
  expect(page().kept).toHaveLength(0)
  keepAgain()
  keepEvent('after', {}, settle)
  expect(page().kept.map(({event}) => event)).toEqual(['after'])
  expect(settle).toHaveBeenCalledTimes(2)
})
