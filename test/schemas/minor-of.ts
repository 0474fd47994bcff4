import {asRecord} from '../../src/lib/as-record.ts'
import {currencyDecimals} from '../../src/model/currency.ts'

/** Amounts as in the schemas: a decimal point means major units. */
export function minorOf(value: unknown): number | null {
  if (value === undefined) return null
  const {currency, currencyCode = currency, value: amount, decimalValue} = asRecord(value)
  const isMajor = decimalValue !== undefined || `${amount}`.includes('.')
  const factor = isMajor ? 10 ** currencyDecimals(`${currencyCode}`) : 1
  return Math.round(Number(decimalValue ?? amount) * factor)
}
