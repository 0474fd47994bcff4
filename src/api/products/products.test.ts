import {describe, expect, it} from 'vitest'
import {apiServer} from '../../../test/helpers/api-server.ts'
import {json} from '../../../test/helpers/fake-server.ts'
import {parseProductQuery} from '../../model/product-query.ts'
import {loadProducts, loadRelated} from './products.ts'

const server = await apiServer()
const queryOf = (search: string) => parseProductQuery(new URLSearchParams(search), 'USD').value

describe('products', () => {
  it('are those that a query finds', async () => {
    server.answer(json({items: [{id: '1'}, null, {id: '2'}], total: 2, facets: [], nextPage: null}))
    const query = queryOf('filter.category=A%26B&sort=price-asc&pageSize=8')
    expect(await loadProducts(query)).toEqual([{id: '1'}, {id: '2'}])
    expect(server.received[0]?.url).toBe(
      '/api/commerce/products?filter.category=A%26B&sort=price-asc&pageSize=8',
    )
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
