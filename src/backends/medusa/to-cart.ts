import {asRecord} from '../../lib/as-record.ts'
import {readPath} from '../../lib/read-path.ts'
import {textOrNull} from '../../lib/text-or-null.ts'
import {toJson} from '../../lib/to-json.ts'
import {fromMajor, sum} from '../money.ts'
import {type Fields, records} from '../records.ts'

/** Option name to value, by the id of a variant. */
export type Options = Map<string, Fields>

/** An amount of Medusa's in minor units. */
type Amount = (value: unknown) => number

const currencyOf = (code: unknown): string => `${code ?? ''}`.toUpperCase()

export const urlOf = (handle: unknown): string => `/products/${handle}`

function toEntry(item: Fields, amount: Amount, options: Options): Fields {
  const [price, before] = [amount(item.unit_price), amount(item.compare_at_unit_price)]
  const filledIn = readPath(item.metadata, 'additional_fields')
  return {
    id: item.id,
    itemId: item.product_id,
    title: item.product_title ?? item.title,
    quantity: item.quantity,
    chosenVariant: {
      id: item.variant_id,
      sku: item.variant_sku,
      attributes: options.get(`${item.variant_id}`) ?? {},
      price: before,
      onSale: before > price,
      // carts do not say how much there is: Medusa refuses what is too much
      unlimited: true,
    },
    purchasePriceCents: price,
    subTotal: price * Number(item.quantity),
    additionalFields: filledIn ? toJson(filledIn) : null,
    imageUrl: item.thumbnail,
    productUrl: item.product_handle && urlOf(item.product_handle),
  }
}

/** Codes, each with its part of what is taken off: adjustments are with or without tax, as the promotion is. */
function toCoupons(cart: Fields, discountCents: number): Fields[] {
  const all = [...records(cart.items), ...records(cart.shipping_methods)].flatMap(({adjustments}) =>
    records(adjustments),
  )
  const taken = (of: readonly Fields[]) => sum(of.map(({amount}) => Number(amount)))
  return records(cart.promotions)
    .filter(({code, is_automatic}) => code && !is_automatic)
    .map(({code}) => {
      const own = taken(all.filter((one) => one.code === code))
      return {code, discountCents: own && Math.round((discountCents * own) / taken(all))}
    })
}

/** Before the visitor gives a place, the address has at most the only country of the region. */
function toPlace(address: Fields): Fields | null {
  const {country_code, province, postal_code, city} = address
  return textOrNull(postal_code) || textOrNull(city)
    ? {country: currencyOf(country_code), region: province, postalCode: postal_code, city}
    : null
}

/** Replies have the lines in any order. */
const byAge = (one: Fields, other: Fields): number =>
  Date.parse(`${one.created_at}`) - Date.parse(`${other.created_at}`)

/** A cart of Medusa's as ours, to be parsed as one. Sums are with the tax where prices contain it. */
export function toCart(cart: Fields, options: Options): Fields {
  const currency = currencyOf(cart.currency_code)
  const amount: Amount = (value) => fromMajor(value, currency)
  const items = records(cart.items).sort(byAge)
  const isTaxed = items.every(({is_tax_inclusive}) => is_tax_inclusive)
  const total = (name: string): number => amount(cart[`${name}_${isTaxed ? 'total' : 'subtotal'}`])
  const [method] = records(cart.shipping_methods)
  const discountCents = total('discount')
  return {
    id: cart.id,
    currency,
    created: Date.parse(`${cart.created_at}`),
    // a reply without a list is no cart, and no empty one
    entries: cart.items && items.map((item) => toEntry(item, amount, options)),
    coupons: toCoupons(cart, discountCents),
    shippingLocation: toPlace(asRecord(cart.shipping_address)),
    selectedShippingOption: method && {id: method.shipping_option_id, name: method.name},
    requiresShipping: items.some(({requires_shipping}) => requires_shipping),
    subtotalCents: total('original_item'),
    discountCents,
    shippingCostCents: total('original_shipping'),
    taxCents: isTaxed ? 0 : amount(cart.tax_total),
    grandTotalCents: amount(cart.total),
  }
}
