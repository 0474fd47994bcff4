// @vitest-environment happy-dom
import {expect, it} from 'vitest'
import {isStorageUsable} from './older-fields.ts'

const storage = (rest: Partial<Storage>): Storage => ({
  length: 0,
  clear: () => {},
  getItem: () => null,
  setItem: () => {},
  removeItem: () => {},
  key: () => null,
  ...rest,
})

it('is true if storage keeps values, and leaves nothing behind', () => {
  expect(isStorageUsable(() => localStorage)).toBe(true)
  expect(localStorage).toHaveLength(0)
})

it.each([
  ['forgets', () => storage({})],
  ['gives another', () => storage({getItem: () => 'x'})],
  [
    'is full',
    () =>
      storage({
        setItem() {
          throw new DOMException('full', 'QuotaExceededError')
        },
      }),
  ],
  [
    'is switched off',
    () => {
      throw new DOMException('no', 'SecurityError')
    },
  ],
])('is false if storage %s', (_, find) => {
  expect(isStorageUsable(find)).toBe(false)
})
