import {asRecord} from '../lib/as-record.ts'
import {isRecord} from '../lib/is-record.ts'
import {textOrNull} from '../lib/text-or-null.ts'
import {toBoolean} from '../lib/to-boolean.ts'
import {readAttributes} from './attributes.ts'
import {toAmount, toQuantity} from './cart-amounts.ts'

/** One line of the cart. */
export interface CartEntry {
  id: string
  itemId: string
  sku: string | null
  /** The id of the selected variant; null if the shop identifies variants by SKU. */
  variantId: string | null
  attributes: Record<string, string>
  quantity: number
  title: string
  /** Minor units; null if the shop states no price. */
  subTotal: number | null
  /** Price per unit, in minor units; null if the shop states none. */
  purchasePriceCents: number | null
  additionalFields: unknown
  /** The definition of the form that the visitor filled in. */
  additionalFieldsForm: unknown
  /** Price per unit before the sale, if it is on sale; in minor units. */
  originalPriceCents: number | null
  /** The lowest price of the thirty days before a sale, where the shop states it; in minor units. */
  lowestPriceCents?: number | undefined
  /** Current stock; null if it is unlimited or unknown. */
  qtyInStock: number | null
  /** Address of the picture of the chosen variant, or else of the product. */
  imageUrl: string | null
  productUrl: string | null
}

/** What the API says about a line through its variant. */
const readVariant = (variant: Record<string, unknown>) => ({
  attributes: readAttributes(variant),
  originalPriceCents: toBoolean(variant.onSale) ? toAmount(variant.price, null) : null,
  lowestPriceCents: toAmount(variant.lowestPriceCents, undefined),
  qtyInStock: toBoolean(variant.unlimited) ? null : toQuantity(variant.qtyInStock, null),
})

/** The same of a line that was read before: from another tab, or from storage. */
const readOwn = (entry: Record<string, unknown>) => ({
  attributes: readAttributes({attributes: entry.attributes}),
  originalPriceCents: toAmount(entry.originalPriceCents, null),
  lowestPriceCents: toAmount(entry.lowestPriceCents, undefined),
  qtyInStock: toQuantity(entry.qtyInStock, null),
})

/** The price of a line and of one unit: each follows from the other, and a price that is missing is not free. */
function readPrices({purchasePriceCents, subTotal}: Record<string, unknown>, quantity: number) {
  const [price, total] = [toAmount(purchasePriceCents, null), toAmount(subTotal, null)]
  return {
    subTotal: total ?? (price === null ? null : price * quantity),
    purchasePriceCents: price ?? (total === null || !quantity ? null : Math.round(total / quantity)),
  }
}

/**
 * Null only if the value is not an object: an entry with broken fields is still an item in the cart. An entry that was
 * read before is read the same again.
 */
export function parseCartEntry(value: unknown): CartEntry | null {
  if (!isRecord(value)) return null
  const variant = asRecord(value.chosenVariant)
  const quantity = toQuantity(value.quantity, 1)
  return {
    id: textOrNull(value.id) ?? '',
    itemId: textOrNull(value.itemId) ?? '',
    sku: textOrNull(variant.sku) ?? textOrNull(value.sku),
    variantId: textOrNull(variant.id) ?? textOrNull(value.variantId),
    ...(isRecord(value.chosenVariant) ? readVariant(variant) : readOwn(value)),
    quantity,
    title: textOrNull(value.title) ?? '',
    ...readPrices(value, quantity),
    additionalFields: value.additionalFields ?? null,
    additionalFieldsForm: value.additionalFieldsForm ?? null,
    imageUrl: textOrNull(value.imageUrl),
    productUrl: textOrNull(value.productUrl),
  }
}
