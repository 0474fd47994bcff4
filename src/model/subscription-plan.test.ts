import {describe, expect, it} from 'vitest'
import {parseSubscriptionPlan} from './subscription-plan.ts'

describe('parseSubscriptionPlan', () => {
  it('reads a plan', () => {
    const plan = {billingPeriod: {value: 2, unit: 'MONTH'}, numBillingCycles: 4}
    expect(parseSubscriptionPlan(plan)).toEqual(plan)
    expect(parseSubscriptionPlan({billingPeriod: {unit: 'WEEK'}})).toEqual({
      billingPeriod: {value: 1, unit: 'WEEK'},
      numBillingCycles: 0,
    })
  })

  it.each([null, 'x', {}, {billingPeriod: {value: 1, unit: 'DAY'}}])(
    'drops %j, which makes no sense',
    (plan) => {
      expect(parseSubscriptionPlan(plan)).toBeNull()
    },
  )
})
