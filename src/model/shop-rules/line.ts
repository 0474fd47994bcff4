import type {Product} from '../product.ts'
import {isStockedType, PRODUCT_TYPE} from '../product-type.ts'
import {MAX_QUANTITY} from '../quantity.ts'
import {variantStock} from '../stock.ts'
import type {Variant} from '../variant.ts'

/** The maximum quantity of a variant in one cart. */
export const mostOf = (product: Product, variant: Variant): number =>
  Math.min(variantStock(product, variant), MAX_QUANTITY)

/** The price that a visitor pays: the sale price applies only while the variant is on sale. */
export const paidPrice = ({onSale, price, salePrice}: Variant): number =>
  (onSale ? salePrice : null)?.minor ?? price.minor

/** A variant as the JSON of a line has it, without the name of the variant. */
export function variantOfLine({productType}: Product, variant: Variant) {
  const {attributes, price, salePrice, onSale, lowestPrice, qtyInStock, unlimited} = variant
  return {
    attributes,
    price: price.minor,
    salePrice: salePrice?.minor ?? 0,
    onSale,
    ...(lowestPrice && {lowestPriceCents: lowestPrice.minor}),
    qtyInStock,
    unlimited: unlimited || !isStockedType(productType),
  }
}

/** The JSON of a line whose product the shop no longer has, without what the cart stores about it. */
export const lostLine = (sku: string, title: string) => ({
  chosenVariant: {sku, attributes: {}, qtyInStock: 0, unlimited: false},
  title,
  subTotal: 0,
  purchasePriceCents: 0,
  additionalFieldsForm: null,
  imageUrl: null,
  productUrl: null,
})

const isDigital = (type: number | undefined): boolean =>
  type === PRODUCT_TYPE.digital || type === PRODUCT_TYPE.paywall

/** What the types of a cart's products decide; undefined for a product that the shop no longer has. */
export const flagsOf = (types: readonly (number | undefined)[]) => ({
  hasDigital: types.some(isDigital),
  purelyDigital: types.length > 0 && types.every(isDigital),
  requiresShipping: types.includes(PRODUCT_TYPE.physical),
})
