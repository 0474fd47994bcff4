import fc from 'fast-check'
import {expect, it} from 'vitest'
import {readPath} from './read-path.ts'

const value = {a: {b: [1], c: null, '': 'empty'}, 'd.e': 'whole'}

it.each([
  ['a.b', [1]],
  ['a.c', null],
  ['a.', 'empty'],
  ['a.b.0', undefined],
  ['a.c.x', undefined],
  ['x.y.z', undefined],
  ['d.e', undefined],
])('%j is %j', (path, found) => {
  expect(readPath(value, path)).toEqual(found)
})

it('never throws', () => {
  fc.assert(
    fc.property(fc.anything(), fc.string(), (anything, path) => {
      readPath(anything, path)
    }),
  )
})
