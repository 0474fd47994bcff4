import {isStockedType, PRODUCT_TYPE} from '../../model/product-type.ts'
import type {Predicate} from '../compile/context.ts'
import {asNumber, isTruthy, step, type Value, walk} from '../value.ts'

/** The part of a product that is for sale, as templates have it: nothing is parsed or mended here. */
const contentOf = (value: Value): Value => step(value, 'structuredContent')
const typeOf = (value: Value): Value => walk(value, ['structuredContent', 'productType'])

function variantsOf(value: Value): readonly Value[] {
  const variants = step(contentOf(value), 'variants')
  return Array.isArray(variants) ? variants : []
}

const isKnownType = (type: Value): type is number =>
  typeof type === 'number' && type >= PRODUCT_TYPE.physical && type <= PRODUCT_TYPE.giftCard

const isStocked = (type: Value): boolean => typeof type === 'number' && isStockedType(type)

const isOnSale: Predicate = (value) => {
  if (typeOf(value) === PRODUCT_TYPE.digital) return isTruthy(step(contentOf(value), 'onSale'))
  return isStocked(typeOf(value)) && variantsOf(value).some((variant) => isTruthy(step(variant, 'onSale')))
}

const isAvailable = (variant: Value): boolean =>
  isTruthy(step(variant, 'unlimited')) || asNumber(step(variant, 'qtyInStock')) > 0

const isSoldOut: Predicate = (value) =>
  isStocked(typeOf(value)) ? !variantsOf(value).some(isAvailable) : !isKnownType(typeOf(value))

/** In what is paid, or in being on sale. */
function differs(variant: Value, first: Value): boolean {
  const isSale = isTruthy(step(first, 'onSale'))
  if (isTruthy(step(variant, 'onSale')) !== isSale) return true
  const paid = isSale ? 'salePrice' : 'price'
  return step(variant, paid) !== step(first, paid)
}

const hasVariedPrices: Predicate = (value) => {
  const type = typeOf(value)
  const [first, ...others] = variantsOf(value)
  return (
    isKnownType(type) && type !== PRODUCT_TYPE.digital && others.some((variant) => differs(variant, first))
  )
}

export const commercePredicates: Record<string, Predicate> = {
  'has-variants?': (value) => typeOf(value) !== PRODUCT_TYPE.digital && variantsOf(value).length > 1,
  'on-sale?': isOnSale,
  'sold-out?': isSoldOut,
  'varied-prices?': hasVariedPrices,
}
