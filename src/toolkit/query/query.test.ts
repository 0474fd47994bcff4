import {readFileSync} from 'node:fs'
import fc from 'fast-check'
import {describe, expect, it} from 'vitest'
import {formatQuery} from './format-query.ts'
import {parseQuery} from './parse-query.ts'

interface Cases {
  parse: {query: string; value: object}[]
  format: {value: object; query: string}[]
}

/** The results of qs 6.17.1, with `ignoreQueryPrefix` and otherwise default options. */
const {parse, format}: Cases = JSON.parse(readFileSync(new URL('./qs-cases.json', import.meta.url), 'utf8'))

/** The order of names in a query has no meaning. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

describe('parseQuery', () => {
  it.each(parse)('reads $query as qs does', ({query, value}) => {
    expect(plain(parseQuery(query))).toEqual(value)
  })

  it('reads a thousand parameters, and no more', () => {
    const query = Array.from({length: 1001}, (_, index) => `k${index}=1`).join('&')
    expect(Object.keys(parseQuery(query))).toHaveLength(1000)
  })

  it('touches no prototype', () => {
    parseQuery('__proto__[x]=1&a[__proto__][x]=1&a[constructor][prototype][x]=1&constructor[prototype][x]=1')
    expect(Reflect.get({}, 'x')).toBeUndefined()
  })

  it('reads any text', () => {
    fc.assert(
      fc.property(
        fc.string({unit: fc.constantFrom(...'[]=&%+?ab05E'), maxLength: 40}),
        (text) => void parseQuery(text),
      ),
    )
  })
})

describe('formatQuery', () => {
  it.each(format)('writes $query as qs does', ({value, query}) => {
    expect(formatQuery(value)).toBe(query)
  })

  it('writes dates, and nothing for undefined and functions', () => {
    expect(formatQuery({a: new Date(0), b: undefined, c: () => 1, d: 1n})).toBe(
      'a=1970-01-01T00%3A00%3A00.000Z&d=1',
    )
  })

  it('writes half a surrogate pair as the replacement character', () => {
    expect(formatQuery({a: '\ud83d'})).toBe('a=%EF%BF%BD')
  })

  it('throws for a value that contains itself', () => {
    const circle: Record<string, unknown> = {}
    circle.a = {b: circle}
    expect(() => formatQuery(circle)).toThrow('a[b] holds itself')
  })

  it('writes a query that parses to the same value', () => {
    const text = fc.string({minLength: 1, unit: 'grapheme'})
    const name = fc.stringMatching(/^[a-z]{1,6}x$/)
    const value = fc.letrec((tie) => ({
      value: fc.oneof(
        {depthSize: 'small', maxDepth: 3},
        text,
        fc.array(tie('value'), {minLength: 1, maxLength: 5}),
        fc.dictionary(name, tie('value'), {minKeys: 1, maxKeys: 4}),
      ),
    })).value
    fc.assert(
      fc.property(fc.dictionary(name, value, {noNullPrototype: true}), (data) => {
        expect(plain(parseQuery(formatQuery(data)))).toEqual(plain(data))
      }),
    )
  })
})
