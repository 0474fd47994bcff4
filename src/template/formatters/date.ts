import type {Formatter} from '../compile/context.ts'
import {readTime} from '../locale/read-time.ts'
import {strftime} from '../locale/strftime.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** The longest that has passed counts (product.md §9, relative time). */
const UNITS: readonly (readonly [size: number, one: string, many: string])[] = [
  [365 * DAY, 'a year', 'years'],
  [30 * DAY, 'a month', 'months'],
  [7 * DAY, 'a week', 'weeks'],
  [DAY, 'a day', 'days'],
  [HOUR, 'an hour', 'hours'],
  [MINUTE, 'a minute', 'minutes'],
]

function sayPassed(passed: number): string {
  const unit = UNITS.find(([size]) => passed >= size)
  if (!unit) return 'less than a minute ago'
  const [size, one, many] = unit
  const count = Math.floor(passed / size)
  return `about ${count === 1 ? one : `${count} ${many}`} ago`
}

const date: Formatter = (value, args, {timeZone}) => {
  if (!args.length) return ''
  const time = readTime(value)
  if (time === null) throw new TypeError('the value is no date')
  return strftime(args.join(' '), time, timeZone)
}

const timesince: Formatter = (value, _args, {locale, now}) => {
  const time = typeof value === 'number' && locale !== null ? readTime(value) : null
  if (time === null) return 'Invalid date.'
  return `<span class="timesince" data-date="${time}">${sayPassed(now - time)}</span>`
}

export const dateFormatters = {date, timesince} as const satisfies Record<string, Formatter>
