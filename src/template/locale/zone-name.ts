import {readCivil} from './civil.ts'
import {dateFormat} from './date-format.ts'

/** The English of each region has the short names for its part of the world; Japanese has Japan's. */
const REGIONS = ['en-US', 'en-GB', 'en-AU', 'en-IN', 'en-ZA', 'ja']

const DAY = 86_400_000
/** The calendar repeats after 28 years, including weekdays. */
const CYCLE = 28 * 365.25 * DAY

/** Names are known from 1970 on; an earlier moment is replaced by a later one with the same clock offset. */
function toKnownYears(moment: number, timeZone: string): number {
  if (moment >= 0) return moment
  const later = moment + Math.ceil(-moment / CYCLE) * CYCLE
  const {offset} = readCivil(moment, timeZone)
  return [later, later + 182 * DAY].find((time) => readCivil(time, timeZone).offset === offset) ?? later
}

/** The common name of a time zone: `EST`, `CEST`, `JST`; `GMT+5:45` for a zone without one. */
export function zoneName(moment: number, timeZone: string): string {
  const names = REGIONS.map(
    (region) =>
      dateFormat(region, {timeZone, timeZoneName: 'short'})
        .formatToParts(toKnownYears(moment, timeZone))
        .find(({type}) => type === 'timeZoneName')?.value ?? '',
  )
  return names.find((name) => /^[A-Z]{2,5}$/.test(name)) ?? names[0] ?? ''
}
