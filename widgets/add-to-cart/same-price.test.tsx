import fc from 'fast-check'
import {beforeEach, expect, it} from 'vitest'
import {parseProduct} from '../../src/model/product.ts'
import {productBadge} from '../../src/model/product-state.ts'
import {createEngine} from '../../src/template/index.ts'
import {readPrice} from './lazy/price.ts'
import {activeStrings} from './lazy/strings.ts'

const engine = createEngine({locale: 'en-US'})

const textOf = (html: string): string =>
  new DOMParser().parseFromString(html, 'text/html').body.textContent.replace(/\s+/g, ' ').trim()

/** The template's output for a product item. */
const served = (item: unknown) => ({
  price: textOf(
    engine
      .render('{item|product-price}', {item, website: {useCLDRMoneyFormat: true}})
      // the output has no space after the screen reader text
      .output.replaceAll('Price:</span>', 'Price:</span> '),
  ),
  badge: textOf(engine.render('{item|product-status}', {item}).output),
})

const BADGES = {'sold-out': 'sold out', sale: 'sale'}

/** The widget's output for it. */
function shown(item: unknown) {
  const parsed = parseProduct(item, {currency: 'USD'})
  if (!parsed.ok) throw new Error(parsed.problem)
  const price = readPrice(parsed.value, null)
  const badge = productBadge(parsed.value)
  return {
    price:
      price === 'unavailable'
        ? activeStrings.priceUnavailable
        : textOf((price ?? []).map(({text}) => text).join(' ')),
    badge: badge ? BADGES[badge] : '',
  }
}

const toMoney = (minor: number) => ({currency: 'USD', value: (minor / 100).toFixed(2)})

const prices = fc
  .record({price: fc.nat(5), salePrice: fc.nat(5), onSale: fc.boolean()})
  .map(({price, salePrice, onSale}) => ({
    onSale,
    price: price * 61_700,
    salePrice: salePrice * 61_700,
    priceMoney: toMoney(price * 61_700),
    salePriceMoney: toMoney(salePrice * 61_700),
  }))

const variant = fc
  .tuple(prices, fc.record({qtyInStock: fc.nat(2), unlimited: fc.boolean()}))
  .map(([price, stock]) => ({...price, ...stock}))

const plan = fc.record({
  billingPeriod: fc.record({
    value: fc.integer({min: 0, max: 13}),
    unit: fc.constantFrom('WEEK', 'MONTH', 'YEAR', 'DAY'),
  }),
  numBillingCycles: fc.integer({min: 0, max: 60}),
})

const item = fc
  .record({
    productType: fc.integer({min: 1, max: 5}),
    // without one, the widget leaves what is served, and the language prints zero
    variants: fc.array(variant, {minLength: 1, maxLength: 4}),
    isSubscribable: fc.boolean(),
    subscriptionPlan: fc.option(plan),
    own: prices,
  })
  .map(({own, ...content}) => ({
    id: 'x',
    structuredContent: {
      ...content,
      ...own,
      // only these can be subscriptions
      isSubscribable: content.isSubscribable && (content.productType === 1 || content.productType === 3),
    },
  }))

beforeEach(() => {
  document.head.innerHTML = `<script type="application/json" data-site-context>{"website": {"language": "en-US"}}</script>`
})

it('the widget and the template print the same price for a product', () => {
  fc.assert(
    fc.property(item, (given) => {
      expect(shown(given)).toEqual(served(given))
    }),
    {numRuns: 500},
  )
})
