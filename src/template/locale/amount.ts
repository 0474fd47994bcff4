import {isInRange, readMinorUnits} from '../../model/currency.ts'
import {isObject, type Value} from '../value.ts'

/** Digits as written: they decide plurals, and no conversion may round them. */
export type Digits = `${number}`

const NUMERIC = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d{1,3})?$/

const isDigits = (text: string): text is Digits => NUMERIC.test(text)

/** A number, its text, or an amount of money; null for everything else. */
export function readDigits(value: Value): Digits | null {
  if (isObject(value))
    return readDigits(readField(value, 'decimalValue') ?? readField(value, 'value') ?? null)
  const text = typeof value === 'number' || typeof value === 'string' ? `${value}`.trim() : ''
  return isDigits(text) ? text : null
}

function readField(value: Readonly<Record<string, unknown>>, name: string): Value {
  const field = Object.hasOwn(value, name) ? value[name] : undefined
  return isObject(field) ? undefined : field
}

export interface Amount {
  readonly digits: Digits
  readonly currency: string
  /** The number of decimal digits that the shop states. */
  readonly minorUnits?: number | null
}

/** `{decimalValue, currencyCode}` or `{value, currency}`, both in major units. */
export function readAmount(value: Value): Amount | null {
  if (!isObject(value)) return null
  const currency = readField(value, 'currencyCode') ?? readField(value, 'currency')
  const digits = readDigits(value)
  return digits !== null && typeof currency === 'string' && /^[A-Za-z]{3}$/.test(currency)
    ? {digits, currency: currency.toUpperCase(), minorUnits: readMinorUnits(readField(value, 'minorUnits'))}
    : null
}

/** Moves the decimal point to the right, as text. */
export function scale(digits: Digits, places: number): Digits {
  const [mantissa = '0', exponent = '0'] = digits.toLowerCase().split('e')
  const scaled = `${mantissa}e${Number(exponent) + places}`
  return isDigits(scaled) ? scaled : digits
}

/** Whether an amount in major units has no more integer places than amounts can have. */
export const isAmount = (digits: Digits): boolean =>
  /^[+-]?0*\d{0,15}(\.|$)/.test(digits) || (/e/i.test(digits) && isInRange(Number(digits), 0))
