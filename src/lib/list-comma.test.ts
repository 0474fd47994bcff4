import {expect, it} from 'vitest'
import {listComma} from './list-comma.ts'

it.each([
  ['en-US', ', '],
  ['', ', '],
  ['ja-JP', '、'],
  ['zh-Hans', '、'],
  ['AR', '، '],
  ['fa-IR', '، '],
  // only starts like Arabic
  ['arn', ', '],
])('the comma of %j is %j', (locale, comma) => {
  expect(listComma(locale)).toBe(comma)
})
