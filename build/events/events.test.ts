import {readFileSync} from 'node:fs'
import {Ajv2020} from 'ajv/dist/2020.js'
import {describe, expect, it} from 'vitest'
import {readEventSchemas} from './event-schemas.ts'
import {eventsFile, generateEventsPage} from './page.ts'
import {readTypes} from './read-types.ts'

it('docs/reference/events.md matches the types of the events (npm run generate)', async () => {
  expect(readFileSync(eventsFile, 'utf8')).toBe(await generateEventsPage())
})

describe('the schemas of the events', () => {
  it('accept the same values as the types, and nothing else', async () => {
    const {AddToCart: schema = {}} = await readEventSchemas()
    const check = new Ajv2020().compile(schema)
    const added = {productId: 'p', sku: null, quantity: 1, entryId: 'e', newlyAdded: 1, source: 'pdp'}
    expect(check(added)).toBe(true)
    for (const wrong of [{source: 'elsewhere'}, {sku: 7}, {productId: undefined}, {more: 1}])
      expect(check(JSON.parse(JSON.stringify({...added, ...wrong}))), JSON.stringify(wrong)).toBe(false)
  })

  it('are valid schemas, each under its name', async () => {
    const ajv = new Ajv2020()
    for (const [name, schema] of Object.entries(await readEventSchemas())) {
      expect(schema).toMatchObject({title: name, type: 'object', additionalProperties: false})
      expect(ajv.validateSchema(schema), name).toBe(true)
    }
  })
})

describe('a type', () => {
  const read = (type: string) => readTypes('a.ts', `type Other = 'a' | 'b'\nexport type A = ${type}`).A

  it.each([
    ['string', {type: 'string'}],
    ['string | null', {type: ['string', 'null']}],
    ['Other', {enum: ['a', 'b']}],
    ['readonly Other[]', {type: 'array', items: {enum: ['a', 'b']}}],
    ['Record<string, number>', {type: 'object', additionalProperties: {type: 'number'}}],
    ['string | Other[]', {anyOf: [{type: 'string'}, {type: 'array', items: {enum: ['a', 'b']}}]}],
    ['unknown', {}],
    [
      '{\n/** How\n * many. */\nn?: 1} & {s: (string)}',
      {
        type: 'object',
        properties: {n: {const: 1, description: 'How many.'}, s: {type: 'string'}},
        required: ['s'],
        additionalProperties: false,
      },
    ],
  ])('%s', (type, schema) => {
    expect(read(type)).toEqual(schema)
  })

  it('refers to shared types, and resolves types that are only read', () => {
    const text = 'export interface B {b: string}\nexport interface A {one: B | null; all: Readonly<B[]>}'
    const {A, B} = readTypes('a.ts', text, {wanted: ['A'], shared: ['B']})
    expect(A?.properties).toEqual({
      one: {anyOf: [{$ref: '#/$defs/B'}, {type: 'null'}]},
      all: {type: 'array', items: {$ref: '#/$defs/B'}},
    })
    expect(B).toMatchObject({required: ['b']})
  })

  it('can contain functions if they are allowed: JSON omits them', () => {
    const text = 'export interface A {n: number; undo(): void\n/** Starts it. */\nrun: () => void}'
    expect(readTypes('a.ts', text, {hasFunctions: true}).A).toMatchObject({
      properties: {undo: {description: 'A function.'}, run: {description: 'Starts it.'}},
      required: ['n'],
    })
  })

  it('has the fields of the types that it extends', () => {
    const text = 'interface A {a: string}\n/** Two. */\nexport interface B extends A {b: boolean}'
    expect(readTypes('b.ts', text).B).toMatchObject({required: ['a', 'b'], description: 'Two.'})
  })

  it.each([
    ['() => void', 'a TSFunctionType has no JSON Schema'],
    ['Elsewhere', 'Elsewhere is not declared in the same file'],
    ['{run(): void}', 'a TSMethodSignature has no JSON Schema'],
    ['{', 'a.ts: '],
  ])('%s is refused by name', (type, problem) => {
    expect(() => read(type)).toThrow(problem)
  })
})
