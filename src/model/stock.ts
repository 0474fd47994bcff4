import type {Product, Variant} from './product.ts'
import {isStockedType} from './product-type.ts'

/** `Number.MAX_SAFE_INTEGER` where stock never ends. */
export const variantStock = (product: Product, variant: Variant): number =>
  variant.unlimited || !isStockedType(product.productType) ? Number.MAX_SAFE_INTEGER : variant.qtyInStock

export const isVariantSoldOut = (product: Product, variant: Variant): boolean =>
  variantStock(product, variant) === 0

/** Only physical products and services sell out; one without any variant has nothing to sell. */
export const isSoldOut = (product: Product): boolean =>
  isStockedType(product.productType) &&
  product.variants.every((variant) => isVariantSoldOut(product, variant))

export const soldOutText = (custom?: string | null, localized?: string | null): string =>
  custom || localized || 'sold out'
