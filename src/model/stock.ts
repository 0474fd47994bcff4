import {isStockedType} from './product-type.ts'

/** The stock of one variant. */
interface Stock {
  readonly qtyInStock: number
  readonly unlimited: boolean
}

/** A product that can sell out. */
export interface Stocked {
  /** One of `PRODUCT_TYPE`. */
  readonly productType: number
  readonly variants: readonly Stock[]
}

/** `Number.MAX_SAFE_INTEGER` for unlimited stock. */
export const variantStock = ({productType}: Pick<Stocked, 'productType'>, variant: Stock): number =>
  variant.unlimited || !isStockedType(productType) ? Number.MAX_SAFE_INTEGER : variant.qtyInStock

export const isVariantSoldOut = (product: Pick<Stocked, 'productType'>, variant: Stock): boolean =>
  variantStock(product, variant) === 0

/** Only physical products and services sell out; a product without variants has nothing to sell. */
export const isSoldOut = (product: Stocked): boolean =>
  isStockedType(product.productType) &&
  product.variants.every((variant) => isVariantSoldOut(product, variant))

/** `Number.MAX_SAFE_INTEGER` for unlimited stock. */
export const totalStock = (product: Stocked): number =>
  isStockedType(product.productType)
    ? Math.min(
        Number.MAX_SAFE_INTEGER,
        product.variants.reduce((sum, variant) => sum + variantStock(product, variant), 0),
      )
    : Number.MAX_SAFE_INTEGER

export const soldOutText = (custom?: string | null, localized?: string | null): string =>
  custom || localized || 'sold out'
