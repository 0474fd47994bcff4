import type {Variant} from '../../../src/model/product.ts'
import * as rules from '../../../src/model/shop-rules/line.ts'
import type {Store} from '../../seed/stores.ts'
import {findProduct, type ShopProduct} from '../catalogue/catalogue.ts'
import type {Queries} from '../database.ts'
import {Refusal} from '../http/refusal.ts'
import {messages} from '../site/messages.ts'

/** A product with the selected variant. */
export interface Offer {
  shopProduct: ShopProduct
  variant: Variant
  sku: string
}

/** The SKU can be omitted only for a single variant. */
export function pickVariant(shopProduct: ShopProduct, sku: string | null): Offer {
  const {variants} = shopProduct.product
  const variant =
    sku === null && variants.length === 1 ? variants[0] : variants.find((one) => one.sku === sku)
  if (!variant?.sku) throw new Refusal(422, messages.unavailable)
  return {shopProduct, variant, sku: variant.sku}
}

export async function findOffer(
  queries: Queries,
  itemId: string,
  sku: string | null,
  store?: Store,
): Promise<Offer> {
  const shopProduct = await findProduct(queries, itemId, store)
  if (!shopProduct) throw new Refusal(404, 'There is no such item.')
  return pickVariant(shopProduct, sku)
}

/** Maximum quantity of the offer in one cart. */
export const mostOf = ({shopProduct, variant}: Offer): number => rules.mostOf(shopProduct.product, variant)

/** Throws if one cart must not contain `quantity` of the offer. */
export function checkStock(offer: Offer, quantity: number): void {
  if (quantity > mostOf(offer)) throw new Refusal(422, messages.notEnough)
}
