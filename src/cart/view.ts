import {asRecord} from '../lib/as-record.ts'
import {readPath} from '../lib/read-path.ts'
import {textOrNull} from '../lib/text-or-null.ts'
import {toNumber} from '../lib/to-number.ts'
import type {Cart, CartEntry} from '../model/cart.ts'
import {apiAddress} from '../page/site/api-address.ts'
import {isPriorRequired} from '../page/site/current-site.ts'
import type {Edits, LineProblem, State} from '../page/store/types.ts'
import {texts} from './strings.ts'

export type Detail = readonly [name: string, value: string]

/** The form values of a line, as text. */
export type ReadDetails = (entry: CartEntry) => readonly Detail[]

/** A line in the view: the server's data with the visitor's pending changes applied. Amounts are minor units. */
export interface LineView {
  id: string
  itemId: string
  sku: string | null
  title: string
  url: string | null
  image: string | null
  options: readonly Detail[]
  /** The form values; null until their text is available. */
  filledIn: readonly Detail[] | null
  form: unknown
  /** Null if the shop states none. */
  price: number | null
  was: number | null
  quantity: number
  total: number | null
  stock: number | null
  /** The stock is lower than the quantity. */
  isShort: boolean
  isWaiting: boolean
  problem: LineProblem | null
}

/** Minor units; undefined while the server calculates it. */
export type Amount = number | undefined

export interface CodeView {
  id: string
  name: string
  /** Negative. */
  amount: Amount
  /** Why it does not apply; null while it is valid. */
  reason: string | null
}

export interface CartView {
  lines: LineView[]
  codes: CodeView[]
  subtotal: number
  discount: Amount
  tax: Amount
  /** Null while the destination is unknown. */
  shipping: Amount | null
  needsShipping: boolean
  total: Amount
}

/** What visitors read for a line. */
export const nameOf = ({title, sku, itemId}: CartEntry): string => title || sku || itemId || texts('unnamed')

type Changing = Pick<State, 'cart' | 'shown' | 'edits'>

/** `entry` has the quantity that the visitor wants. */
function viewLine(
  entry: CartEntry,
  index: number,
  {lines, problems}: Edits,
  readDetails?: ReadDetails,
): LineView {
  const {id, quantity, purchasePriceCents: price, originalPriceCents: original, qtyInStock: stock} = entry
  const was = original && (entry.lowestPriceCents ?? (isPriorRequired() ? null : original))
  const edit = Object.hasOwn(lines, id) ? lines[id] : undefined
  return {
    id: id || `${index}`,
    itemId: entry.itemId,
    sku: entry.sku,
    title: nameOf(entry),
    url: entry.productUrl,
    image: apiAddress(entry.imageUrl),
    options: Object.entries(entry.attributes),
    filledIn: entry.additionalFields ? (readDetails?.(entry) ?? null) : [],
    form: entry.additionalFieldsForm,
    price,
    was: was && price !== null && was > price ? was : null,
    quantity,
    total: entry.subTotal,
    stock,
    isShort: stock !== null && quantity > stock,
    isWaiting: edit?.isWaiting ?? false,
    problem: (Object.hasOwn(problems, id) && problems[id]) || null,
  }
}

/** Codes of live pages are objects of more than one shape. */
const readCodes = ({coupons, validCoupons, invalidCoupons: invalid}: Cart): CodeView[] => {
  const idOf = (value: unknown) => {
    const {code, promoCode, id} = asRecord(value)
    return textOrNull(value) ?? textOrNull(code) ?? textOrNull(promoCode) ?? textOrNull(id) ?? ''
  }
  const refused = new Set(invalid.map(idOf))
  const all = [...coupons, ...validCoupons, ...invalid].filter(idOf)
  return [...new Map(all.map((value) => [idOf(value), asRecord(value)]))].map(([id, code]) => ({
    id,
    name: textOrNull(code.name) ?? textOrNull(code.title) ?? '',
    amount: -toNumber(code.discountCents, 0),
    reason: refused.has(id) ? (textOrNull(code.message) ?? '') : null,
  }))
}

const EMPTY: CartView = {
  lines: [],
  codes: [],
  subtotal: 0,
  discount: 0,
  tax: 0,
  shipping: null,
  needsShipping: false,
  total: 0,
}

/**
 * The view of the cart. While changes are pending, amounts that depend on more than the lines are unknown: totals that
 * do not add up are never shown.
 */
export function viewCart({cart, shown, edits}: Changing, readDetails?: ReadDetails): CartView {
  if (!cart || !shown) return EMPTY
  const {taxCents, discountCents, selectedShippingOption, shippingCostCents, shippingLocation} = cart
  const {entries, subtotalCents} = shown
  const codes = readCodes(cart)
  const isShippingKnown = readPath(selectedShippingOption, 'id') !== undefined || shippingCostCents > 0
  const known = new Set(cart.entries)
  const isChanging = entries.some((entry) => !known.has(entry))
  const settled = (amount: number): Amount => (isChanging && amount ? undefined : amount)
  const depends = codes.length || discountCents || taxCents || isShippingKnown || shippingLocation
  return {
    lines: entries
      .map((entry, index) => viewLine(entry, index, edits, readDetails))
      .filter(({quantity}) => quantity > 0),
    codes: codes.map((code) => ({...code, amount: settled(code.amount ?? 0)})),
    subtotal: subtotalCents,
    discount: settled(-discountCents),
    tax: settled(taxCents),
    shipping: isShippingKnown ? (isChanging ? undefined : shippingCostCents) : null,
    needsShipping: cart.requiresShipping,
    total: isChanging && depends ? undefined : cart.grandTotalCents + subtotalCents - cart.subtotalCents,
  }
}
