import {asRecord} from '../../lib/as-record.ts'
import {readPath} from '../../lib/read-path.ts'
import {textOrNull} from '../../lib/text-or-null.ts'
import {toJson} from '../../lib/to-json.ts'
import {fromMajor, sum} from '../money.ts'
import {type Fields, records} from '../records.ts'
import {shortId} from './ids.ts'

/** Reads an amount at a path. */
type Amount = (from: unknown, path: string) => number

/** Shopify's value for products without options. */
const NO_OPTION = 'Default Title'

/** Option name to value. */
export const optionsOf = (selected: unknown): Fields =>
  Object.fromEntries(
    records(selected)
      .filter(({value}) => value !== NO_OPTION)
      .map(({name, value}) => [name, value]),
  )

/** An available variant without a count is unlimited: it sells on at 0, the shop does not count it, or the token may not read the count. */
export function stockOf({availableForSale, quantityAvailable}: Fields): {
  unlimited: boolean
  qtyInStock: number
} {
  const count = Math.max(0, Number(quantityAvailable ?? 0))
  return availableForSale ? {unlimited: !count, qtyInStock: count} : {unlimited: false, qtyInStock: 0}
}

export const urlOf = (handle: unknown): string => `/products/${handle}`

function toEntry(line: Fields, amount: Amount): Fields {
  const variant = asRecord(line.merchandise)
  const product = asRecord(variant.product)
  const price = amount(line, 'cost.amountPerQuantity')
  const before = amount(line, 'cost.compareAtAmountPerQuantity')
  const filledIn = records(line.attributes).map(({key, value}) => [key, value])
  return {
    id: line.id,
    itemId: shortId(product.id),
    title: product.title,
    quantity: line.quantity,
    chosenVariant: {
      id: shortId(variant.id),
      sku: variant.sku,
      attributes: optionsOf(variant.selectedOptions),
      price: Math.max(price, before),
      onSale: before > price,
      ...stockOf(variant),
    },
    purchasePriceCents: price,
    subTotal: amount(line, 'cost.subtotalAmount'),
    additionalFields: filledIn.length ? toJson(Object.fromEntries(filledIn)) : null,
    imageUrl: readPath(variant, 'image.url'),
    productUrl: product.handle && urlOf(product.handle),
  }
}

/** A single code has the whole discount. Not every version of the API reports the shares of several codes. */
function toCodes(cart: Fields, discount: number): Fields {
  const codes = records(cart.discountCodes)
  const coupons = codes.filter(({applicable}) => applicable)
  const discountCents = coupons.length === 1 ? discount : 0
  return {
    coupons: coupons.map((coupon) => ({...coupon, discountCents})),
    invalidCoupons: codes.filter(({applicable}) => !applicable),
  }
}

function toPlace(address: Fields): Fields | null {
  const {countryCode: country, provinceCode: region, zip: postalCode, city} = address
  return textOrNull(country) === null ? null : {country, region, postalCode, city}
}

const nodes = (from: Fields, name: string): Fields[] => records(readPath(from[name], 'nodes'))

/** Shopify's cart as the platform's JSON. A line with quantity 0 stands for a sold-out variant, and is left out. */
export function toCart(cart: Fields): Fields {
  const currency = textOrNull(readPath(cart, 'cost.totalAmount.currencyCode')) ?? ''
  const amount: Amount = (from, path) => fromMajor(readPath(from, `${path}.amount`), currency)
  const lines = nodes(cart, 'lines').filter(({quantity}) => quantity)
  const entries = lines.map((line) => toEntry(line, amount))
  const options = nodes(cart, 'deliveryGroups').map((group) => asRecord(group.selectedDeliveryOption))
  const [address] = records(readPath(cart, 'delivery.addresses'))
  const discounts = [cart, ...lines].flatMap((from) => records(from.discountAllocations))
  const discountCents = sum(discounts.map((discount) => amount(discount, 'discountedAmount')))
  const subtotalCents = sum(entries.map(({subTotal}) => Number(subTotal)))
  const shippingCostCents = sum(options.map((option) => amount(option, 'estimatedCost')))
  const grandTotalCents = amount(cart, 'cost.totalAmount')
  return {
    id: cart.id,
    currency,
    checkoutUrl: cart.checkoutUrl,
    entries,
    ...toCodes(cart, discountCents),
    shippingLocation: toPlace(asRecord(address?.address)),
    selectedShippingOption: options[0]?.handle ? {id: options[0].handle, name: options[0].title} : null,
    requiresShipping: lines.some((line) => readPath(line, 'merchandise.requiresShipping')),
    subtotalCents,
    discountCents,
    shippingCostCents,
    // the API no longer reports taxes: if prices exclude them, they are the rest of the total
    taxCents: Math.max(0, grandTotalCents - subtotalCents + discountCents - shippingCostCents),
    grandTotalCents,
  }
}
