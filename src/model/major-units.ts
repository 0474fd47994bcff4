import {asRecord} from '../lib/as-record.ts'
import {isRecord} from '../lib/is-record.ts'
import {toNumber} from '../lib/to-number.ts'
import {currencyDecimals, readMinorUnits} from './currency.ts'

/**
 * An amount as a number of dollars, not cents: what tag services count in, and nothing is calculated with. It is read as
 * `parseMoney` does, in fewer words: few pages need it. Null when unreadable.
 */
export function majorUnits(value: unknown, currency: string): number | null {
  const fields = isRecord(value) ? asRecord(value) : {value}
  const {decimalValue, value: amount, minorUnits} = fields
  if (decimalValue != null) return toNumber(decimalValue, null)
  const number = toNumber(amount, null)
  return number === null || `${amount}`.includes('.')
    ? number
    : number / 10 ** currencyDecimals(currency, readMinorUnits(minorUnits))
}
