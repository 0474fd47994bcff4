import type {CartEntry} from './cart-entry.ts'

/** An entry as the API describes it, for storage: `parseCartEntry` reads it again. */
export const toStored = (entry: CartEntry): object => {
  const {variantId: id, sku, attributes, qtyInStock, originalPriceCents: price} = entry
  return {...entry, chosenVariant: {id, sku, attributes, qtyInStock, price, onSale: price !== null}}
}
