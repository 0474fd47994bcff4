/** Generated from openapi.yaml by build/generate-api-types.ts. Change that file, then run it. */

/**
 * JSON text of an object; the object itself is taken too.
 */
export type AdditionalFields =
  | string
  | {
      [k: string]: unknown
    }
  | null
/**
 * An amount. `value` with a decimal point is in major units ("25.00"), an integer is in minor units (2500, "2500"). Where `decimalValue` is given it is in major units and wins.
 */
export interface Money {
  /**
   * ISO 4217 code
   */
  currency?: string
  /**
   * ISO 4217 code
   */
  currencyCode?: string
  value?: string | number
  decimalValue?: string
}
export interface ChosenVariant {
  sku: string | null
  /**
   * Option name to value
   */
  attributes: {
    [k: string]: string
  }
}
export interface CartEntry {
  id: string
  itemId: string
  chosenVariant: ChosenVariant
  quantity: number
  title: string
  /**
   * Minor units; the price of one by the quantity
   */
  subTotal: number
  /**
   * Minor units; the price of one
   */
  purchasePriceCents: number
  /**
   * JSON of what the visitor filled in
   */
  additionalFields?: string | null
  imageUrl?: string | null
  productUrl?: string | null
}
export interface Cart {
  id: string
  websiteId?: string
  orderId?: string | null
  /**
   * Epoch milliseconds
   */
  created: number
  isPurchased?: boolean
  entries: CartEntry[]
  shippingOptions?: {}[] | null
  selectedShippingOption?: {} | null
  shippingLocation?: {} | null
  applicableTaxRules?: {}[] | null
  coupons?: {}[] | null
  validCoupons?: {}[] | null
  invalidCoupons?: {}[] | null
  subtotal?: Money
  grandTotal?: Money
  subtotalCents: number
  taxCents?: number
  shippingCostCents?: number
  discountCents?: number
  grandTotalCents: number
  totalQuantity: number
  hasDigital?: boolean
  purelyDigital?: boolean
  requiresShipping?: boolean
}
export interface AddRequest {
  itemId: string
  /**
   * May be null for an item of a single variant
   */
  sku?: string | null
  quantity?: number
  additionalFields?: AdditionalFields
}
export interface UpdateRequest {
  itemId?: string
  sku?: string | null
  /**
   * 0 removes the entry
   */
  quantity: number
}
export interface AdditionalFieldsRequest {
  itemId?: string
  sku?: string | null
  additionalFields: AdditionalFields
}
export interface SubscriptionRequest {
  itemId: string
  sku?: string | null
  qty?: number
  additionalFields?: AdditionalFields
}
export interface CartReply {
  shoppingCart: Cart
}
/**
 * `newlyAdded` is the entry that was added to; its quantity is what is now in the cart.
 */
export interface AddReply {
  shoppingCart: Cart
  newlyAdded: CartEntry
}
export interface EntryReply {
  shoppingCart: Cart
  updatedEntry: CartEntry
}
export interface SubscriptionReply {
  cartToken: string
}
export interface StockLine {
  sku: string
  unlimited: boolean
  qtyInStock: number
}
export interface StockReply {
  results: StockLine[]
}
export interface ErrorReply {
  error: string
}
export interface RefusedReply {
  /**
   * For the visitor
   */
  message: string
}
export interface CrumbReply {
  error: string
  crumbFail: true
  /**
   * The new token
   */
  crumb: string
}
