import {Ajv2020} from 'ajv/dist/2020.js'
import fc from 'fast-check'
import {describe, expect, it} from 'vitest'
import {readEventSchemas} from '../../../build/events/event-schemas.ts'
import {findProblems} from './find-problems.ts'
import type {JsonSchema} from './json-schema.ts'

const schemas = await readEventSchemas()
const ajv = new Ajv2020({strict: false, allErrors: true})

/** A value that is valid, or nearly valid: any part may be wrong. */
function arbitraryOf(schema: JsonSchema): fc.Arbitrary<unknown> {
  const {type, properties, items, enum: allowed, anyOf} = schema
  const other = fc.oneof(fc.constant(undefined), fc.jsonValue())
  const fitting = (): fc.Arbitrary<unknown> => {
    if (allowed) return fc.constantFrom(...allowed)
    if ('const' in schema) return fc.constant(schema.const)
    if (anyOf) return fc.oneof(...anyOf.map(arbitraryOf))
    if (properties) {
      const parts = fc.record(
        Object.fromEntries(Object.entries(properties).map(([key, one]) => [key, arbitraryOf(one)])),
      )
      return fc.oneof(
        {weight: 8, arbitrary: parts},
        parts.map((record) => ({...record, further: 1})),
      )
    }
    if (items) return fc.array(arbitraryOf(items), {maxLength: 3})
    const of = {string: fc.string(), number: fc.integer(), boolean: fc.boolean(), null: fc.constant(null)}
    return fc.oneof(...Object.entries(of).flatMap(([name, one]) => ([type].flat().includes(name) ? one : [])))
  }
  return fc.oneof({weight: 12, arbitrary: fitting()}, other)
}

/** The keywords of a schema, including nested schemas. */
function wordsOf({properties = {}, items, anyOf = [], additionalProperties, ...rest}: JsonSchema): string[] {
  const inner = [...Object.values(properties), ...anyOf, ...(items ? [items] : [])]
  const others = typeof additionalProperties === 'object' ? [additionalProperties] : []
  return [...Object.keys(rest), ...[...inner, ...others].flatMap(wordsOf)]
}

describe('the schemas of events', () => {
  it('use only supported keywords', () => {
    const words = new Set(Object.values(schemas).flatMap(wordsOf))
    const understood = ['type', 'const', 'enum', 'required', 'title', 'description', '$schema', '$id']
    expect([...words].filter((word) => !understood.includes(word))).toEqual([])
  })

  it.each(Object.entries(schemas))('%s: gives the same result as ajv, for any data', (_, schema) => {
    const isValid = ajv.compile(schema)
    let [valid, invalid] = [0, 0]
    fc.assert(
      fc.property(arbitraryOf(schema), (value) => {
        // ajv checks keys whose values are undefined; JSON does not have them
        const sent: unknown = value === undefined ? undefined : JSON.parse(JSON.stringify(value))
        const isFine = isValid(sent)
        expect(findProblems(value, schema).length === 0).toBe(isFine)
        isFine ? valid++ : invalid++
      }),
      {numRuns: 300},
    )
    expect(Math.min(valid, invalid)).toBeGreaterThan(10)
  })
})

const schema: JsonSchema = {
  type: 'object',
  properties: {
    cartId: {type: 'string'},
    sku: {type: ['string', 'null']},
    source: {enum: ['pdp', 'listing']},
    products: {type: 'array', items: {type: 'object', properties: {id: {type: 'string'}}, required: ['id']}},
    sizes: {type: 'object', additionalProperties: {type: 'number'}},
    either: {anyOf: [{type: 'array', items: {type: 'number'}}, {const: 'all'}]},
  },
  required: ['cartId', 'source'],
  additionalProperties: false,
}

it.each<[data: unknown, lines: string[]]>([
  [{cartId: 'c', source: 'pdp'}, []],
  [{cartId: 'c', source: 'pdp', sku: null, products: [{id: '1'}], sizes: {s: 1}, either: 'all'}, []],
  [7, [' is 7 and has to be object']],
  [null, [' is null and has to be object']],
  [[], [' is an array and has to be object']],
  [{cartId: 7, source: 'pdp'}, ['/cartId is 7 and has to be string']],
  [{cartId: 'c', source: 'pdp', sku: {}}, ['/sku is an object and has to be string or null']],
  [{cartId: 'c', source: 'moon'}, ['/source is "moon" and has to be one of "pdp", "listing"']],
  [
    {cartId: undefined},
    ['/cartId is missing; add it: string', '/source is missing; add it: one of "pdp", "listing"'],
  ],
  [{cartId: 'c', source: 'pdp', kart: 1}, ['/kart is no field of it; leave it out']],
  [{cartId: 'c', source: 'pdp', sourc: 1}, ['/sourc is no field of it; did you mean "source"?']],
  [{cartId: 'c', source: 'pdp', 'a/~b': 1}, ['/a~1~0b is no field of it; leave it out']],
  [{cartId: 'c', source: 'pdp', products: [{id: '1'}, {}]}, ['/products/1/id is missing; add it: string']],
  [{cartId: 'c', source: 'pdp', sizes: {s: 'x'}}, ['/sizes/s is "x" and has to be number']],
  [{cartId: 'c', source: 'pdp', either: [1, 'x']}, ['/either/1 is "x" and has to be number']],
  [{cartId: 'x'.repeat(200), source: 'pdp', sku: Number.NaN}, ['/sku is null and has to be string or null']],
  [{cartId: () => 1, source: 'pdp'}, ['/cartId is function and has to be string']],
])('reports what is wrong in %j, where, and how to fix it', (data, lines) => {
  expect(findProblems(data, schema).map(({path, problem}) => `${path} ${problem}`)).toEqual(lines)
})

it('does not take names of built-in properties for fields', () => {
  const problems = findProblems({cartId: 'c', source: 'pdp', constructor: 1}, schema)
  expect(problems.map(({path}) => path)).toEqual(['/constructor'])
})
