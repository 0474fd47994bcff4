import {describe, expect, it} from 'vitest'
import type {Billing} from '../model/subscription-plan.ts'
import {fill} from '../page/texts.ts'
import {priceParts} from './price-words.ts'

const WORDS = {
  fromPrice: 'from {price}',
  everyWeek: '{price} every week',
  everyWeeks: '{price} every {period}',
  everyMonth: '{price} every month',
  everyMonths: '{price} every {period}',
  everyYear: '{price} every year',
  everyYears: '{price} every {period}',
  forPeriod: '{price} for {period}',
  salePrice: 'Sale Price:',
  originalPrice: 'Original Price:',
  lowestPrice: 'Lowest price of the last 30 days:',
}

const words = (locale = 'en') => ({
  locale,
  format: (amount: number) => `$${amount}`,
  text: (key: keyof typeof WORDS, values?: Record<string, string>) => fill(WORDS[key], values),
})

const say = (
  original: number | null,
  isRange: boolean,
  billing: Billing | null = null,
  locale?: string,
): string =>
  priceParts({paid: 5, original, isRange}, billing, words(locale))
    .map(({text}) => text)
    .join('|')

const billed = (
  every: number,
  unit: Billing['unit'],
  duration = 0,
  durationUnit: Billing['unit'] = unit,
): Billing => ({every, unit, duration, durationUnit})

describe('priceParts', () => {
  it('gives an amount, the lowest of several, and a sale', () => {
    expect(say(null, false)).toBe('$5')
    expect(say(null, true)).toBe('from $5')
    expect(say(9, false)).toBe('Sale Price: |$5|Original Price: |$9')
  })

  it.each([
    [billed(1, 'WEEK'), '$5 every week'],
    [billed(2, 'WEEK', 8), '$5 every 2 weeks for 8 weeks'],
    [billed(1, 'MONTH', 1), '$5 every month for 1 month'],
    [billed(3, 'MONTH', 1, 'YEAR'), '$5 every 3 months for 1 year'],
    [billed(1, 'YEAR', 2), '$5 every year for 2 years'],
    [billed(2, 'YEAR'), '$5 every 2 years'],
  ])('states the billing period: %j', (billing, expected) => {
    expect(say(null, false, billing)).toBe(expected)
    expect(say(null, true, billing)).toBe(`from ${expected}`)
    expect(say(9, false, billing)).toBe(
      `Sale Price: |${expected}|Original Price: |${expected.replace('$5', '$9')}`,
    )
  })

  it('uses the plurals of the page’s language, or of English', () => {
    expect(say(null, false, billed(3, 'MONTH'), 'de_DE')).toBe('$5 every 3 Monate')
    expect(say(null, false, billed(3, 'MONTH'), 'no language')).toBe('$5 every 3 months')
  })
})
