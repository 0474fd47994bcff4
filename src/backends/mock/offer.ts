import {type Product, parseProduct, type Variant} from '../../model/product.ts'
import type {HeldCart} from './held-cart.ts'
import {Refusal} from './refusal.ts'
import type {Supply} from './supply.ts'

/** A product and the selected variant. */
export interface Offer {
  product: Product
  variant: Variant
}

/** The product, with the stock that the page states separately. */
export function readProduct({currency, stock}: Supply, source: unknown): Product | null {
  const parsed = parseProduct(source, {currency})
  if (!parsed.ok) return null
  const variants = parsed.value.variants.map((variant) => {
    const qtyInStock = stock.get(variant.sku ?? '')
    return qtyInStock === undefined ? variant : {...variant, qtyInStock, unlimited: false}
  })
  return {...parsed.value, variants}
}

/** The product from this page, else from the page that added it. */
const sourceOf = ({products}: Supply, cart: HeldCart | null, itemId: string): unknown =>
  products.get(itemId) ?? (cart && Object.hasOwn(cart.products, itemId) ? cart.products[itemId] : undefined)

export const findProduct = (supply: Supply, cart: HeldCart | null, itemId: string): Product | null =>
  readProduct(supply, sourceOf(supply, cart, itemId))

/** By SKU or variant id; empty means the only variant. */
export function pickVariant({variants}: Product, key: string): Variant | null {
  const [only, another] = variants
  if (!key) return another ? null : (only ?? null)
  return variants.find(({sku, id}) => sku === key || (sku === null && id === key)) ?? null
}

export function findOffer(supply: Supply, cart: HeldCart | null, itemId: string, key: string): Offer {
  const product = findProduct(supply, cart, itemId)
  if (!product) throw new Refusal(404, 'There is no such item.')
  const variant = pickVariant(product, key)
  if (!variant) throw new Refusal(422, 'This choice is not available.')
  return {product, variant}
}
