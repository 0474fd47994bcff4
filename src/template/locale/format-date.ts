import type {Problem} from '../error.ts'
import {dateFormat} from './date-format.ts'
import type {FormatOptions} from './options.ts'
import {showMoment} from './show-moment.ts'
import {readSkeleton} from './skeleton.ts'

type Options = Intl.DateTimeFormatOptions
type Width = 'full' | 'long' | 'medium' | 'short'

const WIDTHS: readonly string[] = ['full', 'long', 'medium', 'short'] satisfies Width[]
const isWidth = (text: string | undefined): text is Width => text !== undefined && WIDTHS.includes(text)

export interface DatePlace {
  readonly locale: string
  readonly timeZone: string
  readonly report: (problem: Problem) => void
}

/** Two halves of one date, each a width or a skeleton. */
interface Parts {
  readonly date: string | undefined
  readonly time: string | undefined
  /** Fields without a given half. */
  readonly skeleton: string
}

const OPTION_WORDS = new Set(['date', 'time', ...WIDTHS])

function readParts(options: FormatOptions): Parts {
  const both = options.get('datetime') || options.words.find(isWidth)
  const date = options.get('date') ?? both
  const time = options.get('time') ?? both
  const extra = options.words.filter((word) => !OPTION_WORDS.has(word)).join('')
  return {
    date: date === '' ? 'short' : date,
    time: time === '' ? 'short' : time,
    skeleton: (options.get('skeleton') ?? '') + extra,
  }
}

const CALENDARS = new Map([['gregorian', 'gregory']])

function readCalendar(options: FormatOptions): Options {
  const calendar = options.get('calendar')
  return calendar ? {calendar: CALENDARS.get(calendar) ?? calendar} : {}
}

/** The width of the pattern that joins a date with its time. */
function glueWidth(date: string): Width {
  if (isWidth(date)) return date
  if (date.includes('MMMM')) return date.includes('E') ? 'full' : 'long'
  return date.includes('MMM') ? 'medium' : 'short'
}

/** The locale's separator between a date and a time. */
function findGlue(locale: string, dateStyle: Width): string {
  const parts = dateFormat(locale, {dateStyle, timeStyle: 'short'}).formatToParts(0)
  const first = parts.findIndex(({type}) => type === 'hour' || type === 'dayPeriod')
  const before = parts[first - 1]
  return before?.type === 'literal' ? before.value : ', '
}

/** Fields without data in Intl are left out, with a warning. */
function fieldsOf(skeleton: string, {report}: DatePlace): Options {
  const {fields, unknown} = readSkeleton(skeleton)
  if (unknown.length)
    report({
      code: 'date-field',
      message: `The date skeleton "${skeleton}" has fields that cannot be shown: ${unknown.join(', ')}`,
      severity: 'warning',
    })
  return fields
}

const dateOptions = (date: string, place: DatePlace): Options =>
  isWidth(date) ? {dateStyle: date} : fieldsOf(date, place)

const timeOptions = (time: string, place: DatePlace): Options =>
  isWidth(time) ? {timeStyle: time} : fieldsOf(time, place)

function formatParts(
  moment: number,
  {date, time, skeleton}: Parts,
  options: FormatOptions,
  place: DatePlace,
) {
  const show = (fields: Options): string =>
    showMoment(place.locale, {timeZone: place.timeZone, ...readCalendar(options), ...fields}, moment)
  if (date && time) {
    const wrap = options.get('wrap')
    if (isWidth(date) && isWidth(time) && !wrap) return show({dateStyle: date, timeStyle: time})
    const glue = findGlue(place.locale, isWidth(wrap) ? wrap : glueWidth(date))
    return show(dateOptions(date, place)) + glue + show(timeOptions(time, place))
  }
  if (date && !skeleton) return show(dateOptions(date, place))
  if (time && !skeleton) return show(timeOptions(time, place))
  const fields = fieldsOf(skeleton + (date ?? '') + (time ?? ''), place)
  return show(Object.keys(fields).length ? fields : {dateStyle: 'long'})
}

export function toContext(text: string, options: FormatOptions): string {
  if (options.get('context') !== 'begin-sentence') return text
  const [first = ''] = text
  return first.toUpperCase() + text.slice(first.length)
}

export const formatDate = (moment: number, options: FormatOptions, place: DatePlace): string =>
  toContext(formatParts(moment, readParts(options), options, place), options)

/** Days are compared in the site's time zone. */
const dayOf = (moment: number, {timeZone}: DatePlace): string =>
  dateFormat('en-US', {timeZone, dateStyle: 'short'}).format(moment)

const DATE_FIELDS = ['year', 'month', 'day', 'weekday', 'dateStyle'] as const
const TIME_FIELDS = ['hour', 'minute', 'second', 'fractionalSecondDigits', 'dayPeriod', 'timeStyle'] as const

const hasSome = (options: Options, fields: readonly (keyof Options)[]): boolean =>
  fields.some((field) => options[field] !== undefined)

/** Times on different days are meaningless without their dates. */
function withDates(options: Options): Options {
  if (hasSome(options, DATE_FIELDS) || !hasSome(options, TIME_FIELDS)) return options
  return options.timeStyle
    ? {dateStyle: 'medium', ...options}
    : {year: 'numeric', month: 'short', day: 'numeric', ...options}
}

/** Times within a day, dates beyond it, unless a skeleton selects the fields. */
function intervalOptions(options: FormatOptions, isOneDay: boolean, place: DatePlace): Options {
  const {date, time, skeleton} = readParts(options)
  if (skeleton) return fieldsOf(skeleton, place)
  if (isOneDay) return timeOptions(time ?? 'jm', place)
  return date === undefined && time !== undefined
    ? timeOptions(time, place)
    : dateOptions(date ?? 'yMMMd', place)
}

export function formatInterval(start: number, end: number, options: FormatOptions, place: DatePlace): string {
  const isOneDay = dayOf(start, place) === dayOf(end, place)
  const fields = intervalOptions(options, isOneDay, place)
  const shown = {timeZone: place.timeZone, ...(isOneDay ? fields : withDates(fields))}
  const format = dateFormat(place.locale, shown)
  const [first, last] = start <= end ? [start, end] : [end, start]
  const isOne = format.format(first) === format.format(last)
  const text = isOne ? showMoment(place.locale, shown, first) : format.formatRange(first, last)
  return toContext(text, options)
}
