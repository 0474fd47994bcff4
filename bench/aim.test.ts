import {describe, expect, it} from 'vitest'
import {type Aim, describeAim} from './aim.ts'

const atMost: Aim = {what: 'time', bound: '≤', limit: 1.5, unit: ' × ours'}
const atLeast: Aim = {...atMost, bound: '≥'}

describe('describeAim', () => {
  it.each([
    [atMost, 1.5, 'time ≤ 1.5 × ours: reached, 1.50'],
    [atMost, 1.51, 'time ≤ 1.5 × ours: not reached, 1.51'],
    [atLeast, 1.5, 'time ≥ 1.5 × ours: reached, 1.50'],
    [atLeast, 1.49, 'time ≥ 1.5 × ours: not reached, 1.49'],
    [atLeast, Number.NaN, 'time ≥ 1.5 × ours: not reached, NaN'],
  ])('%j with %d', (aim, figure, expected) => expect(describeAim(aim, figure)).toBe(expected))
})
