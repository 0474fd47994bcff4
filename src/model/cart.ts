import {fromKeys} from '../lib/from-keys.ts'
import {isRecord} from '../lib/is-record.ts'
import {fail, ok, type Result} from '../lib/result.ts'
import {textOrNull} from '../lib/text-or-null.ts'
import {toBoolean} from '../lib/to-boolean.ts'
import {toNumber} from '../lib/to-number.ts'
import {type CartEntry, parseCartEntry} from './cart-entry.ts'

export {type CartEntry, parseCartEntry} from './cart-entry.ts'

/** The shopping cart of product.md §3. Parts that nothing here looks into stay `unknown`. */
export interface Cart {
  id: string | null
  websiteId: string | null
  orderId: string | null
  /** Epoch milliseconds. */
  created: number | null
  isPurchased: boolean
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

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** What is missing or broken is worked out from the entries where it can be: a full cart never looks empty. */
function readCart(fields: Record<string, unknown>): Cart {
  const read = <const K extends string, T>(keys: readonly K[], parse: (value: unknown) => T) =>
    fromKeys(keys, (key) => parse(fields[key]))
  const entries = list(fields.entries).flatMap((entry) => parseCartEntry(entry) ?? [])
  const sum = (key: 'quantity' | 'subTotal') => entries.reduce((total, entry) => total + entry[key], 0)
  const cents = read(['taxCents', 'shippingCostCents', 'discountCents'], (value) => toNumber(value, 0))
  const subtotalCents = toNumber(fields.subtotalCents, sum('subTotal'))
  const {taxCents, shippingCostCents, discountCents} = cents
  return {
    ...cents,
    ...read(['id', 'websiteId', 'orderId'], textOrNull),
    ...read(['isPurchased', 'hasDigital', 'purelyDigital', 'requiresShipping'], (value) => toBoolean(value)),
    ...read(['selectedShippingOption', 'shippingLocation'], (value) => value ?? null),
    ...read(['shippingOptions', 'applicableTaxRules', 'coupons', 'validCoupons', 'invalidCoupons'], list),
    created: toNumber(fields.created, null),
    entries,
    subtotalCents,
    grandTotalCents: toNumber(
      fields.grandTotalCents,
      subtotalCents - discountCents + shippingCostCents + taxCents,
    ),
    totalQuantity: toNumber(fields.totalQuantity, 0) || sum('quantity'),
  }
}

/** Any other object is refused, lest it be taken for an empty cart. */
export const parseCart = (value: unknown): Result<Cart> =>
  isRecord(value) && ('entries' in value || 'totalQuantity' in value)
    ? ok(readCart(value))
    : fail('cart: is not an object with "entries"')

export const emptyCart = (): Cart => readCart({})
