import type {Cart, CartEntry} from '../../../src/api/generated/schema.ts'
import {PRODUCT_TYPE} from '../../../src/model/product-type.ts'
import {site} from '../../seed/site.ts'
import type {Queries} from '../database.ts'
import {toMoney} from '../product-item.ts'
import {listEntries, type StoredEntry} from './entries.ts'
import {findOffer, type Offer} from './offer.ts'

/** A line of the cart together with what it is a line of. */
interface Line {
  stored: StoredEntry
  offer: Offer
}

/** What one costs: the sale price counts only while the variant is on sale. */
export const unitPrice = ({variant}: Offer): number =>
  (variant.onSale ? variant.salePrice : null)?.minor ?? variant.price.minor

function toEntry({stored, offer}: Line): CartEntry {
  const {product, record} = offer.shopProduct
  const purchasePriceCents = unitPrice(offer)
  return {
    id: stored.id,
    itemId: stored.itemId,
    chosenVariant: {sku: stored.sku, attributes: offer.variant.attributes},
    quantity: stored.quantity,
    title: product.title,
    subTotal: purchasePriceCents * stored.quantity,
    purchasePriceCents,
    additionalFields: stored.additionalFields || null,
    imageUrl: `/media/${record.slug}.svg`,
    productUrl: product.url,
  }
}

const isDigital = ({offer}: Line) =>
  offer.shopProduct.product.productType === PRODUCT_TYPE.digital ||
  offer.shopProduct.product.productType === PRODUCT_TYPE.paywall
const isPhysical = ({offer}: Line) => offer.shopProduct.product.productType === PRODUCT_TYPE.physical

const flagsOf = (lines: Line[]) => ({
  hasDigital: lines.some(isDigital),
  purelyDigital: lines.length > 0 && lines.every(isDigital),
  requiresShipping: lines.some(isPhysical),
})

/** Nothing is shipped, taxed or discounted yet: the total is the sum of the lines. */
function toCart(id: string, created: number, lines: Line[]): Cart {
  const entries = lines.map(toEntry)
  const subtotalCents = entries.reduce((sum, {subTotal}) => sum + subTotal, 0)
  return {
    id,
    websiteId: site.id,
    orderId: null,
    created,
    isPurchased: false,
    entries,
    shippingOptions: [],
    selectedShippingOption: null,
    shippingLocation: null,
    applicableTaxRules: [],
    coupons: [],
    validCoupons: [],
    invalidCoupons: [],
    subtotal: toMoney(subtotalCents),
    grandTotal: toMoney(subtotalCents),
    subtotalCents,
    taxCents: 0,
    shippingCostCents: 0,
    discountCents: 0,
    grandTotalCents: subtotalCents,
    totalQuantity: entries.reduce((sum, {quantity}) => sum + quantity, 0),
    ...flagsOf(lines),
  }
}

/** The cart as it is now, at the prices of now. */
export async function readCart(queries: Queries, cartId: string): Promise<Cart | null> {
  const row = await queries.first('SELECT created FROM carts WHERE id = ?', [cartId])
  if (!row) return null
  const lines: Line[] = []
  for (const stored of await listEntries(queries, cartId))
    lines.push({stored, offer: await findOffer(queries, stored.itemId, stored.sku)})
  return toCart(cartId, Number(row.created), lines)
}
