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
      // carts contain no stock: Medusa refuses a quantity above it
      unlimited: true,
    },
    purchasePriceCents: price,
    subTotal: price * Number(item.quantity),
    additionalFields: filledIn ? toJson(filledIn) : null,
    imageUrl: item.thumbnail,
    productUrl: item.product_handle && urlOf(item.product_handle),
  }
}

/** Codes, each with its share of the discount. Adjustments include tax or not, depending on the promotion. */
function toCoupons(cart: Fields, discountCents: number): Fields[] {
  const all = [...records(cart.items), ...records(cart.shipping_methods)].flatMap(({adjustments}) =>
    records(adjustments),
  )
  const totalOf = (adjustments: readonly Fields[]) => sum(adjustments.map(({amount}) => Number(amount)))
  return records(cart.promotions)
    .filter(({code, is_automatic}) => code && !is_automatic)
    .map(({code}) => {
      const discount = totalOf(all.filter((adjustment) => adjustment.code === code))
      return {code, discountCents: discount && Math.round((discountCents * discount) / totalOf(all))}
    })
}

/** Null before the visitor has given a location: Medusa then fills in at most the only country of the region. */
function toPlace(address: Fields): Fields | null {
  const {country_code, province, postal_code, city} = address
  return textOrNull(postal_code) || textOrNull(city)
    ? {country: currencyOf(country_code), region: province, postalCode: postal_code, city}
    : null
}

/** Replies have the lines in any order. */
const byAge = (left: Fields, right: Fields): number =>
  Date.parse(`${left.created_at}`) - Date.parse(`${right.created_at}`)

/** Medusa's cart as the platform's JSON. The totals include tax if the prices do. */
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
    // without a list the reply does not parse: it must not look like an empty cart
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
