import {asRecord} from '../../lib/as-record.ts'
import {readPath} from '../../lib/read-path.ts'
import {type Fields, records} from '../records.ts'
import {amountsOf} from './amounts.ts'
import {decode} from './decode.ts'
import type {Lines} from './lines.ts'
import {toStock} from './stock.ts'

/** The facts that a cart needs besides the reply. */
interface Known {
  id: string | null
  lines: Lines
  checkoutUrl: string | null
  /** The visitor has given a location on this page. */
  isPlaced: boolean
}

/** Reads an amount by its name, with its tax if prices include tax. */
type Sum = (from: Fields, name: string) => number

/**
 * Totals exclude tax; prices are as the shop displays them. No field names the display setting, so it follows from the
 * prices: they add up to the total with tax or to the total without.
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
 * The stock of a line. The limit of a line is at least 1, even when nothing is left, and tells nothing about the stock of a
 * product that is sold one at a time.
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
 * Before the visitor gives an address, the shop calculates shipping for its own country and state. No field marks such an
 * address; one with more than country and state comes from the visitor.
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

/** The Store API's cart as the platform's JSON. */
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
    // without a list the reply does not parse: it must not look like an empty cart
    entries: cart.items && items.map((item) => toEntry(item, sum, lines)),
    coupons: records(cart.coupons).map(({code, totals}) => ({
      code: decode(code),
      discountCents: sum(asRecord(totals), 'total_discount'),
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
