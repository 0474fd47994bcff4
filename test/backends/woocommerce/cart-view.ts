import {CODE, TAX} from '../goods.ts'
import {findAttribute} from './attributes.ts'
import {escapeHtml} from './html.ts'
import {currencyFields, split} from './money.ts'
import {lowStock, permalink, pricesOf, quantityLimit, type Shown} from './product-view.ts'
import {RATES, rateOf} from './rules.ts'
import type {Line, Session} from './sessions.ts'

const grossOf = ({item, quantity}: Line): number => Math.round(item.price * quantity)

/** A percentage reduces each line. */
const discountOf = (line: Line, {coupons}: Session): number =>
  coupons.length ? Math.round((grossOf(line) * CODE.percent) / 100) : 0

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0)

const PRECISION = 6
const precise = (minor: number): string => `${minor}${'0'.repeat(PRECISION - 2)}`

function viewLine(line: Line, session: Session, shown: Shown): Record<string, unknown> {
  const {key, item, quantity} = line
  const {values, type} = item
  return {
    key,
    id: item.id,
    type,
    quantity: Math.trunc(quantity),
    quantity_limits: {minimum: 1, maximum: quantityLimit(item), multiple_of: 1, editable: true},
    name: escapeHtml(item.name),
    short_description: '',
    description: `<p>${escapeHtml(item.description)}</p>`,
    sku: item.sku,
    low_stock_remaining: lowStock(item),
    backorders_allowed: false,
    show_backorder_badge: false,
    sold_individually: false,
    permalink: permalink(shown, item),
    images: [],
    variation: Object.entries(values).map(([name, value]) => ({
      raw_attribute: `attribute_${findAttribute(name).taxonomy}`,
      attribute: name,
      value,
    })),
    item_data: [],
    prices: {
      ...pricesOf(item, shown),
      raw_prices: {
        precision: PRECISION,
        price: precise(item.price),
        regular_price: precise(item.regular),
        sale_price: precise(item.price),
      },
    },
    totals: {
      ...split('line_subtotal', grossOf(line)),
      ...split('line_total', grossOf(line) - discountOf(line, session)),
      ...currencyFields(shown.currency),
    },
    catalog_visibility: 'visible',
    extensions: {},
  }
}

function viewPackages(session: Session, {currency}: Shown) {
  const {lines, address} = session
  const {address_1, address_2, city, state, postcode, country} = address
  if (!lines.length || !country) return []
  return [
    {
      package_id: 0,
      name: 'Shipment 1',
      destination: {address_1, address_2, city, state, postcode, country},
      items: lines.map(({key, item, quantity}) => ({key, name: escapeHtml(item.name), quantity})),
      shipping_rates: RATES.map(({id, method, instance, name, price}) => ({
        rate_id: id,
        name,
        description: '',
        delivery_time: '',
        ...shippingAmounts(price),
        instance_id: instance,
        method_id: method,
        meta_data: [],
        selected: id === rateOf(session).id,
        ...currencyFields(currency),
      })),
    },
  ]
}

function shippingAmounts(gross: number) {
  const {price = '0', price_tax = '0'} = split('price', gross)
  return {price, taxes: price_tax}
}

function viewTotals(session: Session, {currency}: Shown) {
  const {lines, address} = session
  const isCalculated = lines.length > 0
  const shipping = isCalculated && address.country ? rateOf(session).price : 0
  const items = lines.map((line) => split('each', grossOf(line)))
  const discount = sum(lines.map((line) => discountOf(line, session)))
  const gross = sum(lines.map(grossOf)) - discount + shipping
  const {total_tax = '0'} = split('total', gross)
  return {
    // totals of the rounded lines
    total_items: `${sum(items.map(({each}) => Number(each)))}`,
    total_items_tax: `${sum(items.map(({each_tax}) => Number(each_tax)))}`,
    total_fees: '0',
    total_fees_tax: '0',
    ...split('total_discount', discount),
    ...(isCalculated ? split('total_shipping', shipping) : {total_shipping: null, total_shipping_tax: null}),
    total_price: `${gross}`,
    total_tax,
    tax_lines: [{name: 'Tax', price: total_tax, rate: `${TAX}%`}],
    ...currencyFields(currency),
  }
}

/** The cart as the API shows it. Totals exclude tax; prices include it, as the shop's settings say. */
export function viewCart(session: Session, shown: Shown): Record<string, unknown> {
  const {lines, coupons, address} = session
  const discount = sum(lines.map((line) => discountOf(line, session)))
  return {
    items: lines.map((line) => viewLine(line, session, shown)),
    coupons: coupons.map((code) => ({
      code,
      discount_type: 'percent',
      totals: {...split('total_discount', discount), ...currencyFields(shown.currency)},
    })),
    fees: [],
    totals: viewTotals(session, shown),
    shipping_address: address,
    billing_address: {...address, email: ''},
    needs_payment: lines.length > 0,
    needs_shipping: lines.length > 0,
    payment_requirements: ['products'],
    // also for the shop's address, and without an address
    has_calculated_shipping: lines.length > 0,
    shipping_rates: viewPackages(session, shown),
    items_count: sum(lines.map(({quantity}) => quantity)),
    items_weight: 0,
    cross_sells: [],
    errors: lines
      .filter(({item, quantity}) => item.stock < quantity)
      .map(({item}) => ({
        code: 'woocommerce_rest_product_partially_out_of_stock',
        message: `There is not enough of &quot;${escapeHtml(item.name)}&quot;.`,
      })),
    payment_methods: ['cod'],
    extensions: {},
  }
}
