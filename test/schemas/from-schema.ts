import fc from 'fast-check'
import type {Definitions} from '../../build/schemas/definitions.ts'
import type {JsonSchema} from '../../src/lib/json-schema/json-schema.ts'

type Values = fc.Arbitrary<unknown>

/** Strings that must match each other: names of options are also keys of variants. */
const SAME = fc.constantFrom('Size', 'Glaze')

/** `__proto__` is an ordinary key in JSON, but not in objects. */
const keys = fc.oneof(
  SAME,
  fc.string({minLength: 1}).filter((key) => key !== '__proto__'),
)

/** Valid values of a schema, with short lists and maps. */
export function fromSchema(definitions: Definitions): (schema: JsonSchema) => Values {
  function strings({pattern, minLength = 0}: JsonSchema): Values {
    if (pattern) return fc.stringMatching(new RegExp(pattern))
    return fc.oneof(SAME, fc.string({minLength, maxLength: minLength + 12}))
  }

  /** Objects for one alternative of required fields. */
  function objects({properties = {}, additionalProperties}: JsonSchema, required: string[]): Values {
    const others =
      typeof additionalProperties === 'object' && !Object.keys(properties).length
        ? fc.dictionary(keys, valuesOf(additionalProperties), {maxKeys: 3})
        : fc.constant({})
    const fields = Object.entries(properties).filter(([key]) => key !== '$schema')
    const known = fc.record(Object.fromEntries(fields.map(([key, schema]) => [key, valuesOf(schema)])), {
      requiredKeys: required,
      noNullPrototype: true,
    })
    return fc.tuple(others, known).map(([more, own]) => ({...more, ...own}))
  }

  function ofType(type: string, schema: JsonSchema): Values {
    const {minimum: min = -1000, maximum: max = 1000} = schema
    const {items = {}, uniqueItems, anyOf = [{}], required = []} = schema
    switch (type) {
      case 'string':
        return strings(schema)
      case 'integer':
        return fc.integer({min, max: Math.min(max, Number.MAX_SAFE_INTEGER)})
      case 'number':
        return fc.double({min, max, noNaN: true})
      case 'boolean':
        return fc.boolean()
      case 'null':
        return fc.constant(null)
      case 'array':
        return uniqueItems
          ? fc.uniqueArray(valuesOf(items), {maxLength: 3, selector: (item) => JSON.stringify(item)})
          : fc.array(valuesOf(items), {maxLength: 3})
      default:
        return fc.oneof(...anyOf.map((choice) => objects(schema, [...required, ...(choice.required ?? [])])))
    }
  }

  function valuesOf(schema: JsonSchema): Values {
    const {$ref, enum: values, anyOf, oneOf = anyOf, type} = schema
    if ($ref) return valuesOf(definitions[$ref.replace('#/$defs/', '')] ?? {})
    if (values) return fc.constantFrom(...values)
    if (type) return fc.oneof(...[type].flat().map((one) => ofType(one, schema)))
    return oneOf ? fc.oneof(...oneOf.map(valuesOf)) : fc.jsonValue({maxDepth: 1})
  }
  return valuesOf
}
