import {didYouMean} from '../../lib/did-you-mean.ts'
import {isRecord} from '../../lib/is-record.ts'
import {toJson} from '../../lib/to-json.ts'
import type {JsonSchema} from './json-schema.ts'

/** Where a value breaks its schema. */
export interface Problem {
  /** JSON pointer; empty for the event itself. */
  path: string
  /** Says how to fix it. */
  problem: string
}

type Rule = (value: unknown, schema: JsonSchema, path: string) => Problem[]

const typeOf = (value: unknown): string =>
  value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value

/** A value as its author would recognise it. */
const shown = (value: unknown): string =>
  value !== null && typeof value === 'object'
    ? `an ${typeOf(value)}`
    : `${toJson(value) ?? typeOf(value)}`.slice(0, 80)

const listed = (values: readonly unknown[]): string => values.map((one) => toJson(one)).join(', ')

const has = (record: object, key: string): boolean =>
  Object.hasOwn(record, key) && Reflect.get(record, key) !== undefined

const at = (path: string, key: string | number): string =>
  `${path}/${`${key}`.replaceAll('~', '~0').replaceAll('/', '~1')}`

const type: Rule = (value, {type: allowed}, path) => {
  const types = [allowed ?? []].flat()
  if (!types.length || types.includes(typeOf(value))) return []
  return [{path, problem: `is ${shown(value)} and has to be ${types.join(' or ')}`}]
}

const values: Rule = (value, schema, path) => {
  const allowed = schema.enum ?? ('const' in schema ? [schema.const] : [])
  if (!allowed.length || allowed.includes(value)) return []
  return [{path, problem: `is ${shown(value)} and has to be one of ${listed(allowed)}`}]
}

const required: Rule = (value, {required: keys = [], properties = {}}, path) => {
  if (!isRecord(value)) return []
  const missing = keys.filter((key) => !has(value, key))
  return missing.map((key) => {
    const {type: types, enum: allowed} = properties[key] ?? {}
    const hint = allowed ? `one of ${listed(allowed)}` : [types ?? 'a value'].flat().join(' or ')
    return {path: at(path, key), problem: `is missing; add it: ${hint}`}
  })
}

const properties: Rule = (value, {properties: known = {}, additionalProperties: others = true}, path) => {
  if (!isRecord(value)) return []
  return Object.keys(value)
    .filter((key) => has(value, key))
    .flatMap((key): Problem[] => {
      const schema = Object.hasOwn(known, key) ? known[key] : others
      if (typeof schema === 'object') return findProblems(value[key], schema, at(path, key))
      if (schema !== false) return []
      const near = didYouMean(key, Object.keys(known))
      const mend = near ? `did you mean "${near}"?` : 'leave it out'
      return [{path: at(path, key), problem: `is no field of it; ${mend}`}]
    })
}

const items: Rule = (value, {items: schema}, path) =>
  Array.isArray(value) && schema
    ? value.flatMap((one, place) => findProblems(one, schema, at(path, place)))
    : []

/** As its first says that comes nearest. */
const anyOf: Rule = (value, {anyOf: choices}, path) =>
  (choices ?? []).map((schema) => findProblems(value, schema, path)).sort((a, b) => a.length - b.length)[0] ??
  []

const RULES: readonly Rule[] = [type, values, required, properties, items, anyOf]

/**
 * Supports the part of JSON Schema that our event schemas use. Libraries that compile schemas make code from texts, which
 * the page's policy forbids.
 */
export const findProblems = (value: unknown, schema: JsonSchema, path = ''): Problem[] =>
  RULES.flatMap((rule) => rule(value, schema, path))
