/** The default for a site that names no time zone (product.md §9). */
export const DEFAULT_TIME_ZONE = 'America/New_York'

const MINUTE = 60_000

function createFormat(timeZone: string): Intl.DateTimeFormat | null {
  try {
    return new Intl.DateTimeFormat('en', {timeZone, timeZoneName: 'longOffset'})
  } catch {
    return null
  }
}

/** Whether the platform knows it. */
export const isTimeZone = (name: string): boolean => createFormat(name) !== null

/**
 * Milliseconds that a zone is ahead of UTC at a moment (epoch ms). An unknown zone falls back to the browser's zone
 * (product.md §8).
 */
export function timeZoneOffset(timeZone: string, at: number): number {
  const format = createFormat(timeZone)
  if (!format) return -new Date(at).getTimezoneOffset() * MINUTE
  const name = format.formatToParts(at).find(({type}) => type === 'timeZoneName')?.value ?? ''
  const [, sign, hours, minutes, seconds = 0] = /([+-])(\d+):(\d+)(?::(\d+))?/.exec(name) ?? []
  const ahead = (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * MINUTE + Number(seconds) * 1000
  return sign === '-' ? -ahead : ahead
}
