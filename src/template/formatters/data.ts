import type {Context, Formatter} from '../compile/context.ts'
import {apply} from '../compile/partial.ts'
import {splitReference} from '../reference.ts'
import {asText, isTruthy, step, type Value, walk} from '../value.ts'

/** The value at a literal path: `emails.primary`. */
const readPath = (value: Value, path: string): Value => walk(value, splitReference(path))

const prop: Formatter = (value, args) => args.reduce(readPath, value)

/** A number, or a text as it is: no text is a position in a list. */
const stepByKey = (value: Value, key: Value): Value =>
  step(value, typeof key === 'number' ? key : asText(key))

/** One key, or a list of keys to descend. */
const get: Formatter = (value, args, {resolve}) =>
  args.reduce<Value>((here, reference) => {
    const key = resolve(reference)
    if (key === undefined) return undefined
    return (Array.isArray(key) ? key : [key]).reduce<Value>(stepByKey, here)
  }, value)

const lookup: Formatter = (_value, [reference = ''], {resolve}) => resolve(asText(resolve(reference)))

function keyBy(value: Value, path: string | undefined): Record<string, Value> {
  if (!Array.isArray(value) || path === undefined) return {}
  const entries = value.flatMap((element) => {
    const key = asText(readPath(element, path))
    return key === '' ? [] : [[key, element] as const]
  })
  return Object.fromEntries(entries)
}

/** Matches every element, elements with a truthy path, or elements that name a truthy entry of a lookup table. */
function isWanted(element: Value, args: readonly string[], {resolve}: Context): boolean {
  const [first, second] = args
  if (first === undefined) return true
  if (second === undefined) return isTruthy(readPath(element, first))
  return isTruthy(readPath(step(resolve(first), asText(element)), second))
}

const find =
  (direction: 'find' | 'findLast'): Formatter =>
  (value, args, context) =>
    Array.isArray(value) ? value[direction]((element: Value) => isWanted(element, args, context)) : undefined

/** Tags without a number, numbers without an argument, and a tag without its end print nothing. */
const format: Formatter = (value, args, {resolveOutside}) =>
  asText(value).replace(/\{(?:(\d+)\}|[^{}]*(?:\}|$))/g, (_, index?: string) => {
    const argument = args[Number(index)]
    return argument === undefined ? '' : asText(resolveOutside(argument))
  })

export const dataFormatters = {
  apply,
  'find-first': find('find'),
  'find-last': find('findLast'),
  format,
  get,
  'key-by': (value, [path]) => keyBy(value, path),
  lookup,
  prop,
} as const satisfies Record<string, Formatter>
