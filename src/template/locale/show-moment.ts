import {cached} from './cached.ts'
import {dateFormat} from './date-format.ts'

const AFTERNOON = 13 * 3_600_000
const HOUR = 3_600_000

/**
 * The locale's separator before AM and PM. V8 replaces it with a plain space in everything except ranges, for old
 * pages; the language prints the locale's own.
 */
const findDaySpace = cached((locale, _options: null) => {
  const format = new Intl.DateTimeFormat(locale, {
    timeZone: 'UTC',
    hour: 'numeric',
    minute: '2-digit',
    hourCycle: 'h12',
  })
  const parts = format.formatRangeToParts(AFTERNOON, AFTERNOON + HOUR)
  return parts[parts.findIndex(({type}) => type === 'dayPeriod') - 1]?.value ?? ' '
})

/** One moment, in the format of the locale. */
export function showMoment(locale: string, options: Intl.DateTimeFormatOptions, moment: number): string {
  const format = dateFormat(locale, options)
  if (options.dayPeriod) return format.format(moment)
  const parts = format.formatToParts(moment)
  return parts
    .map(({type, value}, index) =>
      type === 'literal' && value === ' ' && parts[index + 1]?.type === 'dayPeriod'
        ? findDaySpace(locale, null)
        : value,
    )
    .join('')
}
