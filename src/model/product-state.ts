import {type Badge, displayState} from './display-state.ts'
import type {Product, Variant} from './product.ts'
import {MONEY, toShownProduct} from './shown-product.ts'

/** The badge of a product, or of its selected variant. */
export const productBadge = (
  product: Product,
  chosen: Variant | null = null,
  isPriorRequired?: boolean,
): Badge => displayState(toShownProduct(product, isPriorRequired), MONEY, chosen).badge

/** Texts of the page's language; absent ones fall back to product.md §4. */
export interface ButtonTexts {
  subscribe?: string | null | undefined
  addToCart?: string | null | undefined
}

export const buttonLabel = (product: Product, {subscribe, addToCart}: ButtonTexts = {}): string =>
  product.customButtonText || (product.isSubscribable ? subscribe || 'Subscribe' : addToCart || 'Add To Cart')
