import {textOrNull} from '../../lib/text-or-null.ts'
import {fromMinor} from '../money.ts'

type Fields = Readonly<Record<string, unknown>>

/** How amounts beside these fields are read: whole numbers, with as many digits after the point as the shop is set to. */
export function amountsOf({currency_code, currency_minor_unit}: Fields) {
  const currency = textOrNull(currency_code) ?? ''
  const digits = Number(currency_minor_unit ?? 2)
  return {currency, amount: (value: unknown): number => fromMinor(value, digits, currency)}
}
