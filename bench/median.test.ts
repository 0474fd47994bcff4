import {describe, expect, it} from 'vitest'
import {median} from './median.ts'

describe('median', () => {
  it.each([
    [[3], 3],
    [[9, 1, 3], 3],
    [[4, 1, 3, 100], 3.5],
  ])('of %j is %d', (values, expected) => expect(median(values)).toBe(expected))
})
