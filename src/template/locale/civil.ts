import {dateFormat} from './date-format.ts'

const DAY = 86_400_000
const MINUTE = 60_000

/** A moment in the calendar and on the clock of a place. */
export interface Civil {
  year: number
  /** From 1. */
  month: number
  day: number
  hour: number
  minute: number
  second: number
  millisecond: number
  /** Offset of the local clock from UTC, in minutes. */
  offset: number
  /** From Sunday, which is 0. */
  weekday: number
  /** From 1. */
  dayOfYear: number
}

/** Days since the epoch, for any year: `Date.UTC` reads years below 100 as years of the twentieth century. */
function daysOf(year: number, month: number, day: number): number {
  const date = new Date(0)
  date.setUTCFullYear(year, month - 1, day)
  return date.getTime() / DAY
}

const FIELDS: Intl.DateTimeFormatOptions = {
  calendar: 'gregory',
  era: 'short',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
  hourCycle: 'h23',
}

export function readCivil(moment: number, timeZone: string): Civil {
  const parts = new Map<string, string>(
    dateFormat('en-US', {...FIELDS, timeZone})
      .formatToParts(moment)
      .map(({type, value}) => [type, value]),
  )
  const read = (name: string): number => Number(parts.get(name))
  const year = parts.get('era') === 'BC' ? 1 - read('year') : read('year')
  const [month, day, hour, minute, second] = [
    read('month'),
    read('day'),
    read('hour'),
    read('minute'),
    read('second'),
  ]
  const days = daysOf(year, month, day)
  const local = days * DAY + (hour * 60 + minute) * MINUTE + second * 1000
  const millisecond = ((moment % 1000) + 1000) % 1000
  return {
    year,
    month,
    day,
    hour,
    minute,
    second,
    millisecond,
    offset: Math.round((local + millisecond - moment) / MINUTE),
    weekday: (((days + 4) % 7) + 7) % 7,
    dayOfYear: days - daysOf(year, 1, 1) + 1,
  }
}

/** Weeks begin on Sunday; the first one contains the first of January. */
export function weekOfYear({year, weekday, dayOfYear}: Civil): number {
  const daysInYear = daysOf(year + 1, 1, 1) - daysOf(year, 1, 1)
  if (dayOfYear - weekday + 6 > daysInYear) return 1
  return Math.ceil((dayOfYear + 6 - weekday) / 7)
}

/** Weeks begin on Monday; the first one has most of its days in the year. */
export function isoWeek({year, month, day, weekday}: Civil): {year: number; week: number} {
  const thursday = daysOf(year, month, day) + 4 - (weekday || 7)
  const weekYear = new Date(thursday * DAY).getUTCFullYear()
  return {year: weekYear, week: Math.floor((thursday - daysOf(weekYear, 1, 1)) / 7) + 1}
}
