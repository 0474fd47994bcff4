import type {Context, Predicate} from '../compile/context.ts'
import {asBoolean, asNumber, asText, isObject, step, type Value} from '../value.ts'
import {resolveOperands} from './operand.ts'

const isNothing = (value: Value): boolean => value === undefined || value === null

/** Objects, each with the objects that are known to equal it. */
type Known = Map<object, Set<object>>

const areListsEqual = (left: readonly Value[], right: readonly Value[], known: Known): boolean =>
  left.length === right.length && left.every((value, index) => areEqual(value, right[index], known))

function areFieldsEqual(left: object, right: object, known: Known): boolean {
  const fields = Object.entries(left)
  return (
    fields.length === Object.keys(right).length &&
    fields.every(([key, value]) => Object.hasOwn(right, key) && areEqual(value, step(right, key), known))
  )
}

/** One object can occur in a tree of objects at 2¹⁰⁰ positions: it is visited once. */
function areEqual(left: Value, right: Value, known: Known): boolean {
  if (left === right || (isNothing(left) && isNothing(right))) return true
  if (Array.isArray(left)) return Array.isArray(right) && areListsEqual(left, right, known)
  if (!isObject(left) || !isObject(right)) return false
  if (known.get(left)?.has(right)) return true
  const isSame = areFieldsEqual(left, right, known)
  if (isSame) known.set(left, (known.get(left) ?? new Set()).add(right))
  return isSame
}

const isEqual = (left: Value, right: Value): boolean => areEqual(left, right, new Map())

const order = <T extends string | number | boolean>(left: T, right: T): number =>
  left < right ? -1 : left > right ? 1 : 0

/**
 * The right side is converted to the type of the left, where a text without digits is 0; values without an order are
 * less unless they are equal.
 */
function compare(left: Value, right: Value): number {
  if (typeof left === 'string') return order(left, asText(right))
  if (typeof left === 'number') return order(left, asNumber(right) || 0)
  if (typeof left === 'boolean') return order(left, asBoolean(right))
  return isEqual(left, right) ? 0 : -1
}

/** One argument is compared with the value, two with each other. */
const comparison =
  (holds: (left: Value, right: Value) => boolean): Predicate =>
  (value: Value, args: readonly string[], context: Context) => {
    const [first, second] = resolveOperands(args, context)
    if (!args.length) return false
    return args.length === 1 ? holds(value, first) : holds(first, second)
  }

export const comparePredicates = {
  'equal?': comparison(isEqual),
  'greaterThan?': comparison((left, right) => compare(left, right) > 0),
  'greaterThanOrEqual?': comparison((left, right) => compare(left, right) >= 0),
  'lessThan?': comparison((left, right) => compare(left, right) < 0),
  'lessThanOrEqual?': comparison((left, right) => compare(left, right) <= 0),
  'notEqual?': comparison((left, right) => !isEqual(left, right)),
} as const satisfies Record<string, Predicate>
