/** Full-width digits are what some keyboards give; other scripts have digits of their own. */
function toInteger(text: string): number {
  const digits = text.normalize('NFKC').trim()
  return /^\d+$/.test(digits) ? Number(digits) : Number.NaN
}

const isBetween = (text: string, min: number, max: number): boolean => {
  const number = toInteger(text)
  return number >= min && number <= max
}

/** What follows the hour may be left out. */
const isSixtieth = (text: string): boolean => !text.trim() || isBetween(text, 0, 59)

/** A day that was or will be, of a year of four digits: there is no 31 February. */
export function isDate([month = '', day = '', year = '']: readonly string[]): boolean {
  const [m, d, y] = [toInteger(month), toInteger(day), toInteger(year)]
  const date = new Date(Date.UTC(y, m - 1, d))
  return y >= 1000 && y <= 9999 && date.getUTCMonth() === m - 1 && date.getUTCDate() === d
}

/** A time of a twelve-hour clock: from nine alone to the second. */
export const isTime = ([hour = '', minute = '', second = '']: readonly string[]): boolean =>
  isBetween(hour, 1, 12) && isSixtieth(minute) && isSixtieth(second)
