import {expect, it} from 'vitest'
import {sayPassed, timePassed} from './time-passed.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

it.each([
  [0, 'less than a minute ago'],
  [MINUTE - 1, 'less than a minute ago'],
  // in the future
  [-HOUR, 'less than a minute ago'],
  [MINUTE, 'about a minute ago'],
  [2 * MINUTE - 1, 'about a minute ago'],
  [59 * MINUTE, 'about 59 minutes ago'],
  [HOUR, 'about an hour ago'],
  [23 * HOUR, 'about 23 hours ago'],
  [DAY, 'about a day ago'],
  [6 * DAY, 'about 6 days ago'],
  [7 * DAY, 'about a week ago'],
  [29 * DAY, 'about 4 weeks ago'],
  [30 * DAY, 'about a month ago'],
  [365 * DAY - 1, 'about 12 months ago'],
  [365 * DAY, 'about a year ago'],
  [3650 * DAY, 'about 10 years ago'],
])('%i ms are %s', (milliseconds, text) => {
  expect(sayPassed(timePassed(milliseconds))).toBe(text)
})

it('accepts any number', () => {
  expect(sayPassed({unit: 'hour', n: '{n}'})).toBe('about {n} hours ago')
})
