import type {Billing} from '../../../model/subscription-plan.ts'

const ENGLISH_UNITS: ReadonlyMap<string, string> = new Map([
  ['WEEK', 'week'],
  ['MONTH', 'month'],
  ['YEAR', 'year'],
])

const isOne = (count: number): boolean => count === 1

const countKey = (count: number, unit: string): string =>
  `${isOne(count) ? 1 : 'n'}${unit.charAt(0)}${unit.slice(1).toLowerCase()}`

/** The key of the wording among the localized strings. */
export function wordingKey(
  {unit, every, duration, durationUnit}: Billing<string>,
  isVaried: boolean,
): string {
  const prices = isVaried ? 'multiplePrices' : 'singlePrice'
  const end = duration ? `limited__${countKey(duration, durationUnit)}s` : 'indefinite'
  return `productPrice__${prices}__${countKey(every, unit)}ly__${end}`
}

const plural = (count: number, unit: string): string => (isOne(count) ? unit : `${unit}s`)

/** The same in English; empty for an unknown period. */
export function englishWording(
  {unit, every, duration, durationUnit}: Billing<string>,
  isVaried: boolean,
): string {
  const [unitName, durationName] = [ENGLISH_UNITS.get(unit), ENGLISH_UNITS.get(durationUnit)]
  if (!unitName || !durationName) return ''
  const price = isVaried ? 'from {fromPrice}' : '{price}'
  const period = isOne(every) ? unitName : `{billingPeriodValue} ${plural(every, unitName)}`
  const end = duration ? ` for {duration} ${plural(duration, durationName)}` : ''
  return `${price} every ${period}${end}`
}
