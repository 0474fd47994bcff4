import {Ajv2020} from 'ajv/dist/2020.js'
import {describe, expect, it} from 'vitest'
import packageJson from '../../package.json' with {type: 'json'}
import type {JsonSchema} from '../../src/lib/json-schema/json-schema.ts'
import {readWidgets} from '../read-widgets.ts'
import {bundle} from './bundle.ts'
import {readDefinitions} from './definitions.ts'
import {SHAPE_FILES} from './shape-files.ts'
import {readSchemas} from './write.ts'

const schemas = Object.entries(await readSchemas())
const definitions = await readDefinitions()

/** Every object with fields in a schema, with its path. */
function objectsIn(schema: JsonSchema, path: string): [path: string, schema: JsonSchema][] {
  const {properties = {}, $defs = {}, items, anyOf = [], additionalProperties: others} = schema
  const parts: Record<string, JsonSchema> = {
    ...properties,
    ...$defs,
    ...Object.fromEntries(anyOf.entries()),
    ...(items && {items}),
    ...(typeof others === 'object' && {others}),
  }
  const inner = Object.entries(parts)
  const own: [string, JsonSchema][] = schema.properties ? [[path, schema]] : []
  return [...own, ...inner.flatMap(([key, one]) => objectsIn(one, `${path}/${key}`))]
}

describe('dist/schemas', () => {
  it('has a file for each shape', () => {
    const names = schemas.map(([name]) => name)
    const promised = ['product', 'variant', 'form', 'gallery', 'context', 'cart', 'events']
    expect(names).toEqual(expect.arrayContaining(promised))
    expect(packageJson.exports['./schemas/*.json']).toBe('./dist/schemas/*.json')
  })

  it.each(schemas)('%s.json is a valid, self-contained schema', (name, schema) => {
    const ajv = new Ajv2020({strict: true, allowUnionTypes: true, strictRequired: false})
    expect(() => ajv.compile(schema)).not.toThrow()
    expect(schema).toMatchObject({
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      $id: `https://vitrine.example/schemas/${name}.json`,
    })
  })

  const written = schemas.filter(([name]) => name !== 'events' && name !== 'cart')

  it.each(written)('%s.json describes each field, for editor hints', (_, schema) => {
    const served = /Served|Chosen|Shipping|TaxRule|AppliedCode/
    const silent = objectsIn(schema, '')
      .filter(([path]) => !served.test(path))
      .flatMap(([path, {properties = {}}]) =>
        Object.entries(properties).flatMap(([key, {description}]) => (description ? [] : [`${path}/${key}`])),
      )
    expect(silent).toEqual([])
  })

  it.each(written)('%s.json has valid defaults', (_, schema) => {
    const ajv = new Ajv2020({strict: false})
    for (const [path, {properties = {}}] of objectsIn(schema, ''))
      for (const [key, field] of Object.entries(properties))
        if (field.default !== undefined && !field.$ref)
          expect(ajv.validate(field, field.default), `${path}/${key}`).toBe(true)
  })

  it('contains the shape of every JSON attribute', async () => {
    const shapes = (await readWidgets()).flatMap(({about}) => Object.values(about.shapes ?? {}))
    const known = Object.values(SHAPE_FILES).map(String)
    expect(shapes.filter((shape) => !known.includes(shape.replace('[]', '')))).toEqual([])
  })
})

it('an undefined reference is named', () => {
  expect(() => bundle({A: {$ref: '#/$defs/B'}}, 'a', 'A')).toThrow('schemas: B is referred to')
  expect(() => bundle(definitions, 'a', 'Nowhere')).toThrow('schemas: Nowhere is referred to')
})

it('a file contains its direct and indirect references, also recursive ones', () => {
  const own: Record<string, JsonSchema> = {
    A: {$ref: '#/$defs/B'},
    B: {type: 'array', items: {$ref: '#/$defs/C'}},
    C: {anyOf: [{$ref: '#/$defs/A'}, {type: 'null'}]},
    D: {type: 'null'},
  }
  expect(Object.keys(bundle(own, 'a', 'A').$defs ?? {}).sort()).toEqual(['A', 'B', 'C'])
})
