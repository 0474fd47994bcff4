import {currencyDecimals} from '../model/currency.ts'
import {parseMoney} from '../model/money.ts'

/** The shop's minor units, with `digits` decimals, in ours. */
export const fromMinor = (amount: unknown, digits: number, currency: string): number =>
  Math.round(Number(amount ?? 0) * 10 ** (currencyDecimals(currency) - digits))

/** Major units, as a number or text, in our minor units. */
export const fromMajor = (amount: unknown, currency: string): number =>
  parseMoney({currency, decimalValue: amount}, currency)?.minor ?? 0

export const sum = (amounts: readonly number[]): number =>
  amounts.reduce((total, amount) => total + amount, 0)
