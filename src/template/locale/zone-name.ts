import {readCivil} from './civil.ts'
import {dateFormat} from './date-format.ts'

/** Each English-speaking region knows the short names of its own part of the world; Japan those of its own. */
const REGIONS = ['en-US', 'en-GB', 'en-AU', 'en-IN', 'en-ZA', 'ja']

const DAY = 86_400_000
/** After so long the days of the week and of the year come round again: 28 years. */
const CYCLE = 28 * 365.25 * DAY

/** The names are known from 1970 on: for what is before, a later moment at which clocks stood alike. */
function toKnownYears(moment: number, timeZone: string): number {
  if (moment >= 0) return moment
  const later = moment + Math.ceil(-moment / CYCLE) * CYCLE
  const {offset} = readCivil(moment, timeZone)
  return [later, later + 182 * DAY].find((one) => readCivil(one, timeZone).offset === offset) ?? later
}

/** What people call the time of a place: `EST`, `CEST`, `JST`; where nobody has a name for it, `GMT+5:45`. */
export function zoneName(moment: number, timeZone: string): string {
  const names = REGIONS.map(
    (region) =>
      dateFormat(region, {timeZone, timeZoneName: 'short'})
        .formatToParts(toKnownYears(moment, timeZone))
        .find(({type}) => type === 'timeZoneName')?.value ?? '',
  )
  return names.find((name) => /^[A-Z]{2,5}$/.test(name)) ?? names[0] ?? ''
}
