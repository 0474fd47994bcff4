import type {Cart, CartEntry} from '../../api/generated/schema.ts'
import {asRecord} from '../../lib/as-record.ts'
import {isRecord} from '../../lib/is-record.ts'
import {textOrNull} from '../../lib/text-or-null.ts'
import {moneyDecimals} from '../../model/money.ts'
import {applied, type Code, sortCodes, takeOff} from '../../model/shop-rules/codes.ts'
import {flagsOf, lostLine, paidPrice, variantOfLine} from '../../model/shop-rules/line.ts'
import type {HeldCart, HeldEntry} from './held-cart.ts'
import {findProduct, type Offer, pickVariant} from './offer.ts'
import type {Supply} from './supply.ts'

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

function chosenVariant({product, variant}: Offer): CartEntry['chosenVariant'] {
  const {id, sku} = variant
  return {sku, ...(sku === null && id !== null && {id}), ...variantOfLine(product, variant)}
}

/** The picture of the chosen variant, else that of the product. */
function imageUrl({product: {source}, variant: {mainImageId}}: Offer): string | null {
  const images = [source.items].flat().map(asRecord)
  const picture = mainImageId === null ? undefined : images.find(({id}) => id === mainImageId)
  return textOrNull(picture?.assetUrl) ?? textOrNull(source.assetUrl) ?? textOrNull(source.imageUrl)
}

function toEntry({held, offer}: Line): CartEntry {
  if (!offer) return {...heldFields(held), ...lostLine(held.sku, 'No longer available')}
  const {title, url, form} = offer.product
  const purchasePriceCents = paidPrice(offer.variant)
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

/** Shipping and taxes are not calculated: the page gives no rates. */
function totals(subtotalCents: number, codes: readonly Code[]) {
  const [promotions, cards, invalid] = sortCodes(codes, subtotalCents)
  const {list: validCoupons, left} = takeOff([...promotions, ...cards], subtotalCents)
  const invalidCoupons = invalid.map((code) => applied(code, 0, 'The order is too small for this code.'))
  return {
    subtotalCents,
    discountCents: subtotalCents - left,
    shippingCostCents: 0,
    taxCents: 0,
    grandTotalCents: left,
    coupons: [...validCoupons, ...invalidCoupons],
    validCoupons,
    invalidCoupons,
    shippingOptions: [],
    selectedShippingOption: null,
    applicableTaxRules: [],
  }
}

export const toMoney = (currency: string, minor: number) => ({
  currency,
  value: (minor / 10 ** moneyDecimals({currency})).toFixed(moneyDecimals({currency})),
})

/** The cart at current prices. */
export function viewCart(supply: Supply, cart: HeldCart): Cart {
  const lines = cart.entries.map((held) => toLine(supply, cart, held))
  const entries = lines.map(toEntry)
  const codes = supply.codes.filter(({code}) => cart.codes.includes(code))
  const sums = totals(
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
    ...flagsOf(lines.map(({offer}) => offer?.product.productType)),
  }
}
