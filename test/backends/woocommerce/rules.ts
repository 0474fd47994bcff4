import {createHash} from 'node:crypto'
import {CODE} from '../goods.ts'
import type {Item} from './catalogue.ts'
import {escapeHtml} from './html.ts'
import {quantityLimit} from './product-view.ts'
import {badParameters, Refusal} from './refusal.ts'
import type {ADDRESS, Line, Session} from './sessions.ts'

/** The shop's changes of a cart, and its refusals with WooCommerce's codes. */

interface Rate {
  id: string
  method: string
  instance: number
  name: string
  price: number
}

export const RATES: readonly [Rate, ...Rate[]] = [
  {id: 'flat_rate:1', method: 'flat_rate', instance: 1, name: 'Flat rate', price: 500},
  {id: 'local_pickup:2', method: 'local_pickup', instance: 2, name: 'Local pickup', price: 0},
]

/** The chosen shipping rate, else the first. */
export const rateOf = ({rate}: Session) => RATES.find(({id}) => id === rate) ?? RATES[0]

/** Countries that the shop ships to, with the pattern of their postcodes. */
const COUNTRIES: Readonly<Record<string, RegExp>> = {
  US: /^\d{5}(-\d{4})?$/,
  DE: /^\d{5}$/,
  GB: /^\w{2,4} ?\w{3}$/,
}

const keyOf = ({id}: Item): string => createHash('md5').update(`${id}`).digest('hex')
const quoted = ({name}: Item): string => `&quot;${escapeHtml(name)}&quot;`

interface Chosen {
  attribute: string
  value: string
}

/** The product, or the chosen variation of a product with options. */
function variationOf(item: Item, chosen: readonly Chosen[]): Item {
  if (item.type !== 'variable') return item
  const values = new Map(
    chosen.map(({attribute, value}) => [attribute.replace(/^attribute_/, '').toLowerCase(), value]),
  )
  const missing = item.options.some((name) => !values.has(name.toLowerCase()))
  if (missing) throw new Refusal('woocommerce_rest_missing_attributes', 'Options have to be chosen.')
  const found = item.variations.find((variation) =>
    Object.entries(variation.values).every(([name, value]) => values.get(name.toLowerCase()) === value),
  )
  if (!found) throw new Refusal('woocommerce_rest_variation_id_from_variation_data', 'No such variation.')
  return found
}

/** A variation accepts only its own options. */
function checkChosen({values, type}: Item, chosen: readonly Chosen[]): void {
  if (type !== 'variation') return
  for (const {attribute, value} of chosen)
    if (values[attribute] !== undefined && values[attribute] !== value)
      throw new Refusal('woocommerce_rest_invalid_variation_data', `${escapeHtml(attribute)} cannot be that.`)
}

export function addItem(
  session: Session,
  product: Item | undefined,
  quantity: number,
  chosen: readonly Chosen[],
) {
  if (!product) throw new Refusal('woocommerce_rest_cart_invalid_product', 'There is no such product.')
  const item = variationOf(product, chosen)
  checkChosen(item, chosen)
  if (quantity <= 0)
    throw new Refusal('woocommerce_rest_product_invalid_quantity', `No number of ${quoted(item)}.`)
  if (item.stock <= 0)
    throw new Refusal(
      'woocommerce_rest_product_out_of_stock',
      `You cannot add ${quoted(item)} to the cart because the product is out of stock.`,
    )
  const line = session.lines.find(({key}) => key === keyOf(item))
  const pieces = Math.trunc(quantity)
  if (item.stock < pieces + (line?.quantity ?? 0))
    throw new Refusal(
      'woocommerce_rest_product_partially_out_of_stock',
      `You cannot add that amount of ${quoted(item)} to the cart because there is not enough stock (${item.stock} remaining).`,
    )
  if (line) line.quantity += pieces
  else session.lines.push({key: keyOf(item), item, quantity: pieces})
}

function findLine({lines}: Session, key: string): Line {
  const line = lines.find((candidate) => candidate.key === key)
  if (line) return line
  throw new Refusal('woocommerce_rest_cart_invalid_key', 'The cart has no such item.', 409)
}

export function updateItem(session: Session, key: string, quantity: number): void {
  const line = findLine(session, key)
  const most = quantityLimit(line.item)
  if (quantity < 1 || quantity > most)
    throw new Refusal(
      'invalid_quantity',
      `The maximum quantity of ${quoted(line.item)} allowed in the cart is ${most}`,
    )
  // WooCommerce accepts fractions too, and the totals are then wrong
  line.quantity = quantity
}

export function removeItem(session: Session, key: string): void {
  const line = findLine(session, key)
  session.lines = session.lines.filter((other) => other !== line)
}

/** WooCommerce stores codes in lower case. */
const toCode = (text: string): string => text.trim().toLowerCase()
const isCode = (code: string): boolean => code === toCode(CODE.text)

export function applyCoupon({coupons}: Session, text: string): void {
  const code = toCode(text)
  if (!isCode(code))
    throw new Refusal(
      'woocommerce_rest_cart_coupon_error',
      `Coupon &quot;${escapeHtml(code)}&quot; cannot be applied because it does not exist.`,
    )
  if (coupons.includes(code))
    throw new Refusal('woocommerce_rest_cart_coupon_error', `&quot;${code}&quot; is applied already.`)
  coupons.push(code)
}

export function removeCoupon(session: Session, text: string): void {
  const code = toCode(text)
  if (!isCode(code)) throw new Refusal('woocommerce_rest_cart_coupon_error', 'That is no coupon.')
  if (!session.coupons.includes(code))
    throw new Refusal('woocommerce_rest_cart_coupon_invalid_code', 'That coupon is not applied.', 409)
  session.coupons = session.coupons.filter((coupon) => coupon !== code)
}

/** The given fields replace the stored ones; country and postcode have to match. */
export function updateAddress(session: Session, given: Partial<typeof ADDRESS>): void {
  const address = {...session.address, ...given}
  const postcode = COUNTRIES[address.country]
  const problem = postcode
    ? !postcode.test(address.postcode) && 'The provided postcode / ZIP is not valid'
    : 'The shop does not ship to that country.'
  if (problem) throw badParameters({shipping_address: problem})
  session.address = address
}

export function selectRate(session: Session, id: string): void {
  if (!RATES.some((rate) => rate.id === id))
    throw new Refusal('woocommerce_rest_cart_missing_rate_id', 'There is no such rate.')
  session.rate = id
}
