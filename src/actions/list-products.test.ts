// @vitest-environment happy-dom
import {describe, expect, it} from 'vitest'
import {expectAborted} from '../../test/helpers/expect-aborted.ts'
import {json} from '../../test/helpers/fake-server.ts'
import {shopPage} from '../../test/helpers/shop-page.ts'
import {parseProductQuery} from '../model/product-query.ts'

const {server} = await shopPage()
const {signal} = new AbortController()
const query = parseProductQuery(new URLSearchParams('query=tea'), 'USD').value

const load = () => import('./list-products.ts')

/** A kind of shop that neither recommends products nor counts filters. */
async function openMedusa() {
  const {page} = await import('../page/page.ts')
  Object.assign(page(), {backend: 'medusa', api: server.origin, key: 'pk', region: 'reg'})
  return load()
}

describe('products by their ids', () => {
  const numbers = Array.from({length: 25}, (_, index) => `${index}`)

  it('are asked for in parts, one after the other, and come in this order without those that are gone', async () => {
    server.answer((response, request) => {
      const ids = new URL(request.url, server.origin).searchParams.getAll('filter.id')
      const items = ids.filter((id) => id !== '7').map((id) => ({id, title: id}))
      json({items: items.reverse(), total: items.length, nextPage: null})(response, request)
    })
    const {listByIds} = await load()
    const found = await listByIds(numbers, signal)
    expect(found?.map(({id}) => id)).toEqual(numbers.filter((id) => id !== '7'))
    expect(server.received.map(({url}) => url.match(/filter\.id=/g)?.length)).toEqual([20, 5])
  })

  it('are none without a call where there are no ids', async () => {
    const {listByIds} = await load()
    expect(await listByIds([], signal)).toEqual([])
    expect(server.received).toEqual([])
  })
})

describe('recommended products', () => {
  it('go with an item', async () => {
    server.answer(json({items: [{id: 'cup', title: 'Cup'}]}))
    const {recommendProducts} = await load()
    expect(await recommendProducts('mug', 'related', signal)).toMatchObject([{id: 'cup'}])
    expect(server.received[0]?.url).toBe('/api/commerce/products/mug/related?intent=related')
  })

  it('are unknown where the kind of shop has none', async () => {
    const {recommendProducts} = await openMedusa()
    expect(await recommendProducts('mug', 'related', signal)).toBeNull()
    expect(server.received).toEqual([])
  })
})

describe('the numbers beside filters', () => {
  it('come from the shop', async () => {
    const facets = [{name: 'tag', values: [{value: 'new', count: 3}]}]
    server.answer(json({items: [], total: 3, nextPage: null, facets}))
    const {countFilters} = await load()
    expect(await countFilters(query, signal)).toMatchObject([{name: 'tag', values: [{count: 3}]}])
  })

  it('are left out where the shop cannot count this list, or none', async () => {
    server.answer(json({}, 404))
    const {countFilters} = await load()
    expect(await countFilters(query, signal)).toEqual([])
    const medusa = await openMedusa()
    expect(await medusa.countFilters(query, signal)).toEqual([])
  })

  it('are given up with their signal', async () => {
    const {countFilters} = await load()
    await expectAborted(server, (own) => countFilters(query, own))
  })

  it('fail with the shop', async () => {
    server.answer(json({}, 403))
    const {countFilters} = await load()
    await expect(countFilters(query, signal)).rejects.toMatchObject({kind: 'unauthorized'})
  })
})
