import type {Cart, CartEntry} from '../../api/generated/schema.ts'
import {asRecord} from '../../lib/as-record.ts'
import {isRecord} from '../../lib/is-record.ts'
import {textOrNull} from '../../lib/text-or-null.ts'
import {moneyDecimals} from '../../model/money.ts'
import {isStockedType, PRODUCT_TYPE} from '../../model/product-type.ts'
import type {HeldCart, HeldEntry} from './held-cart.ts'
import {findProduct, type Offer, pickVariant, unitPrice} from './offer.ts'
import type {Supply} from './supply.ts'
import {totalsOf} from './totals.ts'

interface Line {
  held: HeldEntry
  /** Null if the product is no longer available. */
  offer: Offer | null
}

function toLine(supply: Supply, cart: HeldCart, held: HeldEntry): Line {
  const product = findProduct(supply, cart, held.itemId)
  const variant = product && pickVariant(product, held.sku)
  return {held, offer: variant ? {product, variant} : null}
}

/** Fields of every line, whether the product is available or not. */
const heldFields = ({id, itemId, quantity, additionalFields}: HeldEntry) => ({
  id,
  itemId,
  quantity,
  additionalFields: additionalFields || null,
})

const lostEntry = (held: HeldEntry): CartEntry => ({
  ...heldFields(held),
  chosenVariant: {sku: held.sku, attributes: {}, qtyInStock: 0, unlimited: false},
  title: 'No longer available',
  subTotal: 0,
  purchasePriceCents: 0,
  additionalFieldsForm: null,
  imageUrl: null,
  productUrl: null,
})

function chosenVariant({product, variant}: Offer): CartEntry['chosenVariant'] {
  const {id, sku, attributes, price, salePrice, onSale, lowestPrice, qtyInStock, unlimited} = variant
  return {
    sku,
    ...(sku === null && id !== null && {id}),
    attributes,
    price: price.minor,
    salePrice: salePrice?.minor ?? 0,
    onSale,
    ...(lowestPrice && {lowestPriceCents: lowestPrice.minor}),
    qtyInStock,
    unlimited: unlimited || !isStockedType(product.productType),
  }
}

/** The picture of the chosen variant, else that of the product. */
function imageUrl({product: {source}, variant: {mainImageId}}: Offer): string | null {
  const images = [source.items].flat().map(asRecord)
  const picture = mainImageId === null ? undefined : images.find(({id}) => id === mainImageId)
  return textOrNull(picture?.assetUrl) ?? textOrNull(source.assetUrl) ?? textOrNull(source.imageUrl)
}

function toEntry({held, offer}: Line): CartEntry {
  if (!offer) return lostEntry(held)
  const {title, url, form} = offer.product
  const purchasePriceCents = unitPrice(offer.variant)
  return {
    ...heldFields(held),
    chosenVariant: chosenVariant(offer),
    title,
    subTotal: purchasePriceCents * held.quantity,
    purchasePriceCents,
    additionalFieldsForm: isRecord(form) ? form : null,
    imageUrl: imageUrl(offer),
    productUrl: url || null,
  }
}

const typeOf = ({offer}: Line): number | undefined => offer?.product.productType

const isDigital = (line: Line): boolean =>
  typeOf(line) === PRODUCT_TYPE.digital || typeOf(line) === PRODUCT_TYPE.paywall

const flagsOf = (lines: readonly Line[]) => ({
  hasDigital: lines.some(isDigital),
  purelyDigital: lines.length > 0 && lines.every(isDigital),
  requiresShipping: lines.some((line) => typeOf(line) === PRODUCT_TYPE.physical),
})

export const toMoney = (currency: string, minor: number) => ({
  currency,
  value: (minor / 10 ** moneyDecimals({currency})).toFixed(moneyDecimals({currency})),
})

/** The cart at current prices. */
export function viewCart(supply: Supply, cart: HeldCart): Cart {
  const lines = cart.entries.map((held) => toLine(supply, cart, held))
  const entries = lines.map(toEntry)
  const codes = supply.codes.filter(({code}) => cart.codes.includes(code))
  const sums = totalsOf(
    entries.reduce((sum, {subTotal}) => sum + subTotal, 0),
    codes,
  )
  const currency = lines.find(({offer}) => offer)?.offer?.variant.price.currency ?? supply.currency
  return {
    id: cart.id,
    orderId: null,
    created: cart.created,
    isPurchased: false,
    checkoutUrl: supply.checkoutUrl,
    entries,
    shippingLocation: cart.location,
    subtotal: toMoney(currency, sums.subtotalCents),
    grandTotal: toMoney(currency, sums.grandTotalCents),
    ...sums,
    totalQuantity: entries.reduce((sum, {quantity}) => sum + quantity, 0),
    ...flagsOf(lines),
  }
}
