import {describe, expect, it} from 'vitest'
import {type ProductQuery, parseProductQuery, writeProductQuery} from '../model/product-query.ts'
import {countFacets} from './count-facets.ts'

const queryOf = (search: string) => parseProductQuery(new URLSearchParams(search), 'USD').value

/** A shop that answers each query with its own count, and remembers the queries. */
function createShop(names: readonly string[]) {
  const asked: [string, string | undefined][] = []
  async function read(query: ProductQuery, only?: string): Promise<unknown> {
    asked.push([decodeURIComponent(writeProductQuery(query)), only])
    return names.map((name) => ({name, values: [{value: `${name}-a`, count: asked.length}]}))
  }
  return {asked, read}
}

const countsOf = (facets: Awaited<ReturnType<typeof countFacets>>) =>
  facets.map(({name, values}) => [name, ...values.map(({value, count}) => `${value} ${count}`)])

describe('the count of facets', () => {
  it('takes one call for a list without filters', async () => {
    const {asked, read} = createShop(['tag', 'Color'])
    expect(countsOf(await countFacets(queryOf('query=tea'), read))).toEqual([
      ['tag', 'tag-a 1'],
      ['Color', 'Color-a 1'],
    ])
    expect(asked).toEqual([['?query=tea', undefined]])
  })

  it('counts each filter of the list without itself, and keeps chosen values that no product has', async () => {
    const {asked, read} = createShop(['tag', 'Color', 'Size'])
    const search = 'filter.Color=Color-a&filter.Color=Red&filter.Size=Size-a&filter.price=1-2'
    expect(countsOf(await countFacets(queryOf(search), read))).toEqual([
      ['tag', 'tag-a 1'],
      ['Color', 'Color-a 2', 'Red 0'],
      ['Size', 'Size-a 3'],
    ])
    expect(asked).toEqual([
      ['?filter.Color=Color-a&filter.Color=Red&filter.Size=Size-a&filter.price=1-2', undefined],
      ['?filter.Size=Size-a&filter.price=1-2', 'Color'],
      ['?filter.Color=Color-a&filter.Color=Red&filter.price=1-2', 'Size'],
      ['?filter.Color=Color-a&filter.Color=Red&filter.Size=Size-a', 'price'],
    ])
  })

  it('has a filter that nothing is left of with the others', async () => {
    const read = async (_query: ProductQuery, only?: string) =>
      only ? [{name: only, values: [{value: 'Ink', count: 2}]}] : []
    expect(countsOf(await countFacets(queryOf('filter.Color=Red'), read))).toEqual([
      ['Color', 'Ink 2', 'Red 0'],
    ])
  })
})
