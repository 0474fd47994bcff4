import {fromMinor} from '../money.ts'

/** Vendure's money has two decimals in every currency (`DefaultMoneyStrategy`). */
const DIGITS = 2

/** Reads an amount by its name, with or without tax as in the channel's prices. */
export const amountsOf =
  (currency: string, withTax: boolean) => (from: Record<string, unknown>, name: string) =>
    fromMinor(from[withTax ? `${name}WithTax` : name], DIGITS, currency)
