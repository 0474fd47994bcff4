import {asRecord} from '../../lib/as-record.ts'
import {isRecord} from '../../lib/is-record.ts'
import {listOf} from '../../lib/list-of.ts'
import {toJson} from '../../lib/to-json.ts'

/** A JSON Schema of the API description. */
export type Schema = Readonly<Record<string, unknown>>

/** A value, and its path in the reply. */
interface At {
  value: unknown
  path: string
  schema: Schema
  /** Resolves a `$ref`. */
  resolve: (reference: string) => Schema
}

type Rule = (wanted: unknown, at: At) => readonly string[]

const TYPES: Readonly<Record<string, (value: unknown) => boolean>> = {
  null: (value) => value === null,
  boolean: (value) => typeof value === 'boolean',
  string: (value) => typeof value === 'string',
  number: (value) => typeof value === 'number',
  integer: Number.isInteger,
  array: Array.isArray,
  object: isRecord,
}

const problem = ({path}: At, text: string): string[] => [`${path || 'the body'} ${text}`]

const below = (at: At, key: string | number, schema: unknown): readonly string[] =>
  findProblems({
    ...at,
    schema: asRecord(schema),
    value: Reflect.get(Object(at.value), key),
    path: `${at.path}/${key}`,
  })

const passes = (at: At, schema: unknown): boolean => !findProblems({...at, schema: asRecord(schema)}).length

const unless = (isRight: boolean, at: At, text: string): readonly string[] =>
  isRight ? [] : problem(at, text)

/** Checks a value of one type against a limit; other values pass. */
const limit =
  (
    measure: (value: unknown) => number | null,
    keeps: (size: number, limit: number) => boolean,
    text: string,
  ): Rule =>
  (wanted, at) => {
    const size = measure(at.value)
    return unless(size === null || keeps(size, Number(wanted)), at, `must ${text} ${wanted}`)
  }

const amount = (value: unknown): number | null => (typeof value === 'number' ? value : null)
const letters = (value: unknown): number | null => (typeof value === 'string' ? [...value].length : null)
const count = (value: unknown): number | null => (Array.isArray(value) ? value.length : null)
const isLeast = (size: number, least: number): boolean => size >= least
const isMost = (size: number, most: number): boolean => size <= most

const unknownKeys = ({value, schema}: At): string[] =>
  isRecord(value) ? Object.keys(value).filter((key) => !Object.hasOwn(asRecord(schema.properties), key)) : []

/** The keywords that the description uses. */
const RULES: Readonly<Record<string, Rule>> = {
  $ref: (reference, at) => findProblems({...at, schema: at.resolve(String(reference))}),
  type: (types, at) => {
    const names = [types].flat()
    const isOne = names.some((name) => TYPES[String(name)]?.(at.value))
    return unless(isOne, at, `must be ${names.join(' or ')}`)
  },
  const: (wanted, at) => unless(at.value === wanted, at, `must be ${toJson(wanted)}`),
  enum: (wanted, at) => unless(listOf(wanted).includes(at.value), at, `must be one of ${wanted}`),
  required: (names, at) =>
    isRecord(at.value)
      ? listOf(names).flatMap((name) =>
          unless(Object.hasOwn(Object(at.value), String(name)), at, `must have ${name}`),
        )
      : [],
  properties: (properties, at) =>
    Object.entries(asRecord(properties)).flatMap(([key, schema]) =>
      isRecord(at.value) && Object.hasOwn(at.value, key) ? below(at, key, schema) : [],
    ),
  additionalProperties: (schema, at) =>
    unknownKeys(at).flatMap((key) =>
      schema === false ? problem(at, `must not have ${key}`) : below(at, key, schema),
    ),
  items: (schema, at) => listOf(at.value).flatMap((_, place) => below(at, place, schema)),
  anyOf: (schemas, at) =>
    unless(
      listOf(schemas).some((schema) => passes(at, schema)),
      at,
      'is not one of the values that the description allows',
    ),
  oneOf: (schemas, at) => {
    const count = listOf(schemas).filter((schema) => passes(at, schema)).length
    return unless(count === 1, at, `is ${count ? 'more than one' : 'none'} of what the description allows`)
  },
  minimum: limit(amount, isLeast, 'be at least'),
  maximum: limit(amount, isMost, 'be at most'),
  minLength: limit(letters, isLeast, 'have at least this many characters:'),
  minItems: limit(count, isLeast, 'have at least this many items:'),
  maxItems: limit(count, isMost, 'have at most this many items:'),
}

export const KEYWORDS: readonly string[] = Object.keys(RULES)

/** The problems of a value, in words; empty if it matches the schema. */
export const findProblems = (at: At): readonly string[] =>
  Object.entries(at.schema).flatMap(([keyword, wanted]) => RULES[keyword]?.(wanted, at) ?? [])
