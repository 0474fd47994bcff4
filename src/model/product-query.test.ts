import * as fc from 'fast-check'
import {describe, expect, it} from 'vitest'
import {type ProductQuery, parseProductQuery, SORTS, writeProductQuery} from './product-query.ts'

const parse = (search: string, currency = 'USD') => parseProductQuery(new URLSearchParams(search), currency)

const name = fc.string({minLength: 1, maxLength: 8, unit: 'grapheme'}).filter((text) => text !== 'price')
const value = fc.string({minLength: 1, maxLength: 8, unit: 'grapheme'}).filter((text) => text.trim() === text)

const queries: fc.Arbitrary<ProductQuery> = fc.record({
  query: value,
  filters: fc
    .dictionary(
      name.filter((text) => !['sale', 'available', '__proto__'].includes(text)),
      fc.uniqueArray(value, {minLength: 1, maxLength: 3}),
      {maxKeys: 4},
    )
    .map((one) => new Map(Object.entries(one))),
  price: fc.constantFrom(null, {text: '10-49.50', min: 1000, max: 4950}, {text: '-5', min: null, max: 500}),
  sort: fc.constantFrom(...SORTS),
  page: fc.integer({min: 1, max: 9}),
  pageSize: fc.integer({min: 1, max: 100}),
})

describe('the state of a list', () => {
  it('comes back from its address', () => {
    fc.assert(
      fc.property(queries, (query) => {
        expect(parse(writeProductQuery(query))).toEqual({value: query, problems: []})
      }),
    )
  })

  it('is read from any address, and any problem leaves a valid state', () => {
    const part = fc.tuple(
      fc.constantFrom(
        'query',
        'filter.',
        'filter.Color',
        'filter.sale',
        'filter.price',
        'sort',
        'page',
        'pageSize',
        'x',
      ),
      fc.oneof(fc.string(), fc.constantFrom('true', '1', '-1', '1e3', '10-', '9-1', 'title')),
    )
    fc.assert(
      fc.property(fc.array(part, {maxLength: 30}), (pairs) => {
        const {value: query} = parse(`${new URLSearchParams(pairs)}`)
        expect(parse(writeProductQuery(query))).toEqual({value: query, problems: []})
      }),
    )
  })

  it('needs no address by default', () => {
    const {value: query, problems} = parse('query=&filter.Color=&filter.price=&sort=&page=&store=ja')
    expect([writeProductQuery(query), problems]).toEqual(['', []])
  })

  it.each([
    ['10-49.50', 'USD', [1000, 4950]],
    ['10-', 'USD', [1000, null]],
    ['-500', 'JPY', [null, 500]],
    ['0-0', 'USD', [0, 0]],
  ])('reads the price %s in %s', (text, currency, [min, max]) => {
    expect(parse(`filter.price=${text}`, currency).value.price).toEqual({text, min, max})
  })

  it.each([
    'filter.price=-',
    'filter.price=20-10',
    'filter.price=1e3-',
    'filter.price=1,50-2',
    'filter.price=1-2&filter.price=3-4',
    'filter.sale=yes',
    'filter.available=false',
    'filter.=a',
    `filter.Color=${'a'.repeat(101)}`,
    `query=${'a'.repeat(101)}`,
    'query=a&query=b',
    'sort=cheapest',
    'sort=title&sort=title',
    'page=0',
    'page=1.5',
    'page=-1',
    'page=100001',
    'pageSize=101',
    'pageSize=0',
    'pageSize=many',
    Array.from({length: 11}, (_, index) => `filter.a${index}=b`).join('&'),
    Array.from({length: 21}, (_, index) => `filter.a=b${index}`).join('&'),
  ])('names what is not valid: %s', (search) => {
    expect(parse(search).problems.length).toBeGreaterThan(0)
  })
})
