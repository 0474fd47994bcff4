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
  /** Minor units. */
  subTotal: number
  /** Price per unit, in minor units. */
  purchasePriceCents: number
  additionalFields: unknown
  /** The definition of the form that the visitor filled in. */
  additionalFieldsForm: unknown
  /** Price per unit before the sale, if it is on sale; in minor units. */
  originalPriceCents: number | null
  /** Current stock; null if it is unlimited or unknown. */
  qtyInStock: number | null
  /** Address of the picture of the chosen variant, or else of the product. */
  imageUrl: string | null
  productUrl: string | null
}

/** Null only if the value is not an object: an entry with broken fields is still an item in the cart. */
export function parseCartEntry(value: unknown): CartEntry | null {
  if (!isRecord(value)) return null
  const variant = asRecord(value.chosenVariant)
  const quantity = toQuantity(value.quantity, 1)
  const purchasePriceCents = toAmount(value.purchasePriceCents, 0)
  return {
    id: textOrNull(value.id) ?? '',
    itemId: textOrNull(value.itemId) ?? '',
    sku: textOrNull(variant.sku) ?? textOrNull(value.sku),
    variantId: textOrNull(variant.id) ?? textOrNull(value.variantId),
    attributes: readAttributes(variant),
    quantity,
    title: textOrNull(value.title) ?? '',
    subTotal: toAmount(value.subTotal, purchasePriceCents * quantity),
    purchasePriceCents,
    additionalFields: value.additionalFields ?? null,
    additionalFieldsForm: value.additionalFieldsForm ?? null,
    originalPriceCents: toBoolean(variant.onSale) ? toAmount(variant.price, null) : null,
    qtyInStock: toBoolean(variant.unlimited) ? null : toQuantity(variant.qtyInStock, null),
    imageUrl: textOrNull(value.imageUrl),
    productUrl: textOrNull(value.productUrl),
  }
}
