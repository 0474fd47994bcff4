import {asRecord} from '../../lib/as-record.ts'
import {readPath} from '../../lib/read-path.ts'
import {type Fields, records} from '../records.ts'
import {amountsOf} from './amounts.ts'
import {decode} from './decode.ts'
import type {Lines} from './lines.ts'
import {toStock} from './stock.ts'

/** What a cart needs besides the reply. */
interface Known {
  id: string | null
  lines: Lines
  checkoutUrl: string | null
  /** The visitor has given a place on this page. */
  isPlaced: boolean
}

/** An amount by its name, with the tax on it where prices contain tax. */
type Sum = (from: Fields, name: string) => number

/**
 * Sums come without tax, prices as the shop displays them. No field names the display setting: the prices add up to the
 * sum with tax or to the one without.
 */
function containTax(items: readonly Fields[], {total_items, total_items_tax}: Fields): boolean {
  const priced = items.reduce(
    (sum, {prices, quantity}) => sum + Number(readPath(prices, 'price')) * Number(quantity),
    0,
  )
  const [net, tax] = [Number(total_items), Number(total_items_tax)]
  return Math.abs(priced - net - tax) < Math.abs(priced - net)
}

/**
 * What there is for a line. Its limit is 1 or more, also when there is nothing left, and says nothing where one at a time
 * is sold.
 */
function leftOf({
  quantity_limits,
  low_stock_remaining,
  backorders_allowed,
  sold_individually,
}: Fields): unknown {
  const limit = sold_individually ? null : readPath(quantity_limits, 'maximum')
  return backorders_allowed ? limit : (low_stock_remaining ?? limit)
}

function toEntry(item: Fields, sum: Sum, {parents, open}: Lines): Fields {
  const prices = asRecord(item.prices)
  const [paid, regular] = [sum(prices, 'price'), sum(prices, 'regular_price')]
  const [image] = records(item.images)
  const id = `${item.id}`
  return {
    id: item.key,
    itemId: parents.get(id) ?? id,
    title: decode(item.name),
    quantity: item.quantity,
    chosenVariant: {
      id: open.has(id) ? null : id,
      sku: decode(item.sku),
      attributes: Object.fromEntries(
        records(item.variation).map(({attribute, value}) => [decode(attribute), decode(value)]),
      ),
      price: regular,
      onSale: paid < regular,
      ...toStock(leftOf(item)),
    },
    purchasePriceCents: paid,
    subTotal: sum(asRecord(item.totals), 'line_subtotal'),
    imageUrl: image && (image.thumbnail || image.src),
    productUrl: item.permalink,
  }
}

/**
 * Before the visitor gives an address, the shop calculates shipping for its own country and state, and no field says so:
 * an address with more than these is the visitor's.
 */
function toPlace(cart: Fields, isPlaced: boolean): Fields | null {
  const {country, state, postcode, city} = asRecord(cart.shipping_address)
  const isVisitors = isPlaced || postcode || city
  return cart.has_calculated_shipping && country && isVisitors
    ? {country, region: state, postalCode: postcode, city}
    : null
}

function toShipping(cart: Fields): Fields | null {
  const rates = records(cart.shipping_rates).flatMap(({shipping_rates}) => records(shipping_rates))
  const rate = rates.find(({selected}) => selected)
  return rate ? {id: rate.rate_id, name: decode(rate.name)} : null
}

/** A cart of the Store API as one of ours, to be parsed as one. */
export function toCart(cart: Fields, {id, lines, checkoutUrl, isPlaced}: Known): Fields {
  const totals = asRecord(cart.totals)
  const items = records(cart.items)
  const {currency, amount} = amountsOf(totals)
  const isTaxed = containTax(items, totals)
  const sum: Sum = (from, name) =>
    amount(Number(from[name] ?? 0) + Number((isTaxed && from[`${name}_tax`]) || 0))
  return {
    id,
    currency,
    checkoutUrl,
    // a reply without a list is no cart, and no empty one
    entries: cart.items && items.map((item) => toEntry(item, sum, lines)),
    coupons: records(cart.coupons).map(({code, totals: own}) => ({
      code: decode(code),
      discountCents: sum(asRecord(own), 'total_discount'),
    })),
    shippingLocation: toPlace(cart, isPlaced),
    selectedShippingOption: toShipping(cart),
    requiresShipping: cart.needs_shipping,
    subtotalCents: sum(totals, 'total_items'),
    discountCents: sum(totals, 'total_discount'),
    shippingCostCents: sum(totals, 'total_shipping'),
    taxCents: isTaxed ? 0 : amount(totals.total_tax),
    grandTotalCents: amount(totals.total_price),
  }
}
