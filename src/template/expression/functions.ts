import type {Constant} from './convert.ts'
import {isTrue, toNumber} from './convert.ts'

type Call = (first: Constant, ...rest: Constant[]) => Constant

/** Each in turn against the best before it, which only a better one keeps out: so behind what is no number comes the next. */
const pick =
  (isBetter: (a: number, b: number) => boolean): Call =>
  (...args) =>
    args.map(toNumber).reduce((best, value) => (isBetter(best, value) ? best : value))

/** Every function of the language; none of them can be called without arguments. */
export const FUNCTIONS: ReadonlyMap<string, Call> = new Map<string, Call>([
  ['abs', (value) => Math.abs(toNumber(value))],
  ['bool', isTrue],
  ['max', pick((a, b) => a > b)],
  ['min', pick((a, b) => a < b)],
  ['num', toNumber],
  ['str', (value) => `${value}`],
])
