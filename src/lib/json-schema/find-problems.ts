import {didYouMean} from '../did-you-mean.ts'
import {isRecord} from '../is-record.ts'
import {toJson} from '../to-json.ts'
import {isSchema, type JsonSchema} from './json-schema.ts'
import {listed, type Place, type Problem, type Rule, VALUE_RULES} from './value-rules.ts'

/** The problem of a field whose name resembles no known one: most such fields belong to other tools. */
export const STRAY = 'is no field of it; leave it out'

const has = (record: object, key: string): boolean =>
  Object.hasOwn(record, key) && Reflect.get(record, key) !== undefined

const at = (place: Place, key: string | number): Place => ({
  ...place,
  path: `${place.path}/${`${key}`.replaceAll('~', '~0').replaceAll('/', '~1')}`,
})

const required: Rule = (value, {required: keys = [], properties = {}}, place) => {
  if (!isRecord(value)) return []
  const missing = keys.filter((key) => !has(value, key))
  return missing.map((key) => {
    const {type, enum: allowed} = properties[key] ?? {}
    const hint = allowed ? `one of ${listed(allowed)}` : [type ?? 'a value'].flat().join(' or ')
    return {path: at(place, key).path, problem: `is missing; add it: ${hint}`}
  })
}

const properties: Rule = (value, {properties: known = {}, additionalProperties: others = true}, place) => {
  if (!isRecord(value)) return []
  return Object.keys(value)
    .filter((key) => has(value, key))
    .flatMap((key): Problem[] => {
      const schema = Object.hasOwn(known, key) ? known[key] : others
      if (typeof schema === 'object') return find(value[key], schema, at(place, key))
      if (schema !== false) return []
      const near = didYouMean(key, Object.keys(known))
      return [
        {path: at(place, key).path, problem: near ? `is no field of it; did you mean "${near}"?` : STRAY},
      ]
    })
}

const items: Rule = (value, {items: schema, uniqueItems}, place) => {
  if (!Array.isArray(value)) return []
  const problems = schema ? value.flatMap((item, index) => find(item, schema, at(place, index))) : []
  const isRepeated = uniqueItems && new Set(value.map((item) => toJson(item))).size < value.length
  return isRepeated ? [...problems, {path: place.path, problem: 'names something twice'}] : problems
}

/** The schema that `#/$defs/product` names in the root; the schema itself without a reference. */
function resolve(schema: JsonSchema, {root}: Place): JsonSchema {
  if (!schema.$ref) return schema
  const keys = schema.$ref.split('/').slice(1)
  const found = keys.reduce<unknown>((part, key) => (isRecord(part) ? part[key] : undefined), root)
  if (isSchema(found)) return found
  throw new Error(`schemas: nothing is at ${schema.$ref}`)
}

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
 * the one with fewer problems. `oneOf` also rejects a value that several choices accept.
 */
const choice: Rule = (value, {anyOf, oneOf}, place) => {
  const choices = oneOf ?? anyOf ?? []
  const found = choices.map((schema) => ({
    fields: known(value, resolve(schema, place)),
    problems: find(value, schema, place),
  }))
  const accepting = found.filter(({problems}) => !problems.length)
  if (oneOf && accepting.length > 1)
    return [
      {path: place.path, problem: `has to be one of ${choices.length} shapes, and is ${accepting.length}`},
    ]
  if (!found.length || accepting.length) return []
  const fields = requiredOnly(choices)
  if (fields.length) return [{path: place.path, problem: `needs one of ${fields.join(', ')}`}]
  found.sort((a, b) => b.fields - a.fields || (isRecord(value) ? 0 : a.problems.length - b.problems.length))
  return found[0]?.problems ?? []
}

const RULES: readonly Rule[] = [...VALUE_RULES, required, properties, items, choice, reference]

const find: Rule = (value, schema, place) => RULES.flatMap((rule) => rule(value, schema, place))

/**
 * The problems of a value; empty if it matches the schema. `root` is the JSON that references start from. Supports the
 * part of JSON Schema that our own schemas and the API description use: libraries that compile schemas create code from
 * text, which the page's policy forbids.
 */
export const findProblems = (value: unknown, schema: JsonSchema, root: unknown = schema): Problem[] =>
  find(value, schema, {path: '', root})
