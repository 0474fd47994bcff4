import {asRecord} from '../lib/as-record.ts'
import {toNumber} from '../lib/to-number.ts'
import type {Product} from './product.ts'

/**
 * The product with updated stock: the detail of a `stock-change`, where null is unlimited. Returns the same object if
 * nothing has changed. A product with one variant needs no SKU.
 */
export function withStock(product: Product, change: unknown): Product {
  const {itemId, sku, variantId, qtyInStock} = asRecord(change)
  if (itemId !== product.id) return product
  const left = toNumber(qtyInStock, null)
  const stock = {unlimited: left === null, qtyInStock: Math.max(0, left ?? 0)}
  const isMeant = (variant: Product['variants'][number]) =>
    variantId && variant.id ? variant.id === variantId : variant.sku === sku
  const isNew = (variant: Product['variants'][number]) =>
    (isMeant(variant) || product.variants.length === 1) &&
    (variant.unlimited !== stock.unlimited || (!stock.unlimited && variant.qtyInStock !== stock.qtyInStock))
  return product.variants.some(isNew)
    ? {
        ...product,
        variants: product.variants.map((variant) => (isNew(variant) ? {...variant, ...stock} : variant)),
      }
    : product
}
