import {afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi} from 'vitest'
import {createJar} from '../../../bin/check-backend/jar.ts'
import {ApiError} from '../../../src/api/errors.ts'
import {createBackend} from '../../../src/backends/woocommerce/index.ts'
import {asRecord} from '../../../src/lib/as-record.ts'
import type {Cart} from '../../../src/model/cart.ts'
import {parseProductQuery} from '../../../src/model/product-query.ts'
import {createTested} from '../../helpers/tested-backend.ts'
import {startDouble} from './server.ts'

type Double = Awaited<ReturnType<typeof startDouble>>
let shop: Double

beforeAll(async () => {
  shop = await startDouble()
})

afterAll(() => shop.stop())
beforeEach(() => shop.reset())
afterEach(() => vi.unstubAllGlobals())

/** True loses the next reply to an addition. */
let isLost = false

/** A browser with cookies on the shop's pages. Returns the headers of each request, and the cookies. */
function openShopPage() {
  const jar = createJar()
  const requests: Headers[] = []
  const {fetch: network} = globalThis
  vi.stubGlobal('location', {origin: shop.origin})
  vi.stubGlobal('document', {
    get cookie() {
      const value = jar.read('woocommerce_items_in_cart')
      return value === undefined ? '' : `woocommerce_items_in_cart=${value}`
    },
  })
  vi.stubGlobal('fetch', async (url: string, options: RequestInit) => {
    const headers = new Headers(options.headers)
    requests.push(new Headers(headers))
    if (options.credentials !== 'omit') headers.set('cookie', jar.toHeader())
    const reply = await network(url, {...options, headers})
    if (isLost && url.endsWith('/add-item')) {
      isLost = false
      throw new TypeError('Failed to fetch')
    }
    for (const line of reply.headers.getSetCookie()) jar.keep(line)
    return reply
  })
  return {requests, toCookie: jar.toHeader}
}

const visit = (api = shop.api) => createTested(createBackend, {api}).backend

type Backend = ReturnType<typeof visit>

async function add(backend: Backend, slug: string, sku: string, quantity = 1) {
  const product = asRecord(await backend.readProduct?.(slug))
  const variants = [product.variants].flat().map(asRecord)
  const variantId = `${variants.find((variant) => variant.sku === sku)?.id}`
  return backend.add({
    itemId: `${product.id}`,
    sku,
    variantId,
    isSkuEnough: true,
    quantity,
    additionalFields: null,
    idempotencyKey: crypto.randomUUID(),
  })
}

async function failure(call: Promise<unknown>): Promise<ApiError> {
  const error = await call.then(
    () => new Error('came through'),
    (reason: unknown) => reason,
  )
  if (error instanceof ApiError) return error
  throw error
}

const first = ({entries}: Cart) => {
  const [entry] = entries
  if (!entry) throw new Error('the cart is empty')
  return entry
}

