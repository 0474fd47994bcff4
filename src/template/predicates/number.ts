import type {Context, Predicate} from '../compile/context.ts'
import {asNumber, isTruthy, type Value} from '../value.ts'
import {resolveOperands} from './operand.ts'

/** The argument can only be a reference. */
const subject = (value: Value, [reference]: readonly string[], {resolve}: Context): Value =>
  reference === undefined ? value : resolve(reference)

/** Only numbers count: a missing value is neither even nor odd. */
const remainder =
  (expected: number): Predicate =>
  (value, args, context) => {
    const number = subject(value, args, context)
    return typeof number === 'number' && Math.abs(number % 2) === expected
  }

/** `nth? 3` tests the value, `nth? ref 3` the value of the reference. */
const nth: Predicate = (value, args, context) => {
  const [first, second] = resolveOperands(args, context)
  const [tested, divisor] = args.length < 2 ? [value, first] : [first, second]
  return (
    typeof tested === 'number' &&
    typeof divisor === 'number' &&
    Number.isInteger(tested) &&
    Number.isInteger(divisor) &&
    divisor !== 0 &&
    tested % divisor === 0
  )
}

export const numberPredicates = {
  'debug?': (_value, _args, {resolve}) => isTruthy(resolve('debug')),
  'even?': remainder(0),
  'nth?': nth,
  'odd?': remainder(1),
  'plural?': (value) => asNumber(value) > 1,
  'singular?': (value) => asNumber(value) === 1,
} as const satisfies Record<string, Predicate>
