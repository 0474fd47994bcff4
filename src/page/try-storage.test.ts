// @vitest-environment happy-dom
import {afterEach, expect, it, vi} from 'vitest'
import {tryStorage} from './try-storage.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

it('gives what was read', () => {
  localStorage.setItem('kept', 'yes')
  expect(tryStorage(() => localStorage.getItem('kept'))).toBe('yes')
})

it('gives null where storage is forbidden', () => {
  vi.stubGlobal('localStorage', {
    getItem() {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    },
  })
  expect(tryStorage(() => localStorage.getItem('kept'))).toBeNull()
})
