import fc from 'fast-check'
import {describe, expect, it} from 'vitest'
import {
  allSchemas,
  description,
  examples,
  problemsOf,
  replySchemas,
} from '../../../demo/server/testing/api-description.ts'
import {findProblems} from '../../lib/json-schema/find-problems.ts'
import type {JsonSchema} from '../../lib/json-schema/json-schema.ts'
import {createValidate} from './create-validate.ts'

const find = (schema: JsonSchema, value: unknown) => findProblems(value, schema, description)

/** Keywords that `findProblems` checks; below, Ajv confirms it for the replies. */
const KEYWORDS = [
  ...[
    '$ref',
    'type',
    'const',
    'enum',
    'required',
    'properties',
    'additionalProperties',
    'items',
    'anyOf',
    'oneOf',
  ],
  ...['minimum', 'maximum', 'minLength', 'minItems', 'maxItems'],
]

/** Keywords that describe a value without restricting it. */
const ANNOTATIONS = ['description', 'default', 'format']

describe('a schema', () => {
  it('uses only keywords that are checked', () => {
    const used = new Set(allSchemas.flatMap((schema) => Object.keys(schema)))
    expect([...used].filter((keyword) => ![...KEYWORDS, ...ANNOTATIONS].includes(keyword))).toEqual([])
  })

  it.each(examples)('accepts the example of $name', ({schema, example}) => {
    expect(find(schema, example)).toEqual([])
  })

  const {schema, example} = replySchemas('POST /api/commerce/shopping-cart/entries')

  it('finds what Ajv finds, wherever a reply is broken', () => {
    const leaves: string[][] = []
    const walk = (value: unknown, path: string[]): void => {
      leaves.push(path)
      if (typeof value === 'object' && value !== null)
        for (const [key, inner] of Object.entries(value)) walk(inner, [...path, key])
    }
    walk(example, [])
    const broken = fc.constantFrom(undefined, null, true, -1, 1.5, 'x', '', [], [1], {}, {a: 1})
    fc.assert(
      fc.property(fc.constantFrom(...leaves.slice(1)), broken, (path, value) => {
        const reply = structuredClone(example)
        const holder = path.slice(0, -1).reduce((part: object, key) => Reflect.get(part, key), Object(reply))
        Reflect.set(holder, path.at(-1) ?? '', value)
        const sent: unknown = JSON.parse(JSON.stringify(reply))
        expect(find(schema, sent).length > 0).toBe(problemsOf(schema, sent).length > 0)
      }),
      {numRuns: 400},
    )
  })
})

describe('a reply', () => {
  const validate = createValidate({...description})
  const reply = (path: string, status: number, text: string, type = 'application/json; charset=utf-8') =>
    validate({
      ask: {method: 'GET', path, headers: {}, body: null},
      status,
      header: () => type,
      text,
    })
  const STOCK = '/api/commerce/inventory/stock'

  it.each([
    ['right', STOCK, 200, '{"results": []}', []],
    ['right, with a slash and a query', `${STOCK}/?itemId=1`, 200, '{"results": []}', []],
    ['of another shape', STOCK, 200, '{"results": [1]}', ['/results/0 is 1 and has to be object']],
    ['without a field', STOCK, 200, '{}', ['/results is missing; add it: array']],
    ['of another status', STOCK, 418, '{}', [`status 418 is not one of GET ${STOCK}`]],
    ['of a call that is not described', '/api/other', 200, '{}', ['status 200 is not one of GET /api/other']],
    ['right, of a path with an id', '/api/rendering/product-quick-view/a', 200, '{"html": "x"}', []],
  ])('that is %s', (_, path, status, text, problems) => {
    expect(reply(path, status, text)).toEqual(problems)
  })

  it('is JSON, with its content type', () => {
    expect(reply(STOCK, 200, '<p>')).toEqual([expect.stringMatching(/^the body is not JSON/)])
    expect(reply(STOCK, 200, '{}', 'text/html')).toEqual(['Content-Type application/json, not text/html'])
  })
})
