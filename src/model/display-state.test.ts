import fc from 'fast-check'
import {describe, expect, it} from 'vitest'
import {displayState, hasVariedPrices, isOnSale} from './display-state.ts'
import {parseProduct} from './product.ts'
import {PRODUCT_TYPE} from './product-type.ts'
import {MONEY, toShownProduct} from './shown-product.ts'
import {isSoldOut, isVariantSoldOut, totalStock, variantStock} from './stock.ts'

function make(productType: number, variants: unknown[], more: Record<string, unknown> = {}) {
  const parsed = parseProduct({id: 'p', productType, variants, ...more}, {currency: 'USD'})
  if (!parsed.ok) throw new Error(parsed.problem)
  return toShownProduct(parsed.value)
}

const {physical, digital, service, giftCard, paywall} = PRODUCT_TYPE
const none = {price: 100, qtyInStock: 0}
const some = {price: 100, qtyInStock: 2}
const endless = {price: 100, qtyInStock: 0, unlimited: true}
const reduced = {...some, onSale: true, salePrice: 80}

describe('stock', () => {
  it.each([
    [physical, [none, none], true, 0],
    [physical, [none, some, some], false, 4],
    [physical, [none, endless], false, Number.MAX_SAFE_INTEGER],
    [physical, [], true, 0],
    [service, [none], true, 0],
    [digital, [none], false, Number.MAX_SAFE_INTEGER],
    [giftCard, [none], false, Number.MAX_SAFE_INTEGER],
    [paywall, [], false, Number.MAX_SAFE_INTEGER],
  ])('type %i with %j: sold out %s, stock %i', (type, variants, soldOut, stock) => {
    const product = make(type, variants)
    expect(isSoldOut(product)).toBe(soldOut)
    expect(totalStock(product)).toBe(stock)
  })

  it('is known per variant', () => {
    const product = make(physical, [none, some])
    expect(product.variants.map((variant) => variantStock(product, variant))).toEqual([0, 2])
    expect(product.variants.map((variant) => isVariantSoldOut(product, variant))).toEqual([true, false])
  })
})

describe('isOnSale', () => {
  it.each([
    [physical, [{...some, salePrice: 50}], {}, false],
    [physical, [some, {...some, onSale: true}], {}, true],
    [physical, [some], {onSale: true}, false],
    [paywall, [reduced], {}, true],
    [digital, [], {onSale: true}, true],
    [digital, [reduced], {}, true],
    [giftCard, [{...some, onSale: true}], {onSale: true}, false],
  ])('of type %i with %j and %j: %s', (type, variants, more, expected) => {
    expect(isOnSale(make(type, variants, more), MONEY)).toBe(expected)
  })
})

describe('hasVariedPrices', () => {
  it.each([
    [physical, [], false],
    [physical, [some], false],
    [physical, [some, none], false],
    [physical, [some, {price: 101}], true],
    [physical, [some, {price: 100, onSale: true}], true],
    [physical, [reduced, {...reduced, salePrice: 70}], true],
    [physical, [reduced, {...reduced, price: 90}], true],
    [physical, [reduced, {...reduced}], false],
    [physical, [some, {...some, salePrice: 70}], false],
    [giftCard, [some, reduced], false],
  ])('type %i with %j: %s', (type, variants, expected) => {
    expect(hasVariedPrices(make(type, variants), MONEY)).toBe(expected)
  })
})

const usd = (minor: number) => ({currency: 'USD', minor})
const normal = (minor: number) => ({paid: usd(minor), original: null, isRange: false})
const from = (minor: number) => ({paid: usd(minor), original: null, isRange: true})
const sale = (minor: number, before: number) => ({paid: usd(minor), original: usd(before), isRange: false})

