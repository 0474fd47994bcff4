import {isRecord} from '../lib/is-record.ts'
import {toNumber} from '../lib/to-number.ts'

const UNITS = ['WEEK', 'MONTH', 'YEAR'] as const

export type BillingUnit = (typeof UNITS)[number]

export interface SubscriptionPlan {
  billingPeriod: {value: number; unit: BillingUnit}
  /** 0 goes on until cancelled. */
  numBillingCycles: number
}

/** How often a subscription is billed, and for how long, as people say it. */
export interface Billing<Unit extends string = BillingUnit> {
  /** Units between two bills. */
  readonly every: number
  readonly unit: Unit
  /** 0 goes on until cancelled. */
  readonly duration: number
  readonly durationUnit: Unit | 'YEAR'
}

/** product.md §9: periods that make a year. */
const PER_YEAR: ReadonlyMap<string, number> = new Map([
  ['WEEK', 52],
  ['MONTH', 12],
])

/** Whole years are said in years. */
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

/** Null where the plan does not say when it bills. */
export function parseBilling(plan: unknown): Billing | null {
  if (!isRecord(plan) || !isRecord(plan.billingPeriod)) return null
  const {unit: given, value} = plan.billingPeriod
  const unit = UNITS.find((one) => one === given)
  const every = toNumber(value, 1)
  const cycles = Math.max(0, toNumber(plan.numBillingCycles, 0))
  return unit && every > 0 ? createBilling(every, unit, cycles) : null
}
