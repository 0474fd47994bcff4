import type {Product} from './product.ts'
import {PRODUCT_TYPE} from './product-type.ts'
import {totalStock} from './stock.ts'

/** Whether a product has a quantity field at all. */
export const showsQuantity = (product: Product, multipleAllowedForServices: boolean): boolean =>
  (product.productType === PRODUCT_TYPE.physical ||
    (product.productType === PRODUCT_TYPE.service && multipleAllowedForServices)) &&
  !product.isSubscribable &&
  totalStock(product) > 1
