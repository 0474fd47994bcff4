import {Ajv2020} from 'ajv/dist/2020.js'
import fc from 'fast-check'
import {beforeAll, describe, expect, it} from 'vitest'
import {readDefinitions} from '../../build/schemas/definitions.ts'
import {readSchemas} from '../../build/schemas/write.ts'
import {findProblems} from '../../src/lib/json-schema/find-problems.ts'
import type {JsonSchema} from '../../src/lib/json-schema/json-schema.ts'
import {PATTERNS} from '../../src/lib/json-schema/value-rules.ts'
import {fromSchema} from './from-schema.ts'
import {withoutFields} from './without-field.ts'

const definitions = await readDefinitions()
const schemas = Object.entries(await readSchemas())
const valuesOf = fromSchema(definitions)
const ajv = new Ajv2020({allErrors: true, allowUnionTypes: true, strictRequired: false})

/** The keywords of a schema and its nested schemas. */
function wordsOf(schema: JsonSchema): string[] {
  const {properties = {}, $defs = {}, items, anyOf = [], oneOf = [], additionalProperties, ...rest} = schema
  const others = typeof additionalProperties === 'object' ? [additionalProperties] : []
  const inner = [...Object.values({...properties}), ...Object.values($defs), ...anyOf, ...oneOf, ...others]
  return [...Object.keys(rest), ...[...inner, ...(items ? [items] : [])].flatMap(wordsOf)]
}

const UNDERSTOOD = [
  ...[
    'type',
    'enum',
    'const',
    'minimum',
    'maximum',
    'minLength',
    'pattern',
    'uniqueItems',
    'required',
    '$ref',
  ],
  ...['title', 'description', 'default', '$schema', '$id'],
]

it.each(schemas)('%s.json uses only keywords that the page supports', (_, schema) => {
  expect([...new Set(wordsOf(schema))].filter((word) => !UNDERSTOOD.includes(word))).toEqual([])
})

it.each(schemas)('%s.json has only patterns that the page supports', (_, schema) => {
  const patterns: unknown[] = []
  JSON.stringify(schema, (key, value) => {
    if (key === 'pattern' && typeof value === 'string') patterns.push(value)
    return value
  })
  expect(PATTERNS.map(({source}) => source)).toEqual(expect.arrayContaining(patterns))
})

/** A copy with one part replaced, counted in reading order. */
function replacePart(value: unknown, other: unknown, place: number): unknown {
  const text = JSON.stringify(value)
  let count = 0
  JSON.parse(text, () => void count++)
  let turn = place % count
  return JSON.parse(text, (_, part) => (turn-- === 0 ? other : part))
}

/** A valid value, and almost valid ones: without a field, or with one part replaced. */
function near(schema: JsonSchema): fc.Arbitrary<unknown> {
  const without = withoutFields(definitions)
  const parts = fc.tuple(valuesOf(schema), fc.jsonValue({maxDepth: 1}), fc.nat())
  const broken = parts.map(([value, other, place]) => {
    const all = [...without(value, schema, 'it')]
    return place % 2 ? (all[place % all.length]?.value ?? null) : replacePart(value, other, place / 2)
  })
  return fc.oneof(valuesOf(schema), broken)
}

describe.each(schemas.filter(([name]) => name !== 'events'))('%s.json', (name, schema) => {
  let isValid: (value: unknown) => boolean
  beforeAll(() => {
    isValid = ajv.compile(schema)
  })

  it('gets the same verdict as from ajv, whatever an author writes', () => {
    const seen = {valid: 0, invalid: 0}
    fc.assert(
      fc.property(near(schema), (value) => {
        const isFine = isValid(value)
        expect(findProblems(value, schema).length === 0, JSON.stringify(value)).toBe(isFine)
        seen[isFine ? 'valid' : 'invalid']++
      }),
      {numRuns: 200},
    )
    expect(Math.min(seen.valid, seen.invalid), name).toBeGreaterThan(5)
  })
})

const linesOf = (name: string, value: unknown): string[] => {
  const [, schema = {}] = schemas.find(([file]) => file === name) ?? []
  return findProblems(value, schema).map(({path, problem}) => `${path} ${problem}`)
}

it.each<[name: string, value: unknown, lines: string[]]>([
  [
    'product',
    {id: 'mug', varants: []},
    ['/variants is missing; add it: array', '/varants is no field of it; did you mean "variants"?'],
  ],
  ['product', {id: 'mug', variants: [{sku: 'M'}]}, ['/variants/0 needs one of price, priceMoney']],
  ['product', {id: 'mug', variants: [{price: 28.5}]}, ['/variants/0/price is 28.5 and has to be integer']],
  [
    'product',
    {id: 'mug', structuredContent: {variants: [{price: -1}]}},
    ['/structuredContent/variants/0/price is -1 and has to be at least 0'],
  ],
  [
    'product',
    {id: 'mug', variants: [{priceMoney: {currency: 'usd', value: '1.00'}}]},
    ['/variants/0/priceMoney/currency is "usd" and has to match ^[A-Z]{3}$'],
  ],
  ['form', {fields: [{type: 'email'}]}, ['/fields/0/id is missing; add it: string']],
  [
    'form',
    {fields: [{id: 'a', type: 'text', maxLength: 2e6}]},
    ['/fields/0/maxLength is 2000000 and has to be at most 1000000'],
  ],
  ['form', {fields: [{id: '', type: 'text'}]}, ['/fields/0/id is empty']],
  [
    'form',
    {fields: [{id: 'a', type: 'radio', options: ['x', 'x']}]},
    ['/fields/0/options names something twice'],
  ],
  ['gallery', {padding: '20'}, ['/padding is "20" and has to be integer']],
  ['context', {website: {language: 7}, anything: {else: 1}}, ['/website/language is 7 and has to be string']],
])('for %s %j, names the problem, its place, and the expected value', (name, value, lines) => {
  expect(linesOf(name, value)).toEqual(lines)
})
