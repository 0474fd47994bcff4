/** Some keyboards produce full-width digits; digits of other scripts are not accepted. */
function toInteger(text: string): number {
  const digits = text.normalize('NFKC').trim()
  return /^\d+$/.test(digits) ? Number(digits) : Number.NaN
}

const isBetween = (text: string, min: number, max: number): boolean => {
  const number = toInteger(text)
  return number >= min && number <= max
}

/** Minutes and seconds may be left out. */
const isSixtieth = (text: string): boolean => !text.trim() || isBetween(text, 0, 59)

/** A real calendar date with a four-digit year: there is no 31 February. */
export function isDate([month = '', day = '', year = '']: readonly string[]): boolean {
  const [m, d, y] = [toInteger(month), toInteger(day), toInteger(year)]
  const date = new Date(Date.UTC(y, m - 1, d))
  return y >= 1000 && y <= 9999 && date.getUTCMonth() === m - 1 && date.getUTCDate() === d
}

/** A time on a twelve-hour clock, from the hour alone to the second. */
export const isTime = ([hour = '', minute = '', second = '']: readonly string[]): boolean =>
  isBetween(hour, 1, 12) && isSixtieth(minute) && isSixtieth(second)
