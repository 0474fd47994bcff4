import {describe, expect, it} from 'vitest'
import {apiServer} from '../../../test/helpers/api-server.ts'
import {json} from '../../../test/helpers/fake-server.ts'
import {loadSuggestions, loadSuggestionsFrom} from './suggest.ts'

const server = await apiServer()
const REPLY = {products: [{title: 'Mug', url: '/mug'}]}
const products = [{title: 'Mug', url: '/mug', image: null, price: null}]

describe('suggestions', () => {
  it('come from the shop, for the text as it was typed', async () => {
    server.answer(json(REPLY))
    expect(await loadSuggestions('a b&c=£')).toMatchObject({products})
    expect(server.received[0]?.url).toBe('/api/commerce/products/suggest?q=a%20b%26c%3D%C2%A3')
  })

  it('come from another address, which keeps its own parameters', async () => {
    server.answer(json(REPLY))
    expect(await loadSuggestionsFrom(`${server.origin}/find?lang=de&q=old`, 'mug')).toMatchObject({products})
    expect(server.received[0]?.url).toBe('/find?lang=de&q=mug')
  })

  it('are asked for by the first hundred characters', async () => {
    server.answer(json(REPLY))
    await loadSuggestions('a'.repeat(500))
    expect(server.received[0]?.url).toBe(`/api/commerce/products/suggest?q=${'a'.repeat(100)}`)
  })

  it('are refused where the reply is none', async () => {
    server.answer(json({items: []}))
    await expect(loadSuggestions('mug')).rejects.toMatchObject({kind: 'malformed'})
  })

  it('can be given up', async () => {
    await expect(loadSuggestions('mug', AbortSignal.abort())).rejects.toMatchObject({kind: 'aborted'})
  })
})
