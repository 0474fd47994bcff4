import type {Constant} from './convert.ts'
import {isTrue, toNumber} from './convert.ts'

type Call = (first: Constant, ...rest: Constant[]) => Constant

/** Keeps the best value so far only if it beats the next one: so the value after a non-number wins. */
const pick =
  (isBetter: (a: number, b: number) => boolean): Call =>
  (...args) =>
    args.map(toNumber).reduce((best, value) => (isBetter(best, value) ? best : value))

/** Every function of the language; each requires arguments. */
export const FUNCTIONS: ReadonlyMap<string, Call> = new Map<string, Call>([
  ['abs', (value) => Math.abs(toNumber(value))],
  ['bool', isTrue],
  ['max', pick((a, b) => a > b)],
  ['min', pick((a, b) => a < b)],
  ['num', toNumber],
  ['str', (value) => `${value}`],
])
