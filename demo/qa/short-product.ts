import type {ShopProduct} from '../server/catalogue/catalogue.ts'

/** As little as an author would write: what the widget needs of a product. */
export function shortProduct({id, title, structuredContent}: ShopProduct['item']) {
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
