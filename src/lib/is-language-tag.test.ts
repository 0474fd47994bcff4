import {expect, it} from 'vitest'
import {isLanguageTag} from './is-language-tag.ts'

it.each([
  ['en', true],
  ['de-CH-1996', true],
  ['zh-Hant-TW', true],
  ['en_US', false],
  ['', false],
  ['🏺', false],
  ['en-'.repeat(5000), false],
  [null, false],
  [7, false],
  // the platform accepts a list, too
  [['en'], false],
])('%j: %s', (value, is) => {
  expect(isLanguageTag(value)).toBe(is)
})
