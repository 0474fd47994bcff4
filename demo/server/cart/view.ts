import type {Cart, CartEntry} from '../../../src/api/generated/schema.ts'
import {isStockedType, PRODUCT_TYPE} from '../../../src/model/product-type.ts'
import {photoOf} from '../../seed/gallery.ts'
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

/** The unit price: the sale price applies only while the variant is on sale. */
const unitPrice = ({variant}: Offer): number =>
  (variant.onSale ? variant.salePrice : null)?.minor ?? variant.price.minor

const lostEntry = ({id, itemId, sku, quantity, additionalFields}: StoredEntry): CartEntry => ({
  id,
  itemId,
  chosenVariant: {sku, attributes: {}, qtyInStock: 0, unlimited: false},
  quantity,
  title: messages.gone,
  subTotal: 0,
  purchasePriceCents: 0,
  additionalFields: additionalFields || null,
  additionalFieldsForm: null,
  imageUrl: null,
  productUrl: null,
})

function toEntry({stored, offer}: Line): CartEntry {
  if (!offer) return lostEntry(stored)
  const {product, record} = offer.shopProduct
  const {attributes, price, salePrice, onSale, lowestPrice, qtyInStock, unlimited} = offer.variant
  const purchasePriceCents = unitPrice(offer)
  return {
    id: stored.id,
    itemId: stored.itemId,
    chosenVariant: {
      sku: stored.sku,
      attributes,
      price: price.minor,
      salePrice: salePrice?.minor ?? 0,
      onSale,
      ...(lowestPrice && {lowestPriceCents: lowestPrice.minor}),
      qtyInStock,
      unlimited: unlimited || !isStockedType(product.productType),
    },
    quantity: stored.quantity,
    title: product.title,
    subTotal: purchasePriceCents * stored.quantity,
    purchasePriceCents,
    additionalFields: stored.additionalFields || null,
    additionalFieldsForm: record.form ? {...record.form} : null,
    imageUrl: `/media/${photoOf(record, attributes)?.file ?? `${record.slug}.svg`}`,
    productUrl: product.url,
  }
}

const typeOf = ({offer}: Line): number | undefined => offer?.shopProduct.product.productType
const isDigital = (line: Line) =>
  typeOf(line) === PRODUCT_TYPE.digital || typeOf(line) === PRODUCT_TYPE.paywall

const flagsOf = (lines: Line[]) => ({
  hasDigital: lines.some(isDigital),
  purelyDigital: lines.length > 0 && lines.every(isDigital),
  requiresShipping: lines.some((line) => typeOf(line) === PRODUCT_TYPE.physical),
})

interface Stored {
  id: string
  created: number
  location: Location | null
  lines: Line[]
  codes: Code[]
}

export function toCart({id, created, location, lines, codes}: Stored): HomeCart {
  const entries = lines.map(toEntry)
  const flags = flagsOf(lines)
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
