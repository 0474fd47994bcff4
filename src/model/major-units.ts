import {asRecord} from '../lib/as-record.ts'
import {isRecord} from '../lib/is-record.ts'
import {toNumber} from '../lib/to-number.ts'
import {currencyDecimals, readMinorUnits} from './currency.ts'

/**
 * An amount in major units, dollars and not cents: tag services expect it, and no code calculates with it. It is read
 * like `parseMoney`, with less code: few pages need it. Null when unreadable.
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
