import {formatMoney} from '../format/money.ts'
import type {Money} from '../model/money.ts'

export interface PriceOptions {
  /** A BCP 47 tag. @default 'en-US' */
  locale?: string
  /** Shows `freeLabel` in place of a price of zero. */
  freeIfZero?: boolean
  /** Required with `freeIfZero`. */
  freeLabel?: string
}

/** A price as text. Throws a `TypeError` if free prices have no label (product.md §5). */
export function formatPrice(
  money: Money,
  {locale = 'en-US', freeIfZero = false, freeLabel = ''}: PriceOptions = {},
): string {
  if (freeIfZero && !freeLabel.trim()) throw new TypeError('formatPrice: freeIfZero requires freeLabel')
  return freeIfZero && money.minor === 0 ? freeLabel : formatMoney(money, locale)
}
