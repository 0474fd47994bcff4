import {asNumber, asText, step, type Value, walk} from '../../value.ts'

/** How often a subscription is billed, and for how long. */
interface Plan {
  readonly unit: string
  /** Units between two bills. */
  readonly every: number
  readonly duration: number
  readonly durationUnit: string
}

/** product.md §9: periods that make a year. */
const PER_YEAR: ReadonlyMap<string, number> = new Map([
  ['WEEK', 52],
  ['MONTH', 12],
])

/** Whole years are told in years. */
function readDuration(units: number, unit: string): Pick<Plan, 'duration' | 'durationUnit'> {
  const perYear = PER_YEAR.get(unit)
  return perYear && units % perYear === 0
    ? {duration: units / perYear, durationUnit: 'YEAR'}
    : {duration: units, durationUnit: unit}
}

/** Null where the product does not say when it bills. */
export function readPlan(content: Value): Plan | null {
  const plan = step(content, 'subscriptionPlan')
  const period = step(plan, 'billingPeriod')
  const unit = asText(step(period, 'unit'))
  const every = asNumber(step(period, 'value'))
  if (!unit || !(every > 0)) return null
  const cycles = asNumber(walk(plan, ['numBillingCycles'])) || 0
  return {unit, every, ...readDuration(every * cycles, unit)}
}

const ENGLISH_UNITS: ReadonlyMap<string, string> = new Map([
  ['WEEK', 'week'],
  ['MONTH', 'month'],
  ['YEAR', 'year'],
])

const isOne = (count: number): boolean => count === 1

const countKey = (count: number, unit: string): string =>
  `${isOne(count) ? 1 : 'n'}${unit.charAt(0)}${unit.slice(1).toLowerCase()}`

/** The key of the wording among the localized strings. */
export function wordingKey({unit, every, duration, durationUnit}: Plan, isVaried: boolean): string {
  const prices = isVaried ? 'multiplePrices' : 'singlePrice'
  const end = duration ? `limited__${countKey(duration, durationUnit)}s` : 'indefinite'
  return `productPrice__${prices}__${countKey(every, unit)}ly__${end}`
}

const plural = (count: number, unit: string): string => (isOne(count) ? unit : `${unit}s`)

/** The same in English; empty where the period is none that is known. */
export function englishWording({unit, every, duration, durationUnit}: Plan, isVaried: boolean): string {
  const [unitName, durationName] = [ENGLISH_UNITS.get(unit), ENGLISH_UNITS.get(durationUnit)]
  if (!unitName || !durationName) return ''
  const price = isVaried ? 'from {fromPrice}' : '{price}'
  const period = isOne(every) ? unitName : `{billingPeriodValue} ${plural(every, unitName)}`
  const end = duration ? ` for {duration} ${plural(duration, durationName)}` : ''
  return `${price} every ${period}${end}`
}
