import fc from 'fast-check'
import {describe, expect, it} from 'vitest'
import {applied, CODE_KINDS, type Code, sortCodes, takeOff} from './codes.ts'

const code = (kind: Code['kind'], value: number, rest: Partial<Code> = {}): Code => ({
  code: `${kind}${value}`,
  name: kind,
  kind,
  value,
  minimum: 0,
  ...rest,
})

describe('codes', () => {
  it.each<[string, readonly Code[], discounts: readonly number[]]>([
    ['a percentage', [code('percent', 15)], [1500]],
    ['an amount', [code('amount', 700)], [700]],
    ['no more than there is', [code('amount', 20_000)], [10_000]],
    ['nothing by a negative amount', [code('amount', -500)], [0]],
    ['nothing by free shipping', [code('shipping', 700)], [0]],
    ['each from the rest of those before', [code('percent', 50), code('percent', 50)], [5000, 2500]],
    ['an amount before a percentage', [code('amount', 2000), code('percent', 50)], [2000, 4000]],
    ['the balance of a card', [code('giftCard', 3000)], [3000]],
  ])('take off %s', (_, codes, discounts) => {
    const {list, left} = takeOff(codes, 10_000)
    expect(list).toEqual(codes.map((one, index) => applied(one, discounts[index] ?? 0)))
    expect(left).toBe(10_000 - discounts.reduce((sum, discount) => sum + discount, 0))
  })

  it('apply in order: promotions, then gift cards', () => {
    const [card, promotion, shipping] = [code('giftCard', 1), code('percent', 10), code('shipping', 0)]
    expect(sortCodes([card, promotion, shipping], 100)).toEqual([[promotion, shipping], [card], []])
  })

  it('are not valid below their minimum, and when they are over', () => {
    const [held, tooSmall] = [code('amount', 1, {minimum: 100}), code('amount', 2, {minimum: 101})]
    const over = code('giftCard', 0, {minimum: Infinity})
    expect(sortCodes([held, tooSmall, over], 100)).toEqual([[held], [], [tooSmall, over]])
  })

  it('never leave less than nothing, and take off what is missing', () => {
    const codes = fc.array(
      fc.record({
        kind: fc.constantFrom(...CODE_KINDS),
        value: fc.integer({min: -100, max: 20_000}),
        minimum: fc.integer({min: 0, max: 20_000}),
      }),
    )
    fc.assert(
      fc.property(codes, fc.nat(20_000), (fields, total) => {
        const all = fields.map(({kind, value, minimum}) => code(kind, value, {minimum}))
        const [promotions, cards, invalid] = sortCodes(all, total)
        expect(promotions.length + cards.length + invalid.length).toBe(all.length)
        const {list, left} = takeOff([...promotions, ...cards], total)
        expect(left).toBeGreaterThanOrEqual(0)
        expect(list.reduce((sum, {discountCents}) => sum + discountCents, 0)).toBe(total - left)
      }),
    )
  })
})
