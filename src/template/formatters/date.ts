import {sayPassed, timePassed} from '../../format/time-passed.ts'
import type {Formatter} from '../compile/context.ts'
import {readTime} from '../locale/read-time.ts'
import {strftime} from '../locale/strftime.ts'

const date: Formatter = (value, args, {timeZone}) => {
  if (!args.length) return ''
  const time = readTime(value)
  if (time === null) throw new TypeError('the value is no date')
  return strftime(args.join(' '), time, timeZone)
}

const timesince: Formatter = (value, _args, {locale, now}) => {
  const time = typeof value === 'number' && locale !== null ? readTime(value) : null
  if (time === null) return 'Invalid date.'
  return `<span class="timesince" data-date="${time}">${sayPassed(timePassed(now - time))}</span>`
}

export const dateFormatters = {date, timesince} as const satisfies Record<string, Formatter>
