import type {Product, Variant} from '../../src/model/product.ts'
import {hasVariedPrices, isOnSale} from '../../src/model/product-state.ts'
import {PRODUCT_TYPE} from '../../src/model/product-type.ts'
import type {SubscriptionPlan} from '../../src/model/subscription-plan.ts'
import type {ShopProduct} from '../server/catalogue.ts'
import {type Html, html} from './html.ts'
import {formatCents} from './money.ts'

const paid = ({onSale, price, salePrice}: Variant): number =>
  (onSale ? salePrice : null)?.minor ?? price.minor

const amount = (minor: number): Html => html`<span class="sqs-money-native">${formatCents(minor)}</span>`

const saleAmount = (sale: number, original: number): Html =>
  html`<span class="visually-hidden">Sale Price:</span>${amount(sale)} <span class="visually-hidden">Original Price:</span><s class="original-price">${amount(original)}</s>`

const periods = (count: number, unit: SubscriptionPlan['billingPeriod']['unit']): string =>
  `${count} ${unit.toLowerCase()}${count === 1 ? '' : 's'}`

/** "every month", "every week for 8 weeks". */
export function termsOf({billingPeriod: {value, unit}, numBillingCycles}: SubscriptionPlan): string {
  const every = `every ${value === 1 ? unit.toLowerCase() : periods(value, unit)}`
  return numBillingCycles ? `${every} for ${periods(value * numBillingCycles, unit)}` : every
}

function amountOf(product: Product): Html {
  const cheapest = product.variants.toSorted((a, b) => paid(a) - paid(b))[0]
  if (!cheapest) return amount(product.price.minor)
  if (hasVariedPrices(product)) return html`from ${amount(paid(cheapest))}`
  return isOnSale(product) && cheapest.salePrice
    ? saleAmount(cheapest.salePrice.minor, cheapest.price.minor)
    : amount(paid(cheapest))
}

/** What the product costs before a variant was chosen. */
export const priceOf = ({product, record}: ShopProduct): Html =>
  html`<div class="product-price">${amountOf(product)}${record.plan && ` ${termsOf(record.plan)}`}</div>`

/** What kind of thing a product is, where it is not simply sent in a parcel. */
export const KIND: Record<number, string> = {
  [PRODUCT_TYPE.digital]: 'Digital download',
  [PRODUCT_TYPE.service]: 'At the studio',
  [PRODUCT_TYPE.giftCard]: 'Gift card',
  [PRODUCT_TYPE.paywall]: 'Online reading',
}
