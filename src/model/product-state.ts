import type {Product} from './product.ts'
import {isStockedType, PRODUCT_TYPE} from './product-type.ts'
import {isSoldOut, variantStock} from './stock.ts'

export {isSoldOut, isVariantSoldOut, soldOutText, variantStock} from './stock.ts'

/** Decided by `onSale` alone, never by a sale price; gift cards are never on sale. */
export const isOnSale = ({productType, onSale, variants}: Product): boolean =>
  productType !== PRODUCT_TYPE.giftCard &&
  ((productType === PRODUCT_TYPE.digital && onSale) || variants.some((variant) => variant.onSale))

export const productBadge = (product: Product): 'sold-out' | 'sale' | null =>
  isSoldOut(product) ? 'sold-out' : isOnSale(product) ? 'sale' : null

/** True when any variant differs from the first in what is paid or in being on sale. */
export function hasVariedPrices({variants: [first, ...others]}: Product): boolean {
  return others.some(
    ({onSale, price, salePrice}) =>
      onSale !== first?.onSale ||
      (onSale && salePrice?.minor !== first.salePrice?.minor) ||
      price.minor !== first.price.minor,
  )
}

/** `Number.MAX_SAFE_INTEGER` where stock never ends. */
export const totalStock = (product: Product): number =>
  isStockedType(product.productType)
    ? Math.min(
        Number.MAX_SAFE_INTEGER,
        product.variants.reduce((sum, variant) => sum + variantStock(product, variant), 0),
      )
    : Number.MAX_SAFE_INTEGER

/** True when one more than what the cart already holds can be had. */
export const isInStock = (product: Product, quantityInCart: number): boolean => {
  const stock = totalStock(product)
  return stock === Number.MAX_SAFE_INTEGER || stock > quantityInCart
}

export const saleText = (localized?: string | null): string => localized || 'sale'

/** Texts of the page's language; absent ones fall back to product.md §4. */
export interface ButtonTexts {
  subscribe?: string | null | undefined
  addToCart?: string | null | undefined
}

export const buttonLabel = (product: Product, {subscribe, addToCart}: ButtonTexts = {}): string =>
  product.customButtonText || (product.isSubscribable ? subscribe || 'Subscribe' : addToCart || 'Add To Cart')
