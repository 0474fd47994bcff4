import {expect, it} from 'vitest'
import {sayHalfDay} from './half-day.ts'

it.each([
  ['en-US', ['AM', 'PM']],
  ['ar', ['ص', 'م']],
  ['ja-JP', ['午前', '午後']],
  ['zh-Hans', ['上午', '下午']],
  ['not a language', ['AM', 'PM']],
])('in %s', (locale, words) => {
  expect(['AM', 'PM'].map((half) => sayHalfDay(half, locale))).toEqual(words)
})
