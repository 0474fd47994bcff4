import {describe, expect, it} from 'vitest'
import {parseBilling} from './subscription-plan.ts'

describe('parseBilling', () => {
  it.each([
    [{value: 2, unit: 'MONTH'}, 4, {every: 2, unit: 'MONTH', duration: 8, durationUnit: 'MONTH'}],
    [{value: 1, unit: 'MONTH'}, 24, {every: 1, unit: 'MONTH', duration: 2, durationUnit: 'YEAR'}],
    [{value: 2, unit: 'WEEK'}, 26, {every: 2, unit: 'WEEK', duration: 1, durationUnit: 'YEAR'}],
    [{value: '3', unit: 'WEEK'}, 0, {every: 3, unit: 'WEEK', duration: 0, durationUnit: 'YEAR'}],
    [{unit: 'YEAR'}, undefined, {every: 1, unit: 'YEAR', duration: 0, durationUnit: 'YEAR'}],
  ])('reads %j with %j cycles', (billingPeriod, numBillingCycles, expected) => {
    expect(parseBilling({billingPeriod, numBillingCycles})).toEqual(expected)
  })

  it.each([
    null,
    'x',
    {},
    {billingPeriod: {value: 1, unit: 'DAY'}},
    {billingPeriod: {value: 0, unit: 'WEEK'}},
    {billingPeriod: {value: -2, unit: 'MONTH'}},
  ])('drops the invalid %j', (plan) => {
    expect(parseBilling(plan)).toBeNull()
  })
})
