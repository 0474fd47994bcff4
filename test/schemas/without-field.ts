import type {Definitions} from '../../build/schemas/definitions.ts'
import {isRecord} from '../../src/lib/is-record.ts'
import type {JsonSchema} from '../../src/lib/json-schema/json-schema.ts'

/** A value without one of its fields. */
interface Without {
  /** `ShortProduct.title`. */
  field: string
  value: unknown
}

const nameOf = (ref: string): string => ref.replace('#/$defs/', '')

/** The alternative whose required fields an object has. */
const fits = (value: object, {properties = {}, required = []}: JsonSchema): boolean =>
  required.every((key) => key in value) && Object.keys(value).every((key) => key in properties)

/** Copies of a value, each without another field, at any depth. */
export function withoutFields(definitions: Definitions) {
  function* ofRecord(value: Record<string, unknown>, schema: JsonSchema, name: string): Generator<Without> {
    const {properties = {}, additionalProperties: others} = schema
    for (const [key, one] of Object.entries(value)) {
      const {[key]: _, ...rest} = value
      if (key in properties) yield {field: `${name}.${key}`, value: rest}
      const inner = properties[key] ?? (typeof others === 'object' ? others : {})
      for (const {field, value: changed} of walk(one, inner, `${name}.${key}`))
        yield {field, value: {...value, [key]: changed}}
    }
  }

  function* walk(value: unknown, schema: JsonSchema, name: string): Generator<Without> {
    const {$ref, anyOf = [], items} = schema
    if ($ref) yield* walk(value, definitions[nameOf($ref)] ?? {}, nameOf($ref))
    else if (isRecord(value) && schema.properties) yield* ofRecord(value, schema, name)
    else if (Array.isArray(value) && items)
      for (const [index, one] of value.entries())
        for (const {field, value: changed} of walk(one, items, name))
          yield {field, value: value.with(index, changed)}
    else if (isRecord(value)) {
      const choice = anyOf.find(({$ref: ref}) => ref && fits(value, definitions[nameOf(ref)] ?? {}))
      if (choice) yield* walk(value, choice, name)
    }
  }
  return walk
}
