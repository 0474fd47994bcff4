import {fromMinor} from '../money.ts'

/** Vendure's own money has two digits after the point, whatever the currency (`DefaultMoneyStrategy`). */
const DIGITS = 2

/** Reads an amount by its name: with tax, or without, as the prices of the channel are. */
export const amountsOf =
  (currency: string, withTax: boolean) => (from: Record<string, unknown>, name: string) =>
    fromMinor(from[withTax ? `${name}WithTax` : name], DIGITS, currency)
