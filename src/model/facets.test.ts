import {describe, expect, it} from 'vitest'
import {parseFacets, parseFacetsOf} from './facets.ts'

const USD = (value: unknown) => ({currency: 'USD', value})

describe('facets', () => {
  it('are read from a reply', () => {
    const facets = [
      {
        name: 'Color',
        values: [
          {value: 'Chalk', count: 1},
          {value: 'Ink', label: 'Deep ink', count: '2'},
        ],
      },
      {name: 'price', values: [], range: {min: USD('12.00'), max: USD('74.50')}},
    ]
    expect(parseFacetsOf({facets})).toEqual({
      ok: true,
      value: [
        {
          name: 'Color',
          label: 'Color',
          values: [
            {value: 'Chalk', label: 'Chalk', count: 1},
            {value: 'Ink', label: 'Deep ink', count: 2},
          ],
          range: null,
        },
        {
          name: 'price',
          label: 'price',
          values: [],
          range: {min: {currency: 'USD', minor: 1200}, max: {currency: 'USD', minor: 7450}},
        },
      ],
    })
  })

  it.each([null, {}, {facets: null}, {facets: 'many'}])('are missing in %j', (reply) => {
    expect(parseFacetsOf(reply)).toMatchObject({ok: false})
  })

  it.each([null, 3, -1, 1.5, 'many', '', [], {}, true, '9'.repeat(30)])('leave out the count %j', (count) => {
    const values = [{value: 'Ink', count}]
    expect(parseFacets([{name: 'Color', values}])).toHaveLength(count === 3 ? 1 : 0)
  })

  it.each([
    null,
    {},
    {min: USD('1.00')},
    {min: USD('2.00'), max: USD('1.00')},
    {min: USD('a'), max: USD('b')},
    {min: {value: '1.00'}, max: {value: '2.00'}},
    {min: USD('1.00'), max: {currency: 'EUR', value: '2.00'}},
    {min: '1.00', max: '2.00'},
  ])('have no range for %j', (range) => {
    expect(parseFacets([{name: 'price', range}])).toEqual([])
  })

  it.each([
    null,
    'Color',
    {},
    {name: '', values: [{value: 'Ink', count: 1}]},
    {name: 'Color', values: [null, {count: 1}]},
  ])('leave out %j', (facet) => {
    expect(parseFacets([facet])).toEqual([])
  })
})
