import {isTrue, toNumber} from './convert.ts'
import type {Constant} from './token.ts'

type Call = (first: Constant, ...rest: Constant[]) => Constant

/** The best so far; what is no number stays out of it unless there is nothing else. */
const pick =
  (isBetter: (a: number, b: number) => boolean): Call =>
  (...args) =>
    args.map(toNumber).reduce((best, value) => (Number.isNaN(best) || isBetter(value, best) ? value : best))

/** Every function of the language; none of them can be called without arguments. */
export const FUNCTIONS: ReadonlyMap<string, Call> = new Map<string, Call>([
  ['abs', (value) => Math.abs(toNumber(value))],
  ['bool', isTrue],
  ['max', pick((a, b) => a > b)],
  ['min', pick((a, b) => a < b)],
  ['num', toNumber],
  ['str', (value) => `${value}`],
])
