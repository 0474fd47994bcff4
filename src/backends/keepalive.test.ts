// @vitest-environment happy-dom
import {beforeEach, describe, expect, it, vi} from 'vitest'
import {json} from '../../test/helpers/fake-server.ts'
import {shopPage} from '../../test/helpers/shop-page.ts'
import {createTested} from '../../test/helpers/tested-backend.ts'
import {emptyCart, parseCartEntry} from '../model/cart.ts'
import {page} from '../page/page.ts'
import type {Backend} from './contract.ts'
import {KINDS} from './generated/kinds.ts'
import {backend as platform} from './platform/index.ts'

const shop = await shopPage()
const settings = () => ({api: `${shop.server.origin}/wp-json/wc/store/v1`, key: 'k', region: 'us'})

const OTHERS = [...KINDS].map(async ([name, {load}]): Promise<[string, () => Backend]> => {
  const {createBackend} = await load()
  return [name, () => createTested(createBackend, settings(), 't').backend]
})

const BACKENDS: [string, () => Backend][] = [['platform', () => platform], ...(await Promise.all(OTHERS))]

const KEY = {itemId: '1', sku: 'S', variantId: '1', isSkuEnough: true}
const LINE = parseCartEntry({...KEY, id: 'l1', quantity: 1})
const PLACE = {line1: '', line2: '', city: '', region: '', postalCode: '07030', country: 'US'}

const WRITES: Record<string, (backend: Backend) => Promise<unknown> | null | undefined> = {
  add: ({add}) => add({...KEY, quantity: 1, additionalFields: null, idempotencyKey: 'i'}),
  setQuantity: ({setQuantity}) => LINE && setQuantity(LINE, 2),
  remove: ({remove}) => LINE && remove(LINE),
  setFields: ({setFields}) => LINE && setFields?.(LINE, '{"a":1}'),
  addCode: ({addCode}) => addCode({...emptyCart(), id: 'c'}, 'A'),
  removeCode: ({removeCode}) => removeCode({...emptyCart(), id: 'c'}, 'A'),
  setLocation: ({setLocation}) => setLocation({...emptyCart(), id: 'c'}, PLACE),
}

beforeEach(() => {
  page().api = shop.server.origin
  shop.server.answer((response, request) => {
    const isRead = request.method === 'GET'
    json({}, isRead ? 200 : 422, {Nonce: 'n'})(response, request)
  })
})

describe.each(BACKENDS)('%s', (_, open) => {
  it.each(Object.entries(WRITES))('%s outlives the page', async (name, write) => {
    const fetched = vi.spyOn(globalThis, 'fetch')
    const backend = open()
    if (name === 'setFields' && !backend.setFields) return
    await write(backend)?.catch(() => {})
    const writes = fetched.mock.calls.flatMap(([, options]) => (options?.method === 'GET' ? [] : [options]))
    expect(writes.length).toBeGreaterThan(0)
    // 'no-store' would cause a preflight for each
    for (const options of writes) expect(options).toMatchObject({keepalive: true, cache: 'default'})
    fetched.mockRestore()
  })

  it('reads the cart by calls that are answered by the shop, with a preflight for the first alone', async () => {
    shop.server.answer(json({}, 422, {'Cache-Control': 'no-store'}))
    const fetched = vi.spyOn(globalThis, 'fetch')
    const {readCart} = open()
    const cachesOf = async () => {
      fetched.mockClear()
      await readCart().catch(() => {})
      return new Set(fetched.mock.calls.map(([, options]) => `${options?.method} ${options?.cache}`))
    }
    const first = [...(await cachesOf())]
    // queries use POST, which no cache answers
    expect(first).toEqual([first[0]?.startsWith('POST') ? 'POST default' : 'GET no-store'])
    expect([...(await cachesOf())]).toEqual(first.map((call) => call.replace('no-store', 'default')))
    fetched.mockRestore()
  })
})
