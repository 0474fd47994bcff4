import type {Cart, CartEntry} from '../../../src/api/generated/schema.ts'
import {flagsOf, lostLine, paidPrice, variantOfLine} from '../../../src/model/shop-rules/line.ts'
import {photoOf, pictureFile} from '../../seed/gallery.ts'
import {toMoney} from '../../seed/product-item.ts'
import {site} from '../../seed/site.ts'
import {HOME} from '../../seed/stores.ts'
import {findProducts, type ShopProduct} from '../catalogue/catalogue.ts'
import type {Queries} from '../database.ts'
import {messages} from '../site/messages.ts'
import {listCodes} from './codes.ts'
import {listEntries, type StoredEntry} from './entries.ts'
import type {Location} from './location.ts'
import {type Offer, pickVariant} from './offer.ts'
import {type Code, totalsOf} from './totals.ts'

/** A cart in the shop's own currency, with the input for its totals. */
export interface HomeCart extends Cart {
  codes: Code[]
}

/** A line of the cart with its product; null if the shop no longer has the product. */
interface Line {
  stored: StoredEntry
  offer: Offer | null
}

const storedFields = ({id, itemId, quantity, additionalFields}: StoredEntry) => ({
  id,
  itemId,
  quantity,
  additionalFields: additionalFields || null,
})

function toEntry({stored, offer}: Line): CartEntry {
  if (!offer) return {...storedFields(stored), ...lostLine(stored.sku, messages.gone)}
  const {product, record} = offer.shopProduct
  const purchasePriceCents = paidPrice(offer.variant)
  return {
    ...storedFields(stored),
    chosenVariant: {sku: stored.sku, ...variantOfLine(product, offer.variant)},
    title: product.title,
    subTotal: purchasePriceCents * stored.quantity,
    purchasePriceCents,
    additionalFieldsForm: record.form ? {...record.form} : null,
    imageUrl: `/media/${photoOf(record, offer.variant.attributes)?.file ?? pictureFile(record)}`,
    productUrl: product.url,
  }
}

interface Stored {
  id: string
  created: number
  location: Location | null
  lines: Line[]
  codes: Code[]
}

export function toCart({id, created, location, lines, codes}: Stored): HomeCart {
  const entries = lines.map(toEntry)
  const flags = flagsOf(lines.map(({offer}) => offer?.shopProduct.product.productType))
  const totals = totalsOf({
    subtotalCents: entries.reduce((sum, {subTotal}) => sum + subTotal, 0),
    requiresShipping: flags.requiresShipping,
    location,
    codes,
    store: HOME,
  })
  return {
    id,
    websiteId: site.id,
    orderId: null,
    created,
    isPurchased: false,
    entries,
    shippingLocation: location && {...location},
    subtotal: toMoney(totals.subtotalCents),
    grandTotal: toMoney(totals.grandTotalCents),
    ...totals,
    totalQuantity: entries.reduce((sum, {quantity}) => sum + quantity, 0),
    ...flags,
    codes,
  }
}

function toLine(stored: StoredEntry, products: ReadonlyMap<string, ShopProduct>): Line {
  const shopProduct = products.get(stored.itemId)
  const isSold = shopProduct?.product.variants.some(({sku}) => sku === stored.sku)
  return {stored, offer: shopProduct && isSold ? pickVariant(shopProduct, stored.sku) : null}
}

/** The cart with current prices. */
export async function readCart(queries: Queries, cartId: string): Promise<HomeCart | null> {
  const row = await queries.first('SELECT created, location FROM carts WHERE id = ?', [cartId])
  if (!row) return null
  const entries = await listEntries(queries, cartId)
  const products = await findProducts(queries, cartId)
  return toCart({
    id: cartId,
    created: Number(row.created),
    location: row.location === null ? null : JSON.parse(String(row.location)),
    lines: entries.map((stored) => toLine(stored, products)),
    codes: await listCodes(queries, cartId),
  })
}
