/** `AM` and `PM` in the words of a language; without words for them, as they are. */
export function sayHalfDay(half: string, locale: string): string {
  const options = {hour: 'numeric', hourCycle: 'h12', timeZone: 'UTC'} as const
  const moment = Date.UTC(2000, 0, 1, half === 'PM' ? 12 : 0)
  try {
    const parts = new Intl.DateTimeFormat(locale, options).formatToParts(moment)
    return parts.find(({type}) => type === 'dayPeriod')?.value ?? half
  } catch {
    return half
  }
}
