import fc from 'fast-check'
import {describe, expect, it} from 'vitest'
import {COUNTRIES} from '../../seed/rates.ts'
import {HOME, stores} from '../../seed/stores.ts'
import {type Code, type Priced, totalsOf} from './totals.ts'

const code = (rest: Partial<Code>): Code => ({
  code: 'A',
  name: 'A',
  kind: 'percent',
  value: 10,
  minimum: 0,
  isOver: false,
  ...rest,
})

const place = (rest: object = {}) => ({
  line1: '',
  line2: '',
  city: '',
  region: '',
  postalCode: '10001',
  country: 'US',
  ...rest,
})

const totals = (rest: Partial<Priced>) =>
  totalsOf({subtotalCents: 10_000, requiresShipping: true, location: null, codes: [], store: HOME, ...rest})

describe('the totals of a cart', () => {
  it('contain no shipping and taxes until the location is known', () => {
    expect(totals({})).toMatchObject({shippingCostCents: 0, taxCents: 0, grandTotalCents: 10_000})
    expect(totals({}).selectedShippingOption).toBeNull()
  })

  it.each([
    [place(), 5000, 695, 444],
    [place(), 7500, 0, 666],
    [place({region: 'NJ'}), 5000, 695, 0],
    [place({postalCode: '90001'}), 5000, 695, 363],
    [place({country: 'CA', postalCode: 'K1A 0B1'}), 5000, 1450, 250],
    [place({country: 'JP', postalCode: '100-0001'}), 5000, 2400, 0],
  ])('for %j of %d: shipping %d, taxes %d', (location, subtotalCents, shipping, tax) => {
    expect(totals({location, subtotalCents})).toMatchObject({
      shippingCostCents: shipping,
      taxCents: tax,
      grandTotalCents: subtotalCents + shipping + tax,
    })
  })

  it('subtract percentages, then an amount from the rest, then the gift card payment', () => {
    const codes = [
      code({}),
      code({code: 'B', kind: 'amount', value: 500}),
      code({code: 'G', kind: 'giftCard', value: 2000}),
    ]
    const {validCoupons, ...sums} = totals({codes, location: place()})
    expect(validCoupons.map(({discountCents}) => discountCents)).toEqual([1000, 500, 2000])
    expect(sums).toMatchObject({discountCents: 3500, taxCents: 754, grandTotalCents: 10_000 - 3500 + 754})
  })

  it('never fall below zero', () => {
    const codes = [code({kind: 'amount', value: 99_999}), code({code: 'G', kind: 'giftCard', value: 99_999})]
    expect(totals({codes})).toMatchObject({discountCents: 10_000, grandTotalCents: 0})
  })

  it('keep a code whose conditions are not met, and say why', () => {
    const codes = [code({minimum: 20_000}), code({code: 'B', isOver: true})]
    const {invalidCoupons, validCoupons, coupons} = totals({codes})
    expect(validCoupons).toEqual([])
    expect(invalidCoupons.map(({message}) => message)).toEqual([
      'This code needs a subtotal of $200.00 or more.',
      'This code is no longer valid.',
    ])
    expect(coupons).toHaveLength(2)
  })

  it('ship free with a shipping code', () => {
    expect(totals({subtotalCents: 2000, location: place(), codes: [code({kind: 'shipping'})]})).toMatchObject(
      {
        shippingCostCents: 0,
        discountCents: 0,
      },
    )
  })
})

const anyCode = fc.record({
  code: fc.string({minLength: 1, maxLength: 5}),
  name: fc.constant('x'),
  kind: fc.constantFrom<Code['kind'][]>('percent', 'amount', 'shipping', 'giftCard'),
  value: fc.integer({min: 0, max: 100}),
  minimum: fc.nat(30_000),
  isOver: fc.boolean(),
})
const anyPriced: fc.Arbitrary<Priced> = fc.record({
  subtotalCents: fc.nat(5_000_000),
  requiresShipping: fc.boolean(),
  location: fc.option(
    fc.record({
      line1: fc.constant(''),
      line2: fc.constant(''),
      city: fc.constant(''),
      region: fc.constantFrom('', 'NY', 'CA', 'TX'),
      postalCode: fc.constantFrom('10001', '90210', '', 'x'),
      country: fc.constantFrom(...COUNTRIES),
    }),
  ),
  codes: fc.array(anyCode, {maxLength: 6}),
  store: fc.constantFrom(...stores),
})

describe('for any cart', () => {
  const check = (property: (priced: Priced) => void) =>
    fc.assert(fc.property(anyPriced, property), {numRuns: 500})

  it('the grand total is the subtotal less the discount, plus shipping and taxes, in whole minor units', () => {
    check((priced) => {
      const {subtotalCents, discountCents, shippingCostCents, taxCents, grandTotalCents} = totalsOf(priced)
      expect(grandTotalCents).toBe(subtotalCents - discountCents + shippingCostCents + taxCents)
      for (const sum of [discountCents, shippingCostCents, taxCents, grandTotalCents]) {
        expect(Number.isInteger(sum)).toBe(true)
        expect(sum).toBeGreaterThanOrEqual(0)
      }
    })
  })

  it('the discount is the sum of the valid codes; invalid codes subtract nothing', () => {
    check((priced) => {
      const {discountCents, validCoupons, invalidCoupons, coupons} = totalsOf(priced)
      expect(validCoupons.reduce((sum, one) => sum + one.discountCents, 0)).toBe(discountCents)
      expect(invalidCoupons.every((one) => one.discountCents === 0 && one.message)).toBe(true)
      expect(coupons).toHaveLength(priced.codes.length)
    })
  })

  it('the taxes are the sum of their rules, and zero without a location', () => {
    check((priced) => {
      const {taxCents, applicableTaxRules, shippingCostCents} = totalsOf(priced)
      expect(applicableTaxRules.reduce((sum, rule) => sum + rule.taxCents, 0)).toBe(taxCents)
      if (!priced.location) expect([taxCents, shippingCostCents]).toEqual([0, 0])
    })
  })

  it('another gift card never raises the total', () => {
    fc.assert(
      fc.property(anyPriced, fc.nat(100_000), (priced, value) => {
        const card = code({code: 'card', kind: 'giftCard', value})
        const without = totalsOf(priced).grandTotalCents
        const total = totalsOf({...priced, codes: [...priced.codes, card]}).grandTotalCents
        expect(total).toBeLessThanOrEqual(without)
      }),
    )
  })
})