describe('the double of WooCommerce', () => {
  it('keeps a cart over additions, changes and removals', async () => {
    const backend = visit()
    await add(backend, 'tide-bowl', 'BOWL-L')
    const {cart} = await add(backend, 'mug', 'MUG', 2)
    expect(shop.held()).toEqual(['1 × BOWL-L', '2 × MUG'])
    expect(cart).toMatchObject({subtotalCents: 7300, taxCents: 0, currency: 'USD'})
    // shipping to the shop's address, which does not come from the visitor
    expect(cart).toMatchObject({shippingCostCents: 500, grandTotalCents: 7800, shippingLocation: null})
    expect(first(cart)).toMatchObject({itemId: shop.idOf('tide-bowl'), attributes: {Size: 'Large'}})
    await backend.setQuantity(first(cart), 3)
    expect(shop.held()).toEqual(['2 × MUG', '3 × BOWL-L'])
    await backend.remove(first(cart))
    expect(shop.held()).toEqual(['2 × MUG'])
    // the second call finds nothing to remove
    expect(await failure(backend.remove(first(cart)))).toMatchObject({
      kind: 'not-found',
      cart: {totalQuantity: 2},
    })
  })

  it('knows the cart from another page by its token', async () => {
    const backend = visit()
    await add(backend, 'tide-bowl', 'BOWL-S')
    expect(first(await backend.readCart())).toMatchObject({sku: 'BOWL-S', purchasePriceCents: 3900})
  })

  it('refuses more than there is, and reports a line that was removed', async () => {
    const backend = visit()
    expect(await failure(add(backend, 'ash-vase', 'VASE'))).toMatchObject({
      kind: 'invalid',
      visitorMessage: 'You cannot add "Ash Vase" to the cart because the product is out of stock.',
    })
    expect((await failure(add(backend, 'moon-plate', 'PLATE', 2))).message).toContain('not enough')
    const {cart} = await add(backend, 'moon-plate', 'PLATE')
    expect((await failure(backend.setQuantity(first(cart), 6))).message).toContain('allowed in the cart is 1')
    await backend.remove(first(cart))
    expect(await failure(backend.setQuantity(first(cart), 1))).toMatchObject({
      status: 409,
      cart: {entries: []},
    })
  })

  it('takes a coupon once, in any letters', async () => {
    const backend = visit()
    const {cart} = await add(backend, 'mug', 'MUG', 2)
    const reply = await backend.addCode(cart, 'TenOff')
    expect(reply.cart).toMatchObject({discountCents: 250, grandTotalCents: 2750, coupons: [{code: 'tenoff'}]})
    // an earlier change counts as made
    expect((await backend.addCode(cart, 'tenoff')).cart).toMatchObject({discountCents: 250})
    expect(await failure(backend.addCode(cart, 'NONE'))).toMatchObject({
      visitorMessage: 'Coupon "none" cannot be applied because it does not exist.',
    })
    expect((await backend.removeCode(cart, 'TENOFF')).cart).toMatchObject({discountCents: 0, coupons: []})
    expect((await backend.removeCode(cart, 'TENOFF')).cart.coupons).toEqual([])
  })

  it('works out shipping for a place, and refuses one that it does not ship to', async () => {
    const backend = visit()
    const {cart} = await add(backend, 'mug', 'MUG')
    const place = {line1: '', line2: '', city: 'Hoboken', region: 'NJ', postalCode: '07030', country: 'US'}
    expect((await backend.setLocation(cart, place)).cart).toMatchObject({
      shippingCostCents: 500,
      grandTotalCents: 1750,
      selectedShippingOption: {id: 'flat_rate:1'},
      shippingLocation: {country: 'US', region: 'NJ'},
    })
    expect(await failure(backend.setLocation(cart, {...place, postalCode: 'x'}))).toMatchObject({
      visitorMessage: 'The provided postcode / ZIP is not valid',
    })
  })

  it('begins a new cart where token and nonce have expired', async () => {
    const backend = visit()
    await add(backend, 'mug', 'MUG')
    shop.expireTokens()
    shop.expireNonces()
    const {cart} = await add(backend, 'mug', 'MUG', 3)
    expect(cart.totalQuantity).toBe(3)
    expect((await backend.readCart()).totalQuantity).toBe(3)
  })

  it('knows visitors of the shop’s pages by cookie and nonce, and asks for another nonce where one has expired', async () => {
    const {requests} = openShopPage()
    const backend = visit()
    expect(backend.mayHaveCart()).toBe(false)
    await add(backend, 'mug', 'MUG')
    expect(backend.mayHaveCart()).toBe(true)
    shop.expireNonces()
    const {cart} = await add(backend, 'mug', 'MUG', 2)
    expect(cart).toMatchObject({totalQuantity: 3, checkoutUrl: null})
    expect(shop.held()).toEqual(['3 × MUG'])
    expect(requests.some((headers) => headers.has('Cart-Token'))).toBe(false)
    await backend.remove(first(cart))
    expect(backend.mayHaveCart()).toBe(false)
  })

  it('begins a session with the first addition: without its reply, no visitor has it', async () => {
    const {toCookie} = openShopPage()
    const backend = visit()
    await backend.readCart()
    expect(toCookie()).toBe('')
    isLost = true
    expect((await add(backend, 'mug', 'MUG')).cart.totalQuantity).toBe(1)
    expect(shop.heldBy(toCookie())).toEqual(['1 × MUG'])
    expect(shop.held()).toEqual(['1 × MUG', '1 × MUG'])
    // the visitor now has a session, which contains the lost addition
    isLost = true
    expect((await add(backend, 'mug', 'MUG')).cart.totalQuantity).toBe(2)
    expect(shop.heldBy(toCookie())).toEqual(['2 × MUG'])
  })

  it('keeps a cart for two days after its last change, which reads do not extend', async () => {
    const hours = (count: number) => shop.pass(count * 60 * 60)
    const backend = visit()
    await add(backend, 'mug', 'MUG')
    hours(30)
    expect((await backend.readCart()).totalQuantity).toBe(1)
    await add(backend, 'mug', 'MUG')
    hours(30)
    expect((await backend.readCart()).totalQuantity).toBe(2)
    hours(30)
    expect((await backend.readCart()).entries).toEqual([])
    // that read's token names a session that starts again
    expect((await add(backend, 'mug', 'MUG')).cart.totalQuantity).toBe(1)
  })

  it('takes fractions as WooCommerce does: an addition is cut, a changed line has sums that do not fit', async () => {
    const {headers} = await fetch(`${shop.api}/cart`)
    const token = headers.get('Cart-Token') ?? ''
    const post = async (path: string, body: unknown) => {
      const reply = await fetch(`${shop.api}/cart/${path}`, {
        method: 'POST',
        headers: {'Cart-Token': token},
        body: JSON.stringify(body),
      })
      return asRecord(await reply.json())
    }
    const added = await post('add-item', {id: Number(shop.idOf('mug')), quantity: 1.5})
    const [line] = [added.items].flat().map(asRecord)
    expect([line?.quantity, added.items_count]).toEqual([1, 1])
    const changed = await post('update-item', {key: line?.key, quantity: 1.5})
    expect(changed.items_count).toBe(1.5)
    expect(changed).toMatchObject({items: [{quantity: 1, totals: {line_subtotal: '1563'}}]})
  })

  it('sells in euros on a second site', async () => {
    const {cart} = await add(visit(shop.eurosApi), 'mug', 'MUG')
    expect(cart).toMatchObject({currency: 'EUR', grandTotalCents: 1000, shippingCostCents: 0})
  })

  it('orders on its checkout page, which empties the cart', async () => {
    const backend = visit()
    const {cart} = await add(backend, 'mug', 'MUG', 2)
    const address = cart.checkoutUrl ?? ''
    const page = await fetch(address)
    // the slug differs from the address
    expect(new URL(page.url).pathname).toBe('/kasse/')
    expect(await page.text()).toContain('2 × Mug')
    const cookie = page.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    expect(await (await fetch(page.url, {method: 'POST', headers: {cookie}})).text()).toContain(
      'Order 1 placed',
    )
    expect(shop.ordered()).toEqual(['2 × MUG'])
    expect(shop.held()).toEqual([])
    expect((await backend.readCart()).entries).toEqual([])
  })

  it('lists as WooCommerce does: all for `per_page=0`, categories by slug or id', async () => {
    const list = async (query: string) => {
      const reply = await fetch(`${shop.api}/products?${query}`)
      const slugs = [await reply.json()].flat().map((product) => asRecord(product).slug)
      return {slugs, pages: reply.headers.get('X-WP-TotalPages')}
    }
    expect((await list('')).slugs).toHaveLength(10)
    expect(await list('per_page=0&page=2')).toMatchObject({slugs: {length: 12}, pages: '1'})
    const cups = {slugs: ['cairo-cup', 'mug']}
    expect(await list('category=cups')).toMatchObject(cups)
    expect(await list('category=16,17')).toMatchObject(cups)
    expect(await list('category=17')).toMatchObject({slugs: []})
    // the first value decides, as in WooCommerce
    expect(await list('category=none,16')).toMatchObject({slugs: []})
  })

  it('lists categories by name, and leaves out fields that are not asked for', async () => {
    const list = async (query: string) => (await fetch(`${shop.api}/products/categories?${query}`)).json()
    expect(await list('search=CUP')).toMatchObject([{id: 16, name: 'Cups', count: 2}])
    expect(await list('search=mug')).toEqual([])
    const permalink = `${shop.origin}/product-category/cups/`
    expect(await list('_fields=name,permalink')).toEqual([{name: 'Cups', permalink}])
  })

  const queryOf = (search: string) => parseProductQuery(new URLSearchParams(search), 'USD').value

  it.each([
    ['filter.Size=Large', ['Teapot', 'Tide Bowl']],
    ['filter.Size=Large&filter.Size=Small&filter.Glaze=Ink', ['Teapot']],
    ['filter.Glaze=None', []],
    ['filter.sale=true', ['Dripper']],
    ['filter.available=true&filter.price=30-39.50', ['Dripper', 'Moon Plate', 'Tide Bowl']],
    ['filter.price=1000-', ['Dinner Service']],
    ['filter.tag=new', []],
  ])('filters its lists: %s', async (search, titles) => {
    const list = await visit().list?.(queryOf(search))
    expect(list?.items.map(({title}) => title)).toEqual(titles)
    expect(list?.total).toBe(titles.length)
  })

  it('counts what the filters leave', async () => {
    const count = async (search: string) => {
      const facets = (await visit().facets?.(queryOf(search))) ?? []
      return Object.fromEntries(
        facets.map(({name, values, range}) => [
          name,
          range ?? Object.fromEntries(values.map(({label, count: found}) => [label, found])),
        ]),
      )
    }
    const usd = (minor: number) => ({currency: 'USD', minor})
    expect(await count('')).toEqual({
      category: {Cups: 2},
      Glaze: {Chalk: 1, Ink: 1},
      Size: {Large: 2, Small: 2},
      available: {true: 11},
      sale: {true: 1},
      price: {min: usd(1), max: usd(123_456)},
    })
    expect(await count('filter.Glaze=Ink&filter.price=80-')).toEqual({
      Glaze: {Chalk: 1, Ink: 1},
      Size: {Large: 1, Small: 1},
      available: {true: 1},
      price: {min: usd(7400), max: usd(8800)},
    })
    expect(await count('query=mug&filter.sale=true')).toEqual({})
  })

  it('does not answer an order that it does not have', async () => {
    const complained = vi.spyOn(console, 'error').mockImplementation(() => {})
    expect((await fetch(`${shop.api}/products?orderby=popularity`)).status).toBe(500)
    expect(complained).toHaveBeenCalledWith(new Error('the double has no order "popularity"'))
    complained.mockRestore()
  })

  it('refuses what its description does not have, and answers other origins as published', async () => {
    const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
      fetch(`${shop.api}${path}`, {method: 'POST', headers, body: JSON.stringify(body)})
    expect((await post('/cart/add-item', {id: 1, quantity: 1})).status).toBe(401)
    expect((await post('/cart/add-item', {id: 1, quantity: 1}, {Nonce: 'no'})).status).toBe(403)
    const Nonce = (await fetch(`${shop.api}/cart`)).headers.get('Nonce') ?? ''
    const wrong = await post('/cart/add-item', {id: '1', count: 1}, {Nonce})
    expect([wrong.status, await wrong.json()]).toMatchObject([400, {code: 'rest_invalid_param'}])
    expect((await fetch(`${shop.api}/products?colour=red`)).status).toBe(400)
    expect((await fetch(`${shop.api}/nothing`)).status).toBe(404)
    const elsewhere = await fetch(`${shop.api}/cart`, {headers: {Origin: 'https://other.example'}})
    expect(elsewhere.headers.has('Access-Control-Allow-Origin')).toBe(false)
    const allowed = await fetch(`${shop.api}/cart`, {headers: {Origin: 'http://127.0.0.1:1'}})
    expect(allowed.headers.get('Access-Control-Allow-Origin')).toBe('http://127.0.0.1:1')
    expect(allowed.headers.get('Access-Control-Expose-Headers')).toContain('Cart-Token')
  })
})
