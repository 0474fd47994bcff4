import {describe, expect, it} from 'vitest'
import {parseWithin} from './parse-quantity.ts'
import {readLimits, toStep} from './quantity-limits.ts'

const limits = (attributes: Partial<Record<'min' | 'max' | 'step' | 'defaultValue', string>>) =>
  readLimits({min: '', max: '', step: '', defaultValue: '', ...attributes})

describe('readLimits', () => {
  it.each([
    [{}, {min: 1, max: 9999, step: 1}],
    [
      {min: '0', max: '9999', step: '1'},
      {min: 1, max: 9999, step: 1},
    ],
    [
      {min: '6', step: '6'},
      {min: 6, max: 9996, step: 6},
    ],
    [
      {min: '0', step: '6', max: '20'},
      {min: 6, max: 18, step: 6},
    ],
    [
      {step: '5', defaultValue: '2'},
      {min: 2, max: 9997, step: 5},
    ],
    [{step: '5'}, {min: 5, max: 9995, step: 5}],
    [{max: '5'}, {min: 1, max: 5, step: 1}],
    [
      {min: '1.5', step: 'any'},
      {min: 2, max: 9999, step: 1},
    ],
    [
      {min: '8', max: '3'},
      {min: 8, max: 8, step: 1},
    ],
    [
      {min: 'few', max: 'many', step: '-2'},
      {min: 1, max: 9999, step: 1},
    ],
  ])('of %j', (attributes, expected) => {
    expect(limits(attributes)).toEqual(expected)
  })

  it('without a field are those of every quantity', () => {
    expect(readLimits(null)).toEqual({min: 1, max: 9999, step: 1})
  })
})

it.each([
  [7, true, 12],
  [7, false, 6],
  [12, true, 12],
  [12, false, 12],
])('toStep(%i, up: %s)', (value, isUp, expected) => {
  expect(toStep(value, {min: 6, max: 30, step: 6}, isUp)).toBe(expected)
})

it.each([
  ['7', {ok: false, reason: 'notInSteps'}],
  ['5', {ok: false, reason: 'outOfRange'}],
  ['36', {ok: false, reason: 'outOfRange'}],
  ['12', {ok: true, value: 12}],
  ['7.5', {ok: false, reason: 'notWhole'}],
])('parseWithin(%j) in steps of six', (text, expected) => {
  expect(parseWithin(text, {min: 6, max: 30, step: 6})).toEqual(expected)
})