describe('displayState', () => {
  it.each([
    ['one price', physical, [some, some], {}, null, normal(100)],
    ['a range', physical, [{...some, price: 300}, some], {}, null, from(100)],
    ['a range by a sale', physical, [some, reduced], {}, 'sale', from(80)],
    ['all on sale', physical, [reduced, reduced], {}, 'sale', sale(80, 100)],
    ['on sale without a price for it', physical, [{...some, onSale: true}], {}, 'sale', normal(100)],
    ['sold out before on sale', physical, [{...reduced, qtyInStock: 0}], {}, 'sold-out', sale(80, 100)],
    ['a gift card', giftCard, [{...none, onSale: true, salePrice: 1}], {}, null, normal(100)],
    ['a paywall', paywall, [none], {}, null, normal(100)],
    ['a digital product', digital, [some], {price: 500}, null, normal(500)],
    [
      'a digital product on sale',
      digital,
      [],
      {price: 500, salePrice: 400, onSale: true},
      'sale',
      sale(400, 500),
    ],
    ['a digital product priced by its variants', digital, [some, {price: 300}], {}, null, from(100)],
    ['nothing to sell', physical, [], {}, 'sold-out', null],
  ])('of %s', (_, type, variants, more, badge, price) => {
    expect(displayState(make(type, variants, more), MONEY)).toEqual({badge, price, billing: null})
  })

  it('is the state of the selected variant once there is one', () => {
    const product = make(physical, [some, reduced, none])
    const states = product.variants.map((variant) => displayState(product, MONEY, variant))
    expect(states.map(({badge}) => badge)).toEqual([null, 'sale', 'sold-out'])
    expect(states.map(({price}) => price)).toEqual([normal(100), sale(80, 100), normal(100)])
    const card = make(giftCard, [some, {...reduced, price: 200}])
    expect(displayState(card, MONEY, card.variants[1])).toEqual({
      badge: null,
      price: normal(200),
      billing: null,
    })
  })

  const month = {billingPeriod: {value: 1, unit: 'MONTH'}, numBillingCycles: 24}

  it.each([month, JSON.stringify(month)])(
    'of a subscription keeps its billing period: %j',
    (subscriptionPlan) => {
      const product = make(physical, [some, {...some, price: 200}], {isSubscribable: true, subscriptionPlan})
      const billing = {every: 1, unit: 'MONTH', duration: 2, durationUnit: 'YEAR'}
      expect(displayState(product, MONEY)).toEqual({badge: null, price: from(100), billing})
      expect(displayState(product, MONEY, product.variants[1])).toEqual({
        badge: null,
        price: normal(200),
        billing,
      })
    },
  )

  it.each([undefined, null, '', '{', {}, {billingPeriod: {value: 1, unit: 'DAY'}}])(
    'of a subscription with an unknown billing period: %j',
    (subscriptionPlan) => {
      const product = make(physical, [some], {isSubscribable: true, subscriptionPlan})
      expect(displayState(product, MONEY).price).toBe('unavailable')
    },
  )

  it('has no plan if there is no subscription', () => {
    expect(displayState(make(physical, [some], {subscriptionPlan: month}), MONEY).billing).toBeNull()
    expect(
      displayState(make(giftCard, [some], {subscriptionPlan: month, isSubscribable: true}), MONEY).price,
    ).toEqual(normal(100))
  })

  it('starts from the lowest price of any variant', () => {
    const variant = fc.record({
      price: fc.nat(1000),
      salePrice: fc.option(fc.nat(1000), {nil: undefined}),
      onSale: fc.boolean(),
    })
    fc.assert(
      fc.property(fc.constantFrom(1, 3, 4, 5), fc.array(variant, {minLength: 1}), (type, variants) => {
        const product = make(type, variants)
        const {price} = displayState(product, MONEY)
        const each = product.variants.map((one) => displayState(product, MONEY, one).price)
        const paid = each.map((one) => (one && one !== 'unavailable' ? one.paid.minor : Number.NaN))
        if (!price || price === 'unavailable') throw new Error('has no price')
        if (price.isRange) expect(price.paid.minor).toBe(Math.min(...paid))
        else expect(new Set(paid)).toEqual(new Set([price.paid.minor]))
      }),
    )
  })
})
