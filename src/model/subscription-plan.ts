import {isRecord} from '../lib/is-record.ts'
import {toNumber} from '../lib/to-number.ts'

const UNITS = ['WEEK', 'MONTH', 'YEAR'] as const

export type BillingUnit = (typeof UNITS)[number]

export interface SubscriptionPlan {
  billingPeriod: {value: number; unit: BillingUnit}
  /** 0 continues until cancelled. */
  numBillingCycles: number
}

/** The billing period and duration of a subscription, in readable units. */
export interface Billing<Unit extends string = BillingUnit> {
  /** Units between two bills. */
  readonly every: number
  readonly unit: Unit
  /** 0 continues until cancelled. */
  readonly duration: number
  readonly durationUnit: Unit | 'YEAR'
}

/** product.md §9: periods that add up to a year. */
const PER_YEAR: ReadonlyMap<string, number> = new Map([
  ['WEEK', 52],
  ['MONTH', 12],
])

/** Whole years are given in years. */
export function createBilling<Unit extends string>(every: number, unit: Unit, cycles: number): Billing<Unit> {
  const units = every * cycles
  const perYear = PER_YEAR.get(unit)
  const isYears = perYear !== undefined && units % perYear === 0
  return {
    every,
    unit,
    duration: isYears ? units / perYear : units,
    durationUnit: isYears ? 'YEAR' : unit,
  }
}

/** Null if the plan states no billing period. */
export function parseBilling(plan: unknown): Billing | null {
  if (!isRecord(plan) || !isRecord(plan.billingPeriod)) return null
  const {unit: given, value} = plan.billingPeriod
  const unit = UNITS.find((unit) => unit === given)
  const every = toNumber(value, 1)
  const cycles = Math.max(0, toNumber(plan.numBillingCycles, 0))
  return unit && every > 0 ? createBilling(every, unit, cycles) : null
}
