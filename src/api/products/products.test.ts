import {describe, expect, it} from 'vitest'
import {apiServer} from '../../../test/helpers/api-server.ts'
import {json} from '../../../test/helpers/fake-server.ts'
import {parseProductQuery} from '../../model/product-query.ts'
import {loadFacets} from './facets.ts'
import {loadProducts, loadRelated} from './products.ts'

const server = await apiServer()
const queryOf = (search: string) => parseProductQuery(new URLSearchParams(search), 'USD').value

describe('products', () => {
  it('are those that a query finds', async () => {
    server.answer(json({items: [{id: '1'}, null, {id: '2'}], total: 12, facets: [], nextPage: 2}))
    const query = queryOf('filter.category=A%26B&sort=price-asc&pageSize=8')
    expect(await loadProducts(query)).toEqual({items: [{id: '1'}, {id: '2'}], total: 12, nextPage: 2})
    expect(server.received[0]?.url).toBe(
      '/api/commerce/products?filter.category=A%26B&sort=price-asc&pageSize=8',
    )
  })

  it('are counted by filter, whatever the page', async () => {
    const facets = [{name: 'Color', values: [{value: 'Ink', count: 1}]}]
    server.answer(json({items: [], total: 0, facets, nextPage: null}))
    expect(await loadFacets(queryOf('filter.Color=Ink&page=3'))).toEqual([
      {name: 'Color', label: 'Color', values: [{value: 'Ink', label: 'Ink', count: 1}], range: null},
    ])
    expect(server.received[0]?.url).toBe('/api/commerce/products?filter.Color=Ink&pageSize=1')
  })

  it('are recommended with another one', async () => {
    server.answer(json({items: [{id: '2'}]}))
    expect(await loadRelated('a/b', 'complementary')).toEqual([{id: '2'}])
    expect(server.received[0]?.url).toBe('/api/commerce/products/a%2Fb/related?intent=complementary')
  })

  it.each([{}, {items: {}}, null])('are refused in the reply %j', async (reply) => {
    server.answer(json(reply))
    await expect(loadProducts(queryOf(''))).rejects.toMatchObject({kind: 'malformed'})
  })

  it('can be given up', async () => {
    await expect(loadProducts(queryOf(''), AbortSignal.abort())).rejects.toMatchObject({kind: 'aborted'})
  })
})
