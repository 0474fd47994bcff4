import {didYouMean} from '../../lib/did-you-mean.ts'
import {isRecord} from '../../lib/is-record.ts'
import {toJson} from '../../lib/to-json.ts'
import type {JsonSchema} from './json-schema.ts'

/** The place where a value breaks its schema. */
export interface Problem {
  /** JSON pointer; empty for the event itself. */
  path: string
  /** Includes how to fix it. */
  problem: string
}

/** The path of a value, and the schemas for references. */
interface Place {
  path: string
  $defs: Readonly<Record<string, JsonSchema>>
}

type Rule = (value: unknown, schema: JsonSchema, place: Place) => Problem[]

/** The problem of a field whose name resembles no known one: most such fields belong to other tools. */
export const STRAY = 'is no field of it; leave it out'

const typeOf = (value: unknown): string =>
  value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value

/** A value in a form that its author recognises. */
const shown = (value: unknown): string =>
  value !== null && typeof value === 'object'
    ? `an ${typeOf(value)}`
    : `${toJson(value) ?? typeOf(value)}`.slice(0, 80)

const listed = (values: readonly unknown[]): string => values.map((one) => toJson(one)).join(', ')

const has = (record: object, key: string): boolean =>
  Object.hasOwn(record, key) && Reflect.get(record, key) !== undefined

const at = (path: string, key: string | number): string =>
  `${path}/${`${key}`.replaceAll('~', '~0').replaceAll('/', '~1')}`

const isOfType = (value: unknown, type: string): boolean =>
  type === 'integer' ? Number.isInteger(value) : type === typeOf(value)

const type: Rule = (value, {type: allowed}, {path}) => {
  const types = [allowed ?? []].flat()
  if (!types.length || types.some((one) => isOfType(value, one))) return []
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
  if (!known) throw new Error(`schemas: the pattern ${pattern} is not in PATTERNS of find-problems.ts`)
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

const range: Rule = (value, schema, {path}) => {
  const isText = typeof value === 'string'
  const problem = isText
    ? findTextProblem(value, schema)
    : typeof value === 'number' && findNumberProblem(value, schema)
  return problem ? [{path, problem}] : []
}

const required: Rule = (value, {required: keys = [], properties = {}}, {path}) => {
  if (!isRecord(value)) return []
  const missing = keys.filter((key) => !has(value, key))
  return missing.map((key) => {
    const {type: types, enum: allowed} = properties[key] ?? {}
    const hint = allowed ? `one of ${listed(allowed)}` : [types ?? 'a value'].flat().join(' or ')
    return {path: at(path, key), problem: `is missing; add it: ${hint}`}
  })
}

const properties: Rule = (
  value,
  {properties: known = {}, additionalProperties: others = true},
  {path, $defs},
) => {
  if (!isRecord(value)) return []
  return Object.keys(value)
    .filter((key) => has(value, key))
    .flatMap((key): Problem[] => {
      const schema = Object.hasOwn(known, key) ? known[key] : others
      if (typeof schema === 'object') return find(value[key], schema, {path: at(path, key), $defs})
      if (schema !== false) return []
      const near = didYouMean(key, Object.keys(known))
      return [{path: at(path, key), problem: near ? `is no field of it; did you mean "${near}"?` : STRAY}]
    })
}

const items: Rule = (value, {items: schema, uniqueItems}, {path, $defs}) => {
  if (!Array.isArray(value)) return []
  const problems = schema
    ? value.flatMap((one, index) => find(one, schema, {path: at(path, index), $defs}))
    : []
  const isRepeated = uniqueItems && new Set(value.map((one) => toJson(one))).size < value.length
  return isRepeated ? [...problems, {path, problem: 'names something twice'}] : problems
}

const resolve = (schema: JsonSchema, {$defs}: Place): JsonSchema =>
  (schema.$ref && $defs[schema.$ref.replace('#/$defs/', '')]) || schema

const reference: Rule = (value, schema, place) =>
  schema.$ref ? find(value, resolve(schema, place), place) : []

/** The number of fields of a value that a schema knows. */
const known = (value: unknown, {properties: fields = {}}: JsonSchema): number =>
  isRecord(value) ? Object.keys(value).filter((key) => Object.hasOwn(fields, key)).length : 0

/** `price` or `priceMoney`: any of several fields. */
const requiredOnly = (choices: readonly JsonSchema[]): string[] =>
  choices.every((choice) => Object.keys(choice).join() === 'required')
    ? choices.flatMap(({required: keys = []}) => keys)
    : []

/**
 * Reports the problems for the choice that knows most fields of the value; of two such, the first for an object, else
 * the one with fewer problems.
 */
const anyOf: Rule = (value, {anyOf: some, oneOf: choices = some ?? []}, place) => {
  const found = choices.map((schema) => ({
    fields: known(value, resolve(schema, place)),
    problems: find(value, schema, place),
  }))
  if (!found.length || found.some(({problems}) => !problems.length)) return []
  const fields = requiredOnly(choices)
  if (fields.length) return [{path: place.path, problem: `needs one of ${fields.join(', ')}`}]
  found.sort((a, b) => b.fields - a.fields || (isRecord(value) ? 0 : a.problems.length - b.problems.length))
  return found[0]?.problems ?? []
}

const RULES: readonly Rule[] = [type, values, range, required, properties, items, anyOf, reference]

const find: Rule = (value, schema, place) => RULES.flatMap((rule) => rule(value, schema, place))

/**
 * Supports the part of JSON Schema that our own schemas use. Libraries that compile schemas create code from text,
 * which the page's policy forbids.
 */
export const findProblems = (
  value: unknown,
  schema: JsonSchema,
  $defs: Place['$defs'] = schema.$defs ?? {},
): Problem[] => find(value, schema, {path: '', $defs})
