import {type Badge, displayState} from './display-state.ts'
import type {Product, Variant} from './product.ts'
import {MONEY, toShownProduct} from './shown-product.ts'
import {totalStock} from './stock.ts'

/** The badge of a product, or of its selected variant. */
export const productBadge = (product: Product, chosen: Variant | null = null): Badge =>
  displayState(toShownProduct(product), MONEY, chosen).badge

/** True when stock allows one more than the cart holds. */
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
