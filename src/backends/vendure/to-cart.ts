import {asRecord} from '../../lib/as-record.ts'
import {readPath} from '../../lib/read-path.ts'
import {textOrNull} from '../../lib/text-or-null.ts'
import {sum} from '../money.ts'
import {type Fields, records} from '../records.ts'
import {amountsOf} from './amounts.ts'

type Amount = ReturnType<typeof amountsOf>

/** Option name to value. */
export const optionsOf = (options: unknown): Record<string, unknown> =>
  Object.fromEntries(records(options).map((option) => [readPath(option, 'group.name'), option.name]))

/** The level is `IN_STOCK`, `LOW_STOCK`, `OUT_OF_STOCK`, or a number if the shop shows its stock. */
export function stockOf(level: unknown): {unlimited: boolean; qtyInStock: number} {
  const count = Number.parseInt(`${level}`, 10)
  return Number.isNaN(count)
    ? {unlimited: level !== 'OUT_OF_STOCK', qtyInStock: 0}
    : {unlimited: false, qtyInStock: count}
}

function toEntry(line: Fields, amount: Amount): Fields {
  const variant = asRecord(line.productVariant)
  const product = asRecord(variant.product)
  const [price, paid] = [amount(line, 'unitPrice'), amount(line, 'discountedUnitPrice')]
  return {
    id: line.id,
    itemId: product.id,
    title: product.name,
    quantity: line.quantity,
    chosenVariant: {
      id: variant.id,
      sku: variant.sku,
      attributes: optionsOf(variant.options),
      price,
      onSale: paid < price,
      ...stockOf(variant.stockLevel),
    },
    purchasePriceCents: paid,
    subTotal: amount(line, 'discountedLinePrice'),
    imageUrl: readPath(line, 'featuredAsset.preview'),
    productUrl: product.slug && `/${product.slug}`,
  }
}

/** A code with its discount on the whole order. Discounts on lines are part of their prices. */
function toCoupon(code: unknown, order: Fields, amount: Amount): Fields {
  const promotion = records(order.promotions).find(({couponCode}) => couponCode === code)
  const discounts = records(order.discounts).filter(({adjustmentSource}) =>
    `${adjustmentSource}`.endsWith(`:${promotion?.id}`),
  )
  // not `-sum`: formatted, a code that takes nothing off would be "-$0.00"
  const discountCents = 0 - sum(discounts.map((discount) => amount(discount, 'amount')))
  return {code, name: promotion?.name ?? '', discountCents}
}

function toPlace({countryCode, province, postalCode, city}: Fields): Fields | null {
  return textOrNull(countryCode) === null ? null : {country: countryCode, region: province, postalCode, city}
}

/** Vendure's order as the platform's JSON of a cart. */
export function toCart(order: Fields, withTax: boolean): Fields {
  const currency = textOrNull(order.currencyCode) ?? ''
  const amount = amountsOf(currency, withTax)
  const entries = records(order.lines).map((line) => toEntry(line, amount))
  const subtotalCents = sum(entries.map(({subTotal}) => Number(subTotal)))
  const grandTotalCents = amountsOf(currency, true)(order, 'total')
  const [method] = records(order.shippingLines)
  return {
    id: order.id,
    currency,
    created: Date.parse(`${order.createdAt}`),
    entries,
    coupons: [order.couponCodes]
      .flat()
      .filter(Boolean)
      .map((code) => toCoupon(code, order, amount)),
    shippingLocation: toPlace(asRecord(order.shippingAddress)),
    selectedShippingOption: method?.shippingMethod,
    requiresShipping: true,
    subtotalCents,
    discountCents: subtotalCents - amount(order, 'subTotal'),
    shippingCostCents: amount(order, 'shipping'),
    taxCents: grandTotalCents - amount(order, 'total'),
    grandTotalCents,
  }
}
