// @vitest-environment happy-dom
import {afterEach, expect, it, vi} from 'vitest'
import {tryStorage} from './storage.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

it('returns the value', () => {
  localStorage.setItem('kept', 'yes')
  expect(tryStorage(() => localStorage.getItem('kept'))).toBe('yes')
})

it('returns null if storage is forbidden', () => {
  vi.stubGlobal('localStorage', {
    getItem() {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    },
  })
  expect(tryStorage(() => localStorage.getItem('kept'))).toBeNull()
})
