import type {JsonSchema} from '../../src/lib/json-schema/json-schema.ts'
import {code, table} from '../markdown.ts'

/** Larger numbers are technical limits that do not help an author. */
const LARGEST = 1_000_000

const linkTo = (name: string): string => `[${name}](#${name.toLowerCase()})`

function rangeOf({minimum, maximum}: JsonSchema): string {
  const from = minimum === undefined ? '' : ` from ${minimum}`
  return maximum === undefined || maximum > LARGEST ? from : `${from} to ${maximum}`
}

/** A type in few enough words for a table. */
export function typeOf(schema: JsonSchema): string {
  const {$ref, enum: values, const: value, items, anyOf, oneOf = anyOf, type, properties} = schema
  const {additionalProperties: others} = schema
  if ($ref) return linkTo($ref.replace('#/$defs/', ''))
  if (values) return values.map((one) => code(`${one}`)).join(', ')
  if (value !== undefined) return code(JSON.stringify(value))
  if (items)
    return [`list of ${typeOf(items)}`, ...[type ?? []].flat().filter((one) => one !== 'array')].join(' or ')
  if (typeof others === 'object' && !properties) return `map of ${typeOf(others)}`
  if (properties) return `{${Object.keys(properties).join(', ')}}`
  if (!type && oneOf?.length) return oneOf.map(typeOf).join(' or ')
  return `${[type ?? 'anything'].flat().join(' or ')}${rangeOf(schema)}`
}

const defaultOf = ({default: standard}: JsonSchema): string =>
  standard === undefined ? '' : code(`${standard}`)

/** The fields of an object, one per line. */
export const fieldTable = ({properties = {}, required = []}: JsonSchema): string[] =>
  table(
    ['field', 'type', 'default', ''],
    Object.entries(properties)
      .filter(([name]) => name !== '$schema')
      .map(([name, schema]) => [
        code(name),
        `${typeOf(schema)}${required.includes(name) ? ', required' : ''}`,
        defaultOf(schema),
        schema.description ?? '',
      ]),
  )

/** The description of a definition: a table, or a list of alternatives. */
export function describeShape(name: string, schema: JsonSchema, level: '##' | '###'): string[] {
  const {description, properties} = schema
  const head = ['', `${level} ${name}`, ...(description ? ['', description] : [])]
  return properties ? [...head, ...fieldTable(schema)] : [...head, '', `${typeOf(schema)}.`]
}
