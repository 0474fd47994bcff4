import {fromKeys} from '../lib/from-keys.ts'
import {isRecord} from '../lib/is-record.ts'
import {listOf} from '../lib/list-of.ts'
import {fail, ok, type Result} from '../lib/result.ts'
import {textOrNull} from '../lib/text-or-null.ts'
import {toBoolean} from '../lib/to-boolean.ts'
import {toNumber} from '../lib/to-number.ts'
import {toAmount, toQuantity} from './cart-amounts.ts'
import {type CartEntry, parseCartEntry} from './cart-entry.ts'
import {readMinorUnits} from './currency.ts'

export {type CartEntry, parseCartEntry} from './cart-entry.ts'

/** The shopping cart. Parts that no code here reads stay `unknown`. */
export interface Cart {
  id: string | null
  websiteId: string | null
  orderId: string | null
  /** Epoch milliseconds. */
  created: number | null
  isPurchased: boolean
  /** Address of the checkout; null for the shop's own `/checkout`. */
  checkoutUrl: string | null
  /** The currency of its amounts; null for the currency of the site. */
  currency: string | null
  /** Number of decimal digits of its amounts; null if the currency determines it. */
  minorUnits: number | null
  entries: CartEntry[]
  shippingOptions: unknown[]
  selectedShippingOption: unknown
  shippingLocation: unknown
  applicableTaxRules: unknown[]
  coupons: unknown[]
  validCoupons: unknown[]
  invalidCoupons: unknown[]
  subtotalCents: number
  taxCents: number
  shippingCostCents: number
  discountCents: number
  grandTotalCents: number
  totalQuantity: number
  hasDigital: boolean
  purelyDigital: boolean
  requiresShipping: boolean
}

/** Missing or broken values are calculated from the entries if possible: a full cart never looks empty. */
function readCart(fields: Record<string, unknown>): Cart {
  const read = <const K extends string, T>(keys: readonly K[], parse: (value: unknown) => T) =>
    fromKeys(keys, (key) => parse(fields[key]))
  const entries = listOf(fields.entries).flatMap((entry) => parseCartEntry(entry) ?? [])
  const sum = (key: 'quantity' | 'subTotal') => entries.reduce((total, entry) => total + (entry[key] ?? 0), 0)
  const cents = read(['taxCents', 'shippingCostCents', 'discountCents'], (value) => toAmount(value, 0))
  const subtotalCents = toAmount(fields.subtotalCents, sum('subTotal'))
  const {taxCents, shippingCostCents, discountCents} = cents
  return {
    ...cents,
    ...read(['id', 'websiteId', 'orderId', 'checkoutUrl', 'currency'], textOrNull),
    ...read(['isPurchased', 'hasDigital', 'purelyDigital', 'requiresShipping'], (value) => toBoolean(value)),
    ...read(['selectedShippingOption', 'shippingLocation'], (value) => value ?? null),
    ...read(['shippingOptions', 'applicableTaxRules', 'coupons', 'validCoupons', 'invalidCoupons'], listOf),
    created: toNumber(fields.created, null),
    minorUnits: readMinorUnits(fields.minorUnits),
    entries,
    subtotalCents,
    grandTotalCents: toAmount(
      fields.grandTotalCents,
      subtotalCents - discountCents + shippingCostCents + taxCents,
    ),
    totalQuantity: toQuantity(fields.totalQuantity, 0) || sum('quantity'),
  }
}

/** It has a count of items but lists none: one of the two is wrong. */
const isContradictory = ({entries, totalQuantity}: Cart): boolean =>
  totalQuantity > 0 && !entries.some(({quantity}) => quantity > 0)

/** Rejects a value that is not a cart, and a cart with unreadable items, so that neither counts as an empty cart. */
export function parseCart(value: unknown): Result<Cart> {
  if (!isRecord(value) || !('entries' in value || 'totalQuantity' in value))
    return fail('cart: is not an object with "entries"')
  // an empty cart may lack the list, but then it has to state that it is empty
  const isCounted = value.entries == null && toQuantity(value.totalQuantity, null) === 0
  if (!isCounted && !Array.isArray(value.entries)) return fail('cart: "entries" is not a list')
  const cart = readCart(value)
  return isContradictory(cart) ? fail('cart: has a "totalQuantity" and no items') : ok(cart)
}

export const emptyCart = (): Cart => readCart({})
