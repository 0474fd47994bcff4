import {isRecord} from '../lib/is-record.ts'
import {currencyDecimals, isInRange, isSupported, readMinorUnits} from './currency.ts'
import {DEFAULT_CURRENCY} from './default-currency.ts'

/** An amount in whole minor units (cents; yen for JPY): the only form for calculations. */
export interface Money {
  currency: string
  minor: number
  /** The number of decimal digits, if the shop states it for a currency that has no rule here. */
  minorUnits?: number | null | undefined
}

export const moneyDecimals = ({currency, minorUnits}: Pick<Money, 'currency' | 'minorUnits'>): number =>
  currencyDecimals(currency, minorUnits)

/** Moves digits as text, because `19.99 * 100` is not 1999; fractions of a minor unit are rounded half up. */
function majorToMinor(text: string, decimals: number): number {
  const [, sign, whole = '', fraction = ''] = /^([+-]?)(\d*)(?:\.(\d*))?$/.exec(text) ?? []
  if (!whole && !fraction) return Number.NaN
  const digits = fraction.padEnd(decimals + 1, '0')
  const minor = Number(whole + digits.slice(0, decimals)) + Number(digits.charAt(decimals) > '4')
  return sign === '-' && minor ? -minor : minor
}

/**
 * Reads `{currency, value}`, `{currencyCode, decimalValue}` or a bare value. `decimalValue` wins and is in major
 * units; a `value` with a decimal point is in major units, without one in minor units. Null when unreadable.
 */
export function parseMoney(value: unknown, fallbackCurrency: string = DEFAULT_CURRENCY): Money | null {
  const fields = isRecord(value) ? value : {value}
  const code = fields.currencyCode ?? fields.currency
  const currency = code && typeof code === 'string' ? code.toUpperCase() : fallbackCurrency
  const amount = fields.decimalValue ?? fields.value
  if (typeof amount !== 'number' && typeof amount !== 'string') return null
  const text = `${amount}`.trim()
  const isMajor = fields.decimalValue != null || text.includes('.')
  const minorUnits = isSupported(currency) ? null : readMinorUnits(fields.minorUnits)
  const decimals = currencyDecimals(currency, minorUnits)
  const minor = majorToMinor(text, isMajor ? decimals : 0)
  return Number.isSafeInteger(minor) && isInRange(minor, decimals)
    ? {currency, minor, ...(minorUnits !== null && {minorUnits})}
    : null
}

export const multiplyMoney = (money: Money, times: number): Money => ({
  ...money,
  minor: Math.round(money.minor * times),
})
