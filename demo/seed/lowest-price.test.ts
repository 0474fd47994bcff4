import fc from 'fast-check'
import {describe, expect, it} from 'vitest'
import {formatMoney} from '../../src/format/money.ts'
import {displayState} from '../../src/model/display-state.ts'
import {parseProduct} from '../../src/model/product.ts'
import {MONEY, toShownProduct} from '../../src/model/shown-product.ts'
import {createEngine} from '../../src/template/index.ts'
import {toStructuredData} from '../server/catalogue/structured-data.ts'
import {ceramics} from './ceramics.ts'
import {lowestPriceBefore, type PricePoint} from './lowest-price.ts'
import {toProductItem} from './product-item.ts'
import {HOME} from './stores.ts'
import type {SeedProduct} from './types.ts'

const DAY = 24 * 60 * 60_000
/** Days since the epoch. */
const SALE = 20_000

const at = (day: number, price: number): PricePoint => ({from: day * DAY, price})

describe('the lowest price before a sale', () => {
  it.each([
    ['no history', [], null],
    ['one price', [at(0, 4800)], 4800],
    ['a short offer in the thirty days', [at(0, 4800), at(SALE - 5, 3900), at(SALE - 4, 4800)], 3900],
    ['an offer that ended before them', [at(0, 3900), at(SALE - 30, 4800)], 4800],
    ['an offer that ended in them', [at(0, 3900), at(SALE - 29, 4800)], 3900],
    ['the price of the sale itself', [at(0, 4800), at(SALE, 1000)], 4800],
    ['a product that is new', [at(SALE - 1, 5000)], 5000],
    ['a price that was replaced at once', [at(0, 4800), at(SALE - 3, 100), at(SALE - 3, 4700)], 4700],
    ['points in any order', [at(SALE - 4, 4800), at(0, 4800), at(SALE - 5, 3900)], 3900],
  ])('of %s', (_, points, lowest) => {
    expect(lowestPriceBefore(points, SALE * DAY)).toBe(lowest)
  })
})

/** The same found day by day, and so slowly that it is plainly right. */
function lowestDayByDay(points: readonly PricePoint[]): number | null {
  const prices: number[] = []
  for (let day = SALE - 30; day < SALE; day++) {
    const current = points.filter(({from}) => from <= day * DAY).at(-1)
    if (current) prices.push(current.price)
  }
  return prices.length ? Math.min(...prices) : null
}

const history = fc
  .array(fc.tuple(fc.integer({min: SALE - 60, max: SALE + 5}), fc.integer({min: 1, max: 9000})), {
    maxLength: 12,
  })
  .map((rows) => [...rows].sort(([a], [b]) => a - b).map(([day, price]) => at(day, price)))

const [seed] = ceramics
const engine = createEngine()
const locale = 'en-US'
const template = '{item|product-price}'

it('is what is struck through in 10,000 random histories, in widgets, templates and structured data, or nothing is', () => {
  if (!seed) throw new Error('there is no product')
  fc.assert(
    fc.property(history, fc.integer({min: 1, max: 9000}), (points, salePrice) => {
      const before = points.filter(({from}) => from < SALE * DAY)
      const lowest = lowestDayByDay(before)
      const struck = lowest !== null && lowest > salePrice ? lowest : null
      const variant = {sku: 'A', attributes: {}, price: 9999, salePrice, stock: null}
      const record: SeedProduct = {
        ...seed,
        type: 'physical',
        options: [],
        variants: [{...variant, history: {points, since: SALE * DAY}}],
      }
      const item = toProductItem(record)
      const parsed = parseProduct(item, {currency: 'USD'})
      if (!parsed.ok) throw new Error(parsed.problem)
      const state = displayState(toShownProduct(parsed.value, true), MONEY)
      expect(typeof state.price === 'object' && state.price?.original?.minor).toBe(struck ?? undefined)
      expect(state.badge).toBe(struck === null ? null : 'sale')

      const {output} = engine.render(template, {item, priorPrice: 'required'})
      const [, shown] = /original-price"><span class="sqs-money-native">([\d,.]+)</.exec(output) ?? []
      const money =
        struck === null ? undefined : formatMoney({currency: 'USD', minor: struck}, locale).slice(1)
      expect(shown).toBe(money)

      const [offer] = toStructuredData({record, item, product: parsed.value}, HOME, true).offers
      const prices = offer?.priceSpecification?.map(({price}) => Number(price) * 100)
      expect(prices?.map(Math.round)).toEqual(struck === null ? undefined : [salePrice, struck])
    }),
    {numRuns: 10_000},
  )
})
