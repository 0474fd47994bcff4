import {beforeEach, expect, it, vi} from 'vitest'
import {dropEvents, keepEvent} from './keep-event.ts'
import {page} from './page.ts'

beforeEach(() => Reflect.deleteProperty(globalThis, Symbol.for('vitrine')))

it('settles dropped events without an id: kept ones, and later ones until events are kept again', () => {
  const settle = vi.fn()
  keepEvent('before', {}, settle)
  keepEvent('no one waits', {})
  const keepAgain = dropEvents()
  keepEvent('meanwhile', {}, settle)
  expect(settle.mock.calls).toEqual([[{id: null}], [{id: null}]])
  expect(page().kept).toHaveLength(0)
  keepAgain()
  keepEvent('after', {}, settle)
  expect(page().kept.map(({event}) => event)).toEqual(['after'])
  expect(settle).toHaveBeenCalledTimes(2)
})
