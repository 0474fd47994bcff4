import {textOrNull} from '../../lib/text-or-null.ts'
import {fromMinor} from '../money.ts'

type Fields = Readonly<Record<string, unknown>>

/** Reads amounts: whole numbers, whose number of decimals the shop's settings decide. */
export function amountsOf({currency_code, currency_minor_unit}: Fields) {
  const currency = textOrNull(currency_code) ?? ''
  const digits = Number(currency_minor_unit ?? 2)
  return {currency, amount: (value: unknown): number => fromMinor(value, digits, currency)}
}
