import {
  type Amounts,
  hasVariedPrices as differInPrice,
  isOnSale as isReduced,
  type Offer,
  type PricedProduct,
} from '../model/display-state.ts'
import {PRODUCT_TYPE} from '../model/product-type.ts'
import {isSoldOut as isOut, totalStock} from '../model/stock.ts'
import {type Billing, createBilling} from '../model/subscription-plan.ts'
import {readDigits} from './locale/amount.ts'
import {asBoolean, asNumber, asText, isObject, isTruthy, step, type Value, walk} from './value.ts'

/**
 * Functions for a product item (product.md §3 and §4) as templates have it: raw JSON of any shape. They parse and
 * repair nothing, so that the output follows the language.
 */

/** The part of a product with its offers. */
export const contentOf = (item: Value): Value => step(item, 'structuredContent')

/** A code of `PRODUCT_TYPE`, also if the data has it as text; any other number is an unknown type. */
export const typeOf = (item: Value): number => asNumber(step(contentOf(item), 'productType'))

export function variantsOf(item: Value): readonly Value[] {
  const variants = step(contentOf(item), 'variants')
  return Array.isArray(variants) ? variants : []
}

const isKnownType = (type: number): boolean =>
  Number.isInteger(type) && type >= PRODUCT_TYPE.physical && type <= PRODUCT_TYPE.paywall

/** Also if the data has it as text. */
export const isSubscribable = (item: Value): boolean => asBoolean(step(contentOf(item), 'isSubscribable'))

/** An amount in both of its forms: whole minor units for comparing prices, and money for display. */
export interface RawAmount {
  readonly plain: Value
  readonly money: Value
}

/** Money in templates is in major units, with or without a decimal point. */
const sizeOf = (amount: RawAmount | null): number => Number(readDigits(amount?.money) ?? 0)

export const RAW: Amounts<RawAmount> = {
  isSame: (a, b) => a?.plain === b?.plain && (a?.plain !== undefined || sizeOf(a) === sizeOf(b)),
  compare: (a, b) => sizeOf(a) - sizeOf(b),
}

const amountOf = (content: Value, field: string): RawAmount => ({
  plain: step(content, field),
  money: step(content, `${field}Money`),
})

/** The offer of a variant, or of one of its subscriptions. The language reads a missing amount as zero. */
export function offerOf(content: Value): Offer<RawAmount> {
  const lowest = step(content, 'lowestPrice')
  return {
    price: amountOf(content, 'price'),
    salePrice: amountOf(content, 'salePrice'),
    onSale: isTruthy(step(content, 'onSale')),
    ...(isObject(lowest) && {lowestPrice: {plain: undefined, money: step(lowest, 'money')}}),
  }
}

const variantOf = (variant: Value) => ({
  ...offerOf(variant),
  qtyInStock: asNumber(step(variant, 'qtyInStock')) || 0,
  unlimited: isTruthy(step(variant, 'unlimited')),
  variant,
})

/** A product item in the language's own data. */
export interface RawProduct extends PricedProduct<RawAmount> {
  readonly variants: readonly ReturnType<typeof variantOf>[]
}

/** Unknown units have words only if a site defines them. */
function readBilling(plan: Value): Billing<string> | null {
  const period = step(plan, 'billingPeriod')
  const unit = asText(step(period, 'unit'))
  const every = asNumber(step(period, 'value'))
  const cycles = asNumber(step(plan, 'numBillingCycles')) || 0
  return unit && every > 0 ? createBilling(every, unit, cycles) : null
}

/** Of any type: an unknown one has no offers. */
export function readAnyProduct(item: Value): RawProduct {
  const content = contentOf(item)
  const productType = typeOf(item)
  return {
    productType,
    own: offerOf(content),
    variants: isKnownType(productType) ? variantsOf(item).map(variantOf) : [],
    isSubscribable: isSubscribable(item),
    billing: readBilling(step(content, 'subscriptionPlan')),
  }
}

/** Null for an unknown type. */
export const readRawProduct = (item: Value): RawProduct | null =>
  isKnownType(typeOf(item)) ? readAnyProduct(item) : null

export function isOnSale(item: Value, isPriorRequired = false): boolean {
  const product = readRawProduct(item)
  return product !== null && isReduced({...product, isPriorRequired}, RAW)
}

export function isSoldOut(item: Value): boolean {
  const product = readRawProduct(item)
  return product === null || isOut(product)
}

/** `Number.MAX_SAFE_INTEGER` for unlimited stock. */
export function getTotalStockRemaining(item: Value): number {
  const product = readRawProduct(item)
  return product === null ? 0 : totalStock(product)
}

/** Whether there is more than one variant. */
export const hasVariants = (item: Value): boolean =>
  typeOf(item) !== PRODUCT_TYPE.digital && variantsOf(item).length > 1

export function hasVariedPrices(item: Value): boolean {
  const product = readRawProduct(item)
  return product !== null && differInPrice(product, RAW)
}

/** From `websiteSettings`; allowed unless it is forbidden. */
export function isMultipleQuantityAllowedForServices(websiteSettings: Value): boolean {
  const allowed = walk(websiteSettings, ['storeSettings', 'multipleQuantityAllowedForServices'])
  return allowed === undefined || allowed === null || isTruthy(allowed)
}

export interface VariantOption {
  name: string
  values: string[]
}

/**
 * The shopper's options, in the order of the item, with values in the order of its variants; none for a single variant.
 */
export function getItemVariantOptions(item: Value): VariantOption[] {
  const variants = variantsOf(item)
  const ordering = step(contentOf(item), 'variantOptionOrdering')
  if (variants.length < 2 || !Array.isArray(ordering)) return []
  return ordering.map((ordered: Value) => {
    const name = asText(ordered)
    const values = variants.map((variant) => asText(walk(variant, ['attributes', name])))
    return {name, values: [...new Set(values)].filter(Boolean)}
  })
}
