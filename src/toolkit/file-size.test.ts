import {expect, it} from 'vitest'
import {formatFileSize} from './file-size.ts'

it.each([
  [0, '0 Bytes'],
  [1023, '1023 Bytes'],
  [1024, '1 KB'],
  [1536, '1.5 KB'],
  [1024 ** 2 - 1, '1 MB'],
  [20_000_000, '19.1 MB'],
  [1024 ** 8, '1 YB'],
  [1024 ** 9, '1024 YB'],
  [-1, '0 Bytes'],
  [Number.NaN, '0 Bytes'],
])('%d is %s', (bytes, text) => {
  expect(formatFileSize(bytes)).toBe(text)
})
