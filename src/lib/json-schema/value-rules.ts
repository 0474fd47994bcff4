import {toJson} from '../to-json.ts'
import type {JsonSchema} from './json-schema.ts'

/** The place where a value breaks its schema. */
export interface Problem {
  /** JSON pointer; empty for the whole value. */
  path: string
  /** Includes how to fix it. */
  problem: string
}

/** The path of a value, and the JSON that its references start from. */
export interface Place {
  path: string
  root: unknown
}

/** Returns the problems that one or more keywords of the schema find. */
export type Rule = (value: unknown, schema: JsonSchema, place: Place) => Problem[]

const typeOf = (value: unknown): string =>
  value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value

/** A value in a form that its author recognises. */
const shown = (value: unknown): string =>
  value !== null && typeof value === 'object'
    ? `an ${typeOf(value)}`
    : `${toJson(value) ?? typeOf(value)}`.slice(0, 80)

export const listed = (values: readonly unknown[]): string => values.map((value) => toJson(value)).join(', ')

const isOfType = (value: unknown, type: string): boolean =>
  type === 'integer' ? Number.isInteger(value) : type === typeOf(value)

const type: Rule = (value, {type: allowed}, {path}) => {
  const types = [allowed ?? []].flat()
  if (!types.length || types.some((name) => isOfType(value, name))) return []
  return [{path, problem: `is ${shown(value)} and has to be ${types.join(' or ')}`}]
}

const values: Rule = (value, schema, {path}) => {
  const allowed = schema.enum ?? ('const' in schema ? [schema.const] : [])
  if (!allowed.length || allowed.includes(value)) return []
  return [{path, problem: `is ${shown(value)} and has to be one of ${listed(allowed)}`}]
}

/** The problem of a number. */
function findNumberProblem(value: number, {minimum, maximum}: JsonSchema): string | null {
  if (minimum !== undefined && value < minimum) return `is ${value} and has to be at least ${minimum}`
  return maximum !== undefined && value > maximum ? `is ${value} and has to be at most ${maximum}` : null
}

/** Every pattern in our schemas: none is compiled from text at run time. */
export const PATTERNS: readonly RegExp[] = [
  /^[A-Z]{2}$/u,
  /^[A-Z]{3}$/u,
  /^[A-Za-z]{3}$/u,
  /^\d{1,12}(\.\d{1,2})?$/u,
  /^[\dA-Fa-f]{6}$/u,
]

function matches(value: string, pattern: string): boolean {
  const known = PATTERNS.find(({source}) => source === pattern)
  if (!known) throw new Error(`schemas: the pattern ${pattern} is not in PATTERNS of value-rules.ts`)
  return known.test(value)
}

/** The problem of a text; its length counts code points, as in JSON Schema. */
function findTextProblem(value: string, {minLength = 0, pattern}: JsonSchema): string | null {
  if ([...value].length < minLength)
    return value ? `has to have at least ${minLength} characters` : 'is empty'
  return pattern === undefined || matches(value, pattern)
    ? null
    : `is ${shown(value)} and has to match ${pattern}`
}

/** The problem of a list's length. */
function findLengthProblem(
  {length}: readonly unknown[],
  {minItems = 0, maxItems}: JsonSchema,
): string | null {
  if (length < minItems) return `has ${length} entries and has to have at least ${minItems}`
  return maxItems !== undefined && length > maxItems
    ? `has ${length} entries and has to have at most ${maxItems}`
    : null
}

function findRangeProblem(value: unknown, schema: JsonSchema): string | null {
  if (typeof value === 'string') return findTextProblem(value, schema)
  if (typeof value === 'number') return findNumberProblem(value, schema)
  return Array.isArray(value) ? findLengthProblem(value, schema) : null
}

const range: Rule = (value, schema, {path}) => {
  const problem = findRangeProblem(value, schema)
  return problem ? [{path, problem}] : []
}

/** The rules that look at no part of the value. */
export const VALUE_RULES: readonly Rule[] = [type, values, range]
