import type {toProductItem} from './product-item.ts'

/** The minimum that an author would write: only the product data that the widget needs. */
export function shortProduct({id, title, structuredContent}: ReturnType<typeof toProductItem>) {
  const {productType, variants} = structuredContent
  return {
    id,
    title,
    productType,
    variants: variants.map(({sku, price, attributes, unlimited, qtyInStock, ...rest}) => ({
      sku,
      price,
      ...(rest.onSale && {onSale: true, salePrice: rest.salePrice}),
      attributes,
      unlimited,
      qtyInStock,
    })),
  }
}
