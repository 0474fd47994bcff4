import type {Formatter} from '../compile/context.ts'
import {asNumber, isObject, type Value} from '../value.ts'

function count(value: Value): number {
  if (typeof value === 'string' || Array.isArray(value)) return value.length
  return isObject(value) ? Object.keys(value).length : 0
}

/** From 1; lower numbers count from the end. */
function cycle(position: number, choices: readonly string[]): string | undefined {
  const {length} = choices
  return choices[(((position - 1) % length) + length) % length]
}

const DEFAULT_MODULUS = 2

function modulus(value: number, [text = '']: readonly string[]): number {
  return value % (Number.parseInt(text, 10) || DEFAULT_MODULUS)
}

export const numberFormatters = {
  count,
  cycle: (value, args) => cycle(asNumber(value), args),
  iter: (_value, _args, {resolve}) => resolve('@index'),
  mod: (value, args) => modulus(asNumber(value), args),
  round: (value) => Math.round(asNumber(value)),
} as const satisfies Record<string, Formatter>
