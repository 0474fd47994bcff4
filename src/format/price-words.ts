import type {PriceState} from '../model/display-state.ts'
import type {Billing} from '../model/subscription-plan.ts'

/** Words for a billing period of one unit, and of several. */
const EVERY = {
  WEEK: ['everyWeek', 'everyWeeks'],
  MONTH: ['everyMonth', 'everyMonths'],
  YEAR: ['everyYear', 'everyYears'],
} as const

type PriceWord =
  | (typeof EVERY)[keyof typeof EVERY][number]
  | 'forPeriod'
  | 'fromPrice'
  | 'lowestPrice'
  | 'originalPrice'
  | 'salePrice'

/** The language of a page: how it formats amounts, and its texts. */
export interface PriceWords<Amount> {
  readonly locale: string
  readonly format: (amount: Amount) => string
  readonly text: (key: PriceWord, values?: Record<string, string>) => string
}

/** A part of a price's text. */
export interface PricePart {
  /** `label` is for users who do not see that the original price is struck through; `note` is for all. */
  readonly role: 'label' | 'note' | 'paid' | 'original'
  readonly text: string
  /** The amount in the text; empty in a label. */
  readonly amount: string
}

/** `3 months`. A broken locale falls back to American English. */
function formatPeriod(count: number, unit: string, locale: string): string {
  const options = {style: 'unit', unit: unit.toLowerCase(), unitDisplay: 'long'} as const
  try {
    return new Intl.NumberFormat(locale.replace('_', '-'), options).format(count)
  } catch {
    return new Intl.NumberFormat('en-US', options).format(count)
  }
}

function sayBilled<Amount>(price: string, billing: Billing, {locale, text}: PriceWords<Amount>): string {
  const {every, unit, duration, durationUnit} = billing
  const key = EVERY[unit][every === 1 ? 0 : 1]
  const billed = text(key, {price, period: formatPeriod(every, unit, locale)})
  return duration
    ? text('forPeriod', {price: billed, period: formatPeriod(duration, durationUnit, locale)})
    : billed
}

/** A price's text in reading order. */
export function priceParts<Amount>(
  {paid, original, isRange, isPrior}: PriceState<Amount>,
  billing: Billing | null,
  words: PriceWords<Amount>,
): PricePart[] {
  const {format, text} = words
  const part = (role: 'paid' | 'original', amount: string): PricePart => {
    const price = isRange ? text('fromPrice', {price: amount}) : amount
    return {role, amount, text: billing ? sayBilled(price, billing, words) : price}
  }
  const label = (key: PriceWord): PricePart => ({role: 'label', amount: '', text: `${text(key)} `})
  if (original === null) return [part('paid', format(paid))]
  return [
    label('salePrice'),
    part('paid', format(paid)),
    isPrior ? {...label('lowestPrice'), role: 'note'} : label('originalPrice'),
    part('original', format(original)),
  ]
}
