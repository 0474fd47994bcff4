import type {CartEntry} from './cart-entry.ts'
import type {Product, Variant} from './product.ts'

/** An item, and which of its variants: both may be missing or doubled, so a shop goes by the one that it knows. */
export interface ItemKey {
  itemId: string
  /** Null for an item of a single variant, or of variants without SKUs. */
  sku: string | null
  /** The variant's own id; null where the page does not say. */
  variantId: string | null
  /** The SKU alone tells the variant from the others of the item, or there is no other. */
  isSkuEnough: boolean
}

type Named = Pick<Variant, 'id' | 'sku'>

const isSkuEnough = (variants: readonly Named[], sku: string | null): boolean =>
  variants.length < 2 || (sku !== null && variants.filter((one) => one.sku === sku).length < 2)

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
 * Whether something of the item is of that variant. By SKU where it is enough, by id where both sides say it. Without an
 * SKU, all of the item is: the server fills in the SKU of a single variant.
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
