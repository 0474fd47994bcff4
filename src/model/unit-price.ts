import {asRecord} from '../lib/as-record.ts'
import {isRecord} from '../lib/is-record.ts'
import {textOrNull} from '../lib/text-or-null.ts'
import {lowestOffer} from './display-state.ts'
import {type Money, parseMoney} from './money.ts'
import type {Product, Variant} from './product.ts'
import {MONEY} from './shown-product.ts'

/** What one unit costs, such as a litre. */
export interface UnitPrice {
  money: Money
  /** The unit in the language of the page: `l`, `100 g`. */
  reference: string
}

/** Null where it is not stated, or cannot be read. */
export function parseUnitPrice(value: unknown, currency: string): UnitPrice | null {
  if (!isRecord(value)) return null
  const money = parseMoney(value.money, currency)
  const reference = textOrNull(value.reference)
  return money && reference ? {money, reference} : null
}

/** A variant states it, or the product for all of its variants. Before a choice, it is that of the lowest price. */
export function readUnitPrice(
  {variants, source, currency}: Product,
  chosen: Variant | null,
): UnitPrice | null {
  const variant = chosen ?? lowestOffer(variants, MONEY)
  const {unitPrice = source.unitPrice} = asRecord(variant?.source)
  return parseUnitPrice(unitPrice, currency)
}
