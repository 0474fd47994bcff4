import {asRecord} from '../../src/lib/as-record.ts'
import {readPath} from '../../src/lib/read-path.ts'
import {textOrNull} from '../../src/lib/text-or-null.ts'
import {toNumber} from '../../src/lib/to-number.ts'
import type {Cart, CartEntry} from '../../src/model/cart.ts'
import type {Edits, LineProblem} from '../../src/store/edits.ts'

export type Detail = readonly [name: string, value: string]

/** What was filled in for a line, in words. */
export type ReadDetails = (entry: CartEntry) => readonly Detail[]

/** A line as it is shown: what the server says, with what the visitor wants of it laid over. Amounts are minor units. */
export interface LineView {
  id: string
  itemId: string
  sku: string | null
  title: string
  url: string | null
  image: string | null
  options: readonly Detail[]
  /** What was filled in; null until it can be said in words. */
  filledIn: readonly Detail[] | null
  form: unknown
  price: number
  was: number | null
  quantity: number
  total: number
  stock: number | null
  /** There is less than that in stock. */
  isShort: boolean
  isSaving: boolean
  isWaiting: boolean
  problem: LineProblem | null
}

export interface CodeView {
  id: string
  name: string
  /** Minor units, below nought. */
  amount: number
  /** Why it takes nothing off; null while it is valid. */
  reason: string | null
}

export interface CartView {
  lines: LineView[]
  codes: CodeView[]
  subtotal: number
  discount: number
  tax: number
  /** Null while it is not known where the cart goes to. */
  shipping: number | null
  needsShipping: boolean
  total: number
}

interface Shown {
  edits: Edits
  /** Undefined until it is there. */
  readDetails?: ReadDetails | undefined
}

function viewLine(entry: CartEntry, index: number, {edits: {lines, problems}, readDetails}: Shown): LineView {
  const {id, purchasePriceCents: price, originalPriceCents: original, qtyInStock: stock} = entry
  const edit = Object.hasOwn(lines, id) ? lines[id] : undefined
  const quantity = edit?.quantity ?? entry.quantity
  return {
    id: id || `${index}`,
    itemId: entry.itemId,
    sku: entry.sku,
    title: entry.title || entry.sku || entry.itemId,
    url: entry.productUrl,
    image: entry.imageUrl,
    options: Object.entries(entry.attributes),
    filledIn: entry.additionalFields ? (readDetails?.(entry) ?? null) : [],
    form: entry.additionalFieldsForm,
    price,
    was: original !== null && original > price ? original : null,
    quantity,
    total: quantity === entry.quantity ? entry.subTotal : price * quantity,
    stock,
    isShort: stock !== null && quantity > stock,
    isSaving: edit !== undefined,
    isWaiting: edit?.isWaiting ?? false,
    problem: (Object.hasOwn(problems, id) && problems[id]) || null,
  }
}

/** Codes of live pages are objects of more than one shape. */
const readCodes = (list: readonly unknown[], invalid: readonly unknown[]): CodeView[] => {
  const idOf = (value: unknown) => {
    const {code, promoCode, id} = asRecord(value)
    return textOrNull(value) ?? textOrNull(code) ?? textOrNull(promoCode) ?? textOrNull(id) ?? ''
  }
  const refused = new Set(invalid.map(idOf))
  const all = [...list, ...invalid].filter(idOf)
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

/** The cart as it is shown; all that is summed up by the server but the subtotal waits for its answer. */
export function viewCart(cart: Cart | null, by: Shown): CartView {
  if (!cart) return EMPTY
  const all = cart.entries.map((entry, index) => viewLine(entry, index, by))
  const change = all.reduce((sum, {total}, index) => sum + total - (cart.entries[index]?.subTotal ?? 0), 0)
  const {coupons, validCoupons, invalidCoupons, selectedShippingOption, shippingCostCents} = cart
  const isShippingKnown = readPath(selectedShippingOption, 'id') !== undefined || shippingCostCents > 0
  return {
    lines: all.filter(({quantity}) => quantity > 0),
    codes: readCodes([...coupons, ...validCoupons], invalidCoupons),
    subtotal: cart.subtotalCents + change,
    discount: -cart.discountCents,
    tax: cart.taxCents,
    shipping: isShippingKnown ? shippingCostCents : null,
    needsShipping: cart.requiresShipping,
    total: cart.grandTotalCents,
  }
}
