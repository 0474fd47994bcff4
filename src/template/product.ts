import {isStockedType, PRODUCT_TYPE} from '../model/product-type.ts'
import {asBoolean, asNumber, asText, isTruthy, step, type Value, walk} from './value.ts'

/**
 * Questions about a product item (product.md §3 and §4) as templates have it: raw JSON of any shape, in which nothing is
 * parsed or mended, so that pages come out as the language says.
 */

/** The part of a product that is for sale. */
export const contentOf = (item: Value): Value => step(item, 'structuredContent')

/** A code of `PRODUCT_TYPE`; anything else is what the data says. */
export const typeOf = (item: Value): Value => step(contentOf(item), 'productType')

export function variantsOf(item: Value): readonly Value[] {
  const variants = step(contentOf(item), 'variants')
  return Array.isArray(variants) ? variants : []
}

export const isKnownType = (type: Value): type is number =>
  typeof type === 'number' && type >= PRODUCT_TYPE.physical && type <= PRODUCT_TYPE.giftCard

const isStocked = (type: Value): boolean => typeof type === 'number' && isStockedType(type)

/** True for types whose prices are those of their variants. */
export const isPricedByVariant = (type: Value): boolean => isStocked(type) || type === PRODUCT_TYPE.giftCard

export const isMarkedOnSale = (content: Value): boolean => isTruthy(step(content, 'onSale'))

/** Also where the data has it as a text. */
export const isSubscribable = (item: Value): boolean => asBoolean(step(contentOf(item), 'isSubscribable'))

export function isOnSale(item: Value): boolean {
  if (typeOf(item) === PRODUCT_TYPE.digital) return isMarkedOnSale(contentOf(item))
  return isStocked(typeOf(item)) && variantsOf(item).some(isMarkedOnSale)
}

const isUnlimited = (variant: Value): boolean => isTruthy(step(variant, 'unlimited'))

const stockOf = (variant: Value): number => asNumber(step(variant, 'qtyInStock')) || 0

export const isSoldOut = (item: Value): boolean =>
  isStocked(typeOf(item))
    ? !variantsOf(item).some((variant) => isUnlimited(variant) || stockOf(variant) > 0)
    : !isKnownType(typeOf(item))

/** `Number.MAX_SAFE_INTEGER` where stock never ends. */
export function getTotalStockRemaining(item: Value): number {
  const type = typeOf(item)
  if (!isStocked(type)) return isKnownType(type) ? Number.MAX_SAFE_INTEGER : 0
  const variants = variantsOf(item)
  if (variants.some(isUnlimited)) return Number.MAX_SAFE_INTEGER
  return variants.reduce<number>((sum, variant) => sum + stockOf(variant), 0)
}

/** More than one to choose from. */
export const hasVariants = (item: Value): boolean =>
  typeOf(item) !== PRODUCT_TYPE.digital && variantsOf(item).length > 1

/** In what is paid, or in being on sale. */
function differs(variant: Value, first: Value): boolean {
  const isSale = isMarkedOnSale(first)
  if (isMarkedOnSale(variant) !== isSale) return true
  const paid = isSale ? 'salePrice' : 'price'
  return step(variant, paid) !== step(first, paid)
}

export function hasVariedPrices(item: Value): boolean {
  const [first, ...others] = variantsOf(item)
  return isPricedByVariant(typeOf(item)) && others.some((variant) => differs(variant, first))
}

/** Of `websiteSettings`; allowed unless it is forbidden. */
export function isMultipleQuantityAllowedForServices(websiteSettings: Value): boolean {
  const allowed = walk(websiteSettings, ['storeSettings', 'multipleQuantityAllowedForServices'])
  return allowed === undefined || allowed === null || isTruthy(allowed)
}

export interface VariantOption {
  name: string
  values: string[]
}

/** What a shopper chooses, in the order of the item, with values in the order of its variants; none for a single variant. */
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
