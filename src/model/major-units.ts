import {asRecord} from '../lib/as-record.ts'
import {isRecord} from '../lib/is-record.ts'
import {toNumber} from '../lib/to-number.ts'
import {currencyDecimals} from './currency.ts'

/**
 * An amount as a number of dollars, not cents: what tag services count in, and nothing is calculated with. It is read as
 * `parseMoney` does, in fewer words: few pages need it. Null when unreadable.
 */
export function majorUnits(value: unknown, currency: string): number | null {
  const {decimalValue, value: amount} = isRecord(value) ? asRecord(value) : {decimalValue: null, value}
  if (decimalValue != null) return toNumber(decimalValue, null)
  const number = toNumber(amount, null)
  return number === null || `${amount}`.includes('.') ? number : number / 10 ** currencyDecimals(currency)
}
