import type {CartEntry} from './cart-entry.ts'
import type {Product, Variant} from './product.ts'

/**
 * Identifies an item and its variant. SKU and id may both be missing or duplicated, so a shop uses the one that it
 * knows.
 */
export interface ItemKey {
  itemId: string
  /** Null for an item with a single variant, or with variants without SKUs. */
  sku: string | null
  /** The variant's own id; null if the page does not state it. */
  variantId: string | null
  /** The SKU alone distinguishes the variant from the others, or there is only one variant. */
  isSkuEnough: boolean
}

type Named = Pick<Variant, 'id' | 'sku'>

const isSkuEnough = (variants: readonly Named[], sku: string | null): boolean =>
  variants.length < 2 || (sku !== null && variants.filter((variant) => variant.sku === sku).length < 2)

export const keyOf = (
  {id, variants}: {id: Product['id']; variants: readonly Named[]},
  variant: Named,
): ItemKey => ({
  itemId: id,
  sku: variant.sku,
  variantId: variant.id,
  isSkuEnough: isSkuEnough(variants, variant.sku),
})

/**
 * Whether an entry is of that variant. Compares SKUs if they are enough, and ids if both sides have one. Without an
 * SKU, every entry of the item matches: the server fills in the SKU of a single variant.
 */
export function isVariant(
  {sku, variantId}: Pick<CartEntry, 'sku' | 'variantId'>,
  key: Omit<ItemKey, 'itemId'>,
): boolean {
  if (!key.isSkuEnough && key.variantId && variantId) return variantId === key.variantId
  return key.sku === null || sku === key.sku
}

export const isOfKey = (entry: Pick<CartEntry, 'itemId' | 'sku' | 'variantId'>, key: ItemKey): boolean =>
  entry.itemId === key.itemId && isVariant(entry, key)
