import {isRecord} from '../lib/is-record.ts'
import {toNumber} from '../lib/to-number.ts'

export interface SubscriptionPlan {
  billingPeriod: {value: number; unit: 'WEEK' | 'MONTH' | 'YEAR'}
  /** 0 goes on until cancelled. */
  numBillingCycles: number
}

export function parseSubscriptionPlan(value: unknown): SubscriptionPlan | null {
  if (!isRecord(value) || !isRecord(value.billingPeriod)) return null
  const {unit} = value.billingPeriod
  if (unit !== 'WEEK' && unit !== 'MONTH' && unit !== 'YEAR') return null
  return {
    billingPeriod: {value: toNumber(value.billingPeriod.value, 1), unit},
    numBillingCycles: toNumber(value.numBillingCycles, 0),
  }
}
