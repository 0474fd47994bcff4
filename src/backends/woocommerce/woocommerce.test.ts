import {afterAll, afterEach, beforeAll, describe, expect, it, vi} from 'vitest'
import * as fake from '../../../test/helpers/fake-server.ts'
import {createTested} from '../../../test/helpers/tested-backend.ts'
import {until} from '../../../test/helpers/until.ts'
import {ApiError} from '../../api/errors.ts'
import {emptyCart} from '../../model/cart.ts'
import {parseProduct} from '../../model/product.ts'
import {parseProductQuery} from '../../model/product-query.ts'
import {createBackend} from './index.ts'

const {json, drop} = fake
const PATH = '/wp-json/wc/store/v1'
const USD = {currency_code: 'USD', currency_minor_unit: 2}

let server: fake.FakeServer
let visitor: ReturnType<typeof createTested>['visitor']

beforeAll(async () => {
  server = await fake.startFakeServer()
})

afterAll(() => server.close())

afterEach(() => vi.unstubAllGlobals())

/** A backend for a visitor whom a token identifies. */
function open(token = '') {
  const tested = createTested(createBackend, {api: server.origin + PATH}, token)
  visitor = tested.visitor
  return tested.backend
}

const token = () => visitor.identity.read()

/** A backend on the shop's origin. */
function atTheShop(cookie = ''): void {
  vi.stubGlobal('location', {origin: server.origin})
  vi.stubGlobal('document', {cookie})
}

const calls = () => server.received.map(({method, url}) => `${method} ${url.replace(PATH, '')}`)
const sent = (name: string) => server.received.map(({headers}) => headers[name])

const MUG = {
  key: 'k1',
  id: 12,
  quantity: 2,
  quantity_limits: {minimum: 1, maximum: 9999, multiple_of: 1, editable: true},
  name: 'Mug',
  sku: 'MUG',
  permalink: 'https://shop.example/product/mug/',
  images: [{id: 3, src: 'https://shop.example/mug.jpg', thumbnail: 'https://shop.example/mug-s.jpg'}],
  variation: [],
  prices: {price: '1200', regular_price: '1500', ...USD},
  totals: {line_subtotal: '2000', line_subtotal_tax: '400', ...USD},
}

const TOTALS = {
  total_items: '2000',
  total_items_tax: '400',
  total_discount: '0',
  total_discount_tax: '0',
  total_shipping: null,
  total_shipping_tax: null,
  total_price: '2400',
  total_tax: '400',
  ...USD,
}

const cartOf = (items: unknown[], totals: object = {}, more: object = {}) => ({
  items,
  coupons: [],
  totals: {...TOTALS, ...totals},
  shipping_address: {country: 'US', state: 'CA', postcode: '90211', city: 'Beverly Hills'},
  needs_shipping: true,
  has_calculated_shipping: false,
  shipping_rates: [],
  ...more,
})

const CART = cartOf([MUG])
const KEY = {itemId: '12', variantId: '12', sku: 'MUG', isSkuEnough: true}
const ENTRY = {...KEY, quantity: 1, additionalFields: null, idempotencyKey: 'x'}

const refusal = (code: string, status = 400, data: object = {}, message = 'No.') =>
  json({code, message, data: {status, ...data}}, status, {Nonce: 'n-refused'})

async function failure(call: Promise<unknown>): Promise<ApiError> {
  const error = await call.then(
    () => new Error('came through'),
    (reason: unknown) => reason,
  )
  if (error instanceof ApiError) return error
  throw error
}

describe('a visitor of pages elsewhere', () => {
  it('has no cart before there is a token, and none is asked for', async () => {
    server.answer(json({}, 500))
    const backend = open()
    expect(backend.mayHaveCart()).toBe(false)
    expect((await backend.readCart()).entries).toEqual([])
    expect(calls()).toEqual([])
  })

  it('is given a token before the first change, and each reply renews it', async () => {
    server.answer(
      json(cartOf([]), 200, {'Cart-Token': 't1', Nonce: 'n1'}),
      json(CART, 201, {'Cart-Token': 't2', Nonce: 'n2'}),
      json(CART, 200, {'Cart-Token': 't3'}),
    )
    const backend = open()
    const {cart} = await backend.add(ENTRY)
    expect(cart.checkoutUrl).toBe(`${server.origin}/checkout/?session=t2`)
    await backend.readCart()
    expect(calls()).toEqual(['GET /cart', 'POST /cart/add-item', 'GET /cart'])
    expect(server.received[1]?.body).toEqual({id: 12, quantity: 1, variation: []})
    expect(sent('cart-token')).toEqual([undefined, 't1', 't2'])
    expect(token()).toBe('t3')
    expect(backend.mayHaveCart()).toBe(true)
  })

  it('has a cart by the name of the session that its token names', async () => {
    const named = `x.${btoa('{"user_id":"t_1","exp":1}').replaceAll('=', '')}.y`
    server.answer(json(CART))
    expect((await open(named).readCart()).id).toBe('t_1')
    expect((await open('not.a.token').readCart()).id).toBeNull()
  })

  it('keeps a token that came meanwhile: what a late reading brings is older', async () => {
    const {answer, release} = fake.hold(json(CART, 200, {'Cart-Token': 'late'}))
    server.answer(answer, json(CART, 200, {'Cart-Token': 'new'}))
    const backend = open('old')
    const reading = backend.readCart()
    await until(() => expect(server.received).toHaveLength(1))
    await backend.addCode(emptyCart(), 'TEN')
    release()
    await reading
    expect(token()).toBe('new')
  })

  it('asks once more with a new token where its own is no longer valid', async () => {
    server.answer(
      refusal('woocommerce_rest_missing_nonce', 401),
      json(cartOf([]), 200, {'Cart-Token': 't2'}),
      json(CART, 201, {'Cart-Token': 't3'}),
    )
    expect((await open('expired').add(ENTRY)).cart.totalQuantity).toBe(2)
    expect(calls()).toEqual(['POST /cart/add-item', 'GET /cart', 'POST /cart/add-item'])
    expect(token()).toBe('t3')
  })

  it('sends no headers for products: browsers ask before those', async () => {
    server.answer(json({id: 12, name: 'Mug', prices: {...MUG.prices}}))
    await open('t1').readProduct?.('mug')
    expect(calls()).toEqual(['GET /products/mug'])
    expect(sent('cart-token')).toEqual([undefined])
  })
})

describe('a visitor of the shop’s own pages', () => {
  it('is known by cookies: no token is kept or sent, and the checkout is the shop’s', async () => {
    atTheShop('woocommerce_items_in_cart=1')
    server.answer(json(CART, 200, {'Cart-Token': 't1', Nonce: 'n1'}))
    const backend = open()
    expect(backend.mayHaveCart()).toBe(true)
    expect((await backend.readCart()).checkoutUrl).toBeNull()
    expect(token()).toBe('')
    atTheShop()
    expect(backend.mayHaveCart()).toBe(false)
  })

  it('sends the newest nonce, and asks for one before the first change', async () => {
    atTheShop()
    server.answer(
      json(cartOf([]), 200, {Nonce: 'n1'}),
      json(CART, 201, {Nonce: 'n2'}),
      json(CART, 200, {Nonce: 'n3'}),
    )
    const backend = open()
    const {cart} = await backend.add(ENTRY)
    const [line] = cart.entries
    if (line) await backend.setQuantity(line, 3)
    expect(sent('nonce')).toEqual([undefined, 'n1', 'n2'])
    expect(server.received[2]?.body).toEqual({key: 'k1', quantity: 3})
  })

  it('repeats a change once where its nonce is refused, and never a second time', async () => {
    atTheShop()
    server.answer(
      json(cartOf([]), 200, {Nonce: 'n1'}),
      refusal('woocommerce_rest_invalid_nonce', 403),
      json(cartOf([]), 200, {Nonce: 'n2'}),
      refusal('woocommerce_rest_invalid_nonce', 403),
    )
    expect(await failure(open().add(ENTRY))).toMatchObject({kind: 'unauthorized', status: 403})
    expect(calls()).toEqual(['GET /cart', 'POST /cart/add-item', 'GET /cart', 'POST /cart/add-item'])
    expect(sent('nonce')).toEqual([undefined, 'n1', undefined, 'n2'])
  })

  it('does not repeat an addition whose reply is lost: the cart has it', async () => {
    atTheShop()
    server.answer(json(cartOf([]), 200, {Nonce: 'n1'}), drop, json(CART))
    const {cart} = await open().add({...ENTRY, quantity: 2})
    expect(cart.totalQuantity).toBe(2)
    expect(calls()).toEqual(['GET /cart', 'POST /cart/add-item', 'GET /cart'])
  })

  /** The headers of a reply: the nonce, and the token of its session. */
  const of = (session: string) => ({
    Nonce: `n-${session}`,
    'Cart-Token': `x.${btoa(JSON.stringify({user_id: session, exp: 1}))}.y`,
  })

  it.each([
    ['lost', drop],
    ['refused after it was done', json({}, 503)],
  ])(
    'makes a first addition again that is %s: it has begun a session that no visitor has',
    async (_, fault) => {
      atTheShop()
      server.answer(
        json(cartOf([]), 200, of('t_1')),
        fault,
        json(cartOf([]), 200, of('t_2')),
        json(CART, 201, of('t_3')),
      )
      const {cart} = await open().add({...ENTRY, quantity: 2})
      expect(cart.totalQuantity).toBe(2)
      expect(calls()).toEqual(['GET /cart', 'POST /cart/add-item', 'GET /cart', 'POST /cart/add-item'])
      expect(sent('nonce')).toEqual([undefined, 'n-t_1', 'n-t_1', 'n-t_2'])
    },
  )

  it.each([
    ['the visitor has a session', 't_1', ''],
    ['its cookie has come', 't_2', 'woocommerce_items_in_cart=1'],
  ])('does not make an addition again where %s: the next press asks first', async (_, session, cookie) => {
    atTheShop()
    server.answer(
      json(cartOf([]), 200, of('t_1')),
      (response, request) => {
        atTheShop(cookie)
        drop(response, request)
      },
      json(cartOf([]), 200, of(session)),
    )
    const backend = open()
    expect(await failure(backend.add(ENTRY))).toMatchObject({kind: 'network'})
    expect(calls()).toEqual(['GET /cart', 'POST /cart/add-item', 'GET /cart'])
    server.answer(json(cartOf([]), 200, of(session)), json(CART, 201, of(session)))
    expect((await backend.add(ENTRY)).cart.totalQuantity).toBe(2)
    expect(calls().slice(-2)).toEqual(['GET /cart', 'POST /cart/add-item'])
  })
})

describe('a cart', () => {
  async function read(cart: unknown) {
    server.answer(json(cart))
    return open('t1').readCart()
  }

  it('has its sums with tax where its prices have it', async () => {
    const coupons = [{code: 'ten', totals: {total_discount: '200', total_discount_tax: '40', ...USD}}]
    const totals = {total_discount: '200', total_discount_tax: '40', total_price: '2160', total_tax: '360'}
    expect(await read(cartOf([MUG], totals, {coupons}))).toMatchObject({
      currency: 'USD',
      subtotalCents: 2400,
      discountCents: 240,
      taxCents: 0,
      grandTotalCents: 2160,
      coupons: [{code: 'ten', discountCents: 240}],
      entries: [
        {
          id: 'k1',
          itemId: '12',
          sku: 'MUG',
          purchasePriceCents: 1200,
          originalPriceCents: 1500,
          subTotal: 2400,
          qtyInStock: null,
          imageUrl: 'https://shop.example/mug-s.jpg',
        },
      ],
    })
  })

  it('has them without where its prices have none', async () => {
    const prices = {price: '1000', regular_price: '1000', ...USD}
    expect(await read(cartOf([{...MUG, prices}]))).toMatchObject({
      subtotalCents: 2000,
      taxCents: 400,
      grandTotalCents: 2400,
      entries: [{subTotal: 2000, originalPriceCents: null}],
    })
  })

  it.each([
    ['JPY', 0, 2400],
    ['USD', 0, 240_000],
    ['KWD', 3, 2400],
    ['EUR', 3, 240],
  ])('reads %s with %i digits', async (currency_code, currency_minor_unit, minor) => {
    const money = {currency_code, currency_minor_unit}
    const item = {...MUG, prices: {...MUG.prices, ...money}, totals: {...MUG.totals, ...money}}
    expect(await read(cartOf([item], money))).toMatchObject({
      currency: currency_code,
      grandTotalCents: minor,
      subtotalCents: minor,
    })
  })

  it('shows names as text, and what is left of them', async () => {
    const item = {
      ...MUG,
      name: 'Cup &amp; Saucer &#8220;No. 1&#8221; &eacute; &#x41;',
      quantity_limits: {...MUG.quantity_limits, maximum: 3},
    }
    expect((await read(cartOf([item]))).entries[0]).toMatchObject({
      title: 'Cup & Saucer “No. 1” &eacute; A',
      qtyInStock: 3,
    })
  })

  it.each([
    [{low_stock_remaining: 0}, 1, 0],
    [{low_stock_remaining: 0, backorders_allowed: true}, 9999, null],
    [{low_stock_remaining: 2}, 5, 2],
    [{sold_individually: true}, 1, null],
    [{sold_individually: true, low_stock_remaining: 3}, 1, 3],
  ])('says of a line %j, of which it takes %i, that there are %s', async (more, maximum, left) => {
    const item = {...MUG, ...more, quantity_limits: {maximum}}
    expect((await read(cartOf([item]))).entries[0]?.qtyInStock).toBe(left)
  })

  it('is of a place once shipping is worked out, since shops name their own country before', async () => {
    expect((await read(CART)).shippingLocation).toBeNull()
    const rate = {rate_id: 'flat_rate:1', name: 'Flat rate', selected: true}
    const shipping_rates = [{package_id: 0, shipping_rates: [{rate_id: 'x', selected: false}, rate]}]
    const totals = {total_shipping: '500', total_shipping_tax: '100'}
    expect(await read(cartOf([MUG], totals, {has_calculated_shipping: true, shipping_rates}))).toMatchObject({
      shippingLocation: {country: 'US', region: 'CA', postalCode: '90211', city: 'Beverly Hills'},
      selectedShippingOption: {id: 'flat_rate:1', name: 'Flat rate'},
      shippingCostCents: 600,
    })
  })

  it('is of no place while the shop calculates for its own country and state', async () => {
    const shopAddress = {
      has_calculated_shipping: true,
      shipping_address: {country: 'US', state: 'CA', postcode: '', city: ''},
    }
    expect((await read(cartOf([MUG], {}, shopAddress))).shippingLocation).toBeNull()
    const backend = open('t1')
    server.answer(json(cartOf([MUG], {}, shopAddress)), json(cartOf([MUG], {}, shopAddress)))
    const cart = await backend.readCart()
    const place = {line1: '', line2: '', city: '', region: 'CA', postalCode: '', country: 'US'}
    const {cart: placed} = (await backend.setLocation(cart, place)) ?? {}
    expect(placed?.shippingLocation).toMatchObject({country: 'US', region: 'CA', postalCode: ''})
  })

  it('asks for the product of a variation once; where the shop does not say, the line stands for itself', async () => {
    const small = {...MUG, id: 21, variation: [{attribute: 'Size', value: 'Small'}]}
    const again = {...small, key: 'another'}
    server.answer(json(cartOf([small, again])), json([{id: 21, parent: 20}]), json(cartOf([small, again])))
    const backend = open('t1')
    for (const _ of [1, 2])
      expect((await backend.readCart()).entries[0]).toMatchObject({
        itemId: '20',
        variantId: '21',
        attributes: {Size: 'Small'},
      })
    expect(calls()).toEqual([
      'GET /cart',
      'GET /products?type=variation&per_page=100&include=21',
      'GET /cart',
    ])
    server.answer(json(cartOf([small])), json({}, 404))
    expect((await open('t1').readCart()).entries[0]).toMatchObject({itemId: '21'})
  })
})

describe('a quantity', () => {
  it.each([1.5, Number.NaN, 1e20])('of %d pieces is refused without a call', async (quantity) => {
    const backend = open('t1')
    expect(await failure(backend.add({...ENTRY, quantity}))).toMatchObject({kind: 'invalid'})
    server.answer(json(CART))
    const [entry] = (await backend.readCart()).entries
    if (!entry) throw new RangeError('no entry')
    expect(await failure(backend.setQuantity(entry, quantity))).toMatchObject({kind: 'invalid'})
    expect(calls()).toEqual(['GET /cart'])
  })
})

describe('a change', () => {
  it('names its line, or its code', async () => {
    server.answer(json(CART))
    const backend = open('t1')
    const cart = await backend.readCart()
    const [entry] = cart.entries
    if (!entry) throw new RangeError('no entry')
    await backend.setQuantity(entry, 3)
    await backend.remove(entry)
    await backend.addCode(cart, 'TEN')
    await backend.removeCode(cart, 'ten')
    expect(server.received.slice(1).map(({url, body}) => [url.replace(PATH, ''), body])).toEqual([
      ['/cart/update-item', {key: 'k1', quantity: 3}],
      ['/cart/remove-item', {key: 'k1'}],
      ['/cart/apply-coupon', {code: 'TEN'}],
      ['/cart/remove-coupon', {code: 'ten'}],
    ])
  })
})

describe('a reply that is no cart', () => {
  it.each([
    ['JSON of something else', json({})],
    ['no JSON', fake.html('<b>Warning</b> {"items": []}')],
  ])('is malformed: %s', async (_, answer) => {
    server.answer(answer)
    expect(await failure(open('t1').readCart())).toMatchObject({kind: 'malformed'})
  })
})

describe('a refusal', () => {
  it('is in the shop’s words, as text', async () => {
    server.answer(
      refusal(
        'woocommerce_rest_product_out_of_stock',
        400,
        {},
        '&quot;Mug &amp; Spoon&quot; is out of stock.',
      ),
    )
    expect(await failure(open('t1').add(ENTRY))).toMatchObject({
      kind: 'invalid',
      visitorMessage: '"Mug & Spoon" is out of stock.',
      cart: null,
    })
  })

  it('has the cart of a conflict', async () => {
    server.answer(refusal('woocommerce_rest_cart_invalid_key', 409, {cart: CART}))
    const [line] = (await readLines()) ?? []
    server.answer(refusal('woocommerce_rest_cart_invalid_key', 409, {cart: CART}))
    if (!line) throw new Error('the cart has no line')
    const error = await failure(open('t1').setQuantity(line, 3))
    expect(error.cart?.entries).toHaveLength(1)
  })

  async function readLines() {
    server.answer(json(CART))
    return (await open('t1').readCart()).entries
  }

  it('of a line that the cart no longer has is not found, with the cart', async () => {
    const [line] = await readLines()
    server.answer(refusal('woocommerce_rest_cart_invalid_key', 409, {cart: cartOf([])}))
    if (!line) throw new Error('the cart has no line')
    expect(await failure(open('t1').remove(line))).toMatchObject({kind: 'not-found', cart: {entries: []}})
  })

  it.each(['addCode', 'removeCode'] as const)(
    'of a code is none where %s was done before',
    async (change) => {
      const coupons = change === 'addCode' ? [{code: 'ten', totals: {}}] : []
      server.answer(refusal('woocommerce_rest_cart_coupon_error'), json(cartOf([MUG], {}, {coupons})))
      expect((await open('t1')[change](emptyCart(), 'TEN')).cart.coupons).toHaveLength(coupons.length)
      const others = change === 'addCode' ? [] : [{code: 'ten', totals: {}}]
      server.answer(refusal('woocommerce_rest_cart_coupon_error'), json(cartOf([MUG], {}, {coupons: others})))
      expect(await failure(open('t1')[change](emptyCart(), 'TEN'))).toMatchObject({kind: 'invalid'})
    },
  )

  it('of an address says what is wrong with it', async () => {
    server.answer(
      refusal(
        'rest_invalid_param',
        400,
        {params: {shipping_address: 'The postcode is wrong.'}},
        'Bad: shipping_address',
      ),
    )
    const place = {line1: '', line2: '', city: '', region: '', postalCode: '1', country: 'US'}
    expect(await failure(open('t1').setLocation(emptyCart(), place))).toMatchObject({
      visitorMessage: 'The postcode is wrong.',
    })
  })

  it.each([
    ['rate_limit_exceeded', 400, 'rate-limit', 'No.'],
    ['internal_server_error', 500, 'server', 'Something went wrong. Please try again later.'],
  ])('%s is of its kind', async (code, status, kind, visitorMessage) => {
    server.answer(refusal(code, status))
    expect(await failure(open('t1').add(ENTRY))).toMatchObject({kind, visitorMessage})
  })

  it('is none where a line gets what it may have: the reply says how many', async () => {
    server.answer(json(cartOf([{...MUG, quantity: 1}])))
    const {problems} = await open('t1').add({...ENTRY, quantity: 5})
    expect(problems).toEqual([{code: 'quantity_limit', message: '', entryId: 'k1', wanted: 5, taken: 1}])
  })
})

describe('a quantity that the shop changes without the visitor', () => {
  const of = (quantity: number) => json(cartOf([{...MUG, quantity}]))
  const changed = (taken: number) => [
    {code: 'quantity_changed', message: '', entryId: 'k1', wanted: 3, taken},
  ]

  /** The problems that a read notes after a change to quantity 3, with `before` in between. */
  async function notesOf(quantity: number, before = async (_: ReturnType<typeof open>) => {}) {
    const backend = open('t1')
    server.answer(of(3))
    await backend.add({...ENTRY, quantity: 3})
    await before(backend)
    server.answer(of(quantity))
    const note = vi.fn()
    await backend.readCart({note})
    return note.mock.calls.flat(2)
  }

  it.each([1, 4])('to %i is noted by each read until the next change', async (quantity) => {
    expect(await notesOf(quantity)).toEqual(changed(quantity))
    expect(await notesOf(quantity, async ({readCart}) => void (await readCart()))).toEqual(changed(quantity))
    expect(await notesOf(3)).toEqual([])
    const change = async ({addCode}: ReturnType<typeof open>) => {
      server.answer(of(quantity))
      await addCode(emptyCart(), 'TEN')
    }
    expect(await notesOf(quantity, change)).toEqual([])
  })

  it('is not looked for after a change whose end is not known', async () => {
    const lose = async (backend: ReturnType<typeof open>) => {
      server.answer(drop)
      await backend.addCode(emptyCart(), 'TEN').catch(() => {})
    }
    expect(await notesOf(1, lose)).toEqual([])
  })

  it('is not looked for on the shop’s own pages, whose theme changes the same cart', async () => {
    atTheShop('woocommerce_items_in_cart=1')
    expect(await notesOf(1)).toEqual([])
  })

  it('is not noted by a read during which a change in another tab has ended', async () => {
    const backend = open('t1')
    server.answer(of(3))
    await backend.add({...ENTRY, quantity: 3})
    server.answer((response, request) => {
      visitor.lastCart.write('{"id":"other"}')
      of(1)(response, request)
    })
    const note = vi.fn()
    await backend.readCart({note})
    expect(note).not.toHaveBeenCalled()
  })

  it('to its minimum is reported by the addition', async () => {
    const line = {...MUG, quantity: 2, quantity_limits: {minimum: 2, maximum: 9999}}
    server.answer(json(cartOf([line])))
    const {problems} = await open('t1').add({...ENTRY, quantity: 1})
    expect(problems).toEqual([{code: 'quantity_limit', message: '', entryId: 'k1', wanted: 1, taken: 2}])
    // one more, of two in the cart
    server.answer(json(cartOf([{...line, quantity: 3}])))
    expect((await open('t1').add({...ENTRY, quantity: 1})).problems).toEqual([])
  })
})

describe('a place', () => {
  const {line1, line2, ...rest} = {
    line1: '1 Clay St',
    line2: '',
    city: 'Hoboken',
    region: 'NJ',
    postalCode: '07030',
    country: 'US',
  }

  it('takes the first way of shipping of a package that has none', async () => {
    const rates = (isChosen: boolean) => [
      {package_id: 0, shipping_rates: [{rate_id: 'a', selected: true}]},
      {package_id: 1, shipping_rates: [{rate_id: 'b', selected: isChosen}]},
    ]
    server.answer(
      json(cartOf([MUG], {}, {shipping_rates: rates(false)})),
      json(cartOf([MUG], {}, {shipping_rates: rates(true)})),
    )
    await open('t1').setLocation(emptyCart(), {line1, line2, ...rest})
    expect(server.received.map(({body}) => body)).toEqual([
      {
        shipping_address: {
          address_1: '1 Clay St',
          address_2: '',
          city: 'Hoboken',
          state: 'NJ',
          postcode: '07030',
          country: 'US',
        },
      },
      {package_id: 1, rate_id: 'b'},
    ])
  })
})

describe('a product', () => {
  const SHIRT = {
    id: 20,
    name: 'Shirt &amp; Tie',
    permalink: 'https://shop.example/product/shirt/',
    description: '<p>Cotton</p>',
    images: [{id: 1, src: 'https://shop.example/1.jpg', alt: 'Front'}],
    attributes: [
      {
        id: 4,
        name: 'Color',
        taxonomy: 'pa_color',
        has_variations: true,
        terms: [
          {id: 7, name: 'Dark Blue', slug: 'dark-blue'},
          {id: 8, name: 'Red', slug: 'red'},
        ],
      },
      {
        id: 0,
        name: 'Fit',
        taxonomy: null,
        has_variations: true,
        terms: [{id: 0, name: 'Slim', slug: 'Slim'}],
      },
      {id: 0, name: 'Washing', taxonomy: null, has_variations: false, terms: []},
    ],
    variations: [
      {
        id: 21,
        attributes: [
          {name: 'Color', value: 'dark-blue'},
          {name: 'Fit', value: 'Slim'},
        ],
      },
      {
        id: 22,
        attributes: [
          {name: 'Color', value: null},
          {name: 'Fit', value: 'Slim'},
        ],
      },
      {
        id: 23,
        attributes: [
          {name: 'Color', value: 'red'},
          {name: 'Fit', value: 'Slim'},
        ],
      },
    ],
  }

  const variation = (id: number, more: object = {}) => ({
    id,
    parent: 20,
    sku: `S-${id}`,
    on_sale: true,
    prices: {price: '1200', regular_price: '1500', ...USD},
    images: [{id, src: `https://shop.example/${id}.jpg`, alt: ''}],
    is_in_stock: true,
    is_purchasable: true,
    low_stock_remaining: null,
    add_to_cart: {minimum: 1, maximum: 9999, multiple_of: 1},
    ...more,
  })

  const list = () => [variation(21, {add_to_cart: {maximum: 4}}), variation(22)]

  it('has the variations that the shop sells, with every choice of an open option', async () => {
    server.answer(json(SHIRT), json(list()))
    const parsed = parseProduct(await open().readProduct?.('shirt'), {currency: 'USD'})
    if (!parsed.ok) throw new Error(parsed.problem)
    expect(calls()).toEqual([
      'GET /products/shirt',
      'GET /products?type=variation&per_page=100&parent=20&page=1',
    ])
    expect(parsed.value).toMatchObject({
      id: '20',
      title: 'Shirt & Tie',
      optionNames: ['Color', 'Fit'],
      variants: [
        {
          id: '21',
          sku: 'S-21',
          attributes: {Color: 'Dark Blue', Fit: 'Slim'},
          price: {currency: 'USD', minor: 1500},
          salePrice: {minor: 1200},
          onSale: true,
          qtyInStock: 4,
          unlimited: false,
          mainImageId: '21',
        },
        {id: '22?pa_color=dark-blue', attributes: {Color: 'Dark Blue', Fit: 'Slim'}, unlimited: true},
        {id: '22?pa_color=red', attributes: {Color: 'Red', Fit: 'Slim'}},
      ],
    })
  })

  it('sends what was chosen of an open option, and counts all of the variation as one', async () => {
    const line = {...MUG, id: 22, sku: 'S-22', variation: [{attribute: 'Color', value: 'Red'}]}
    server.answer(json(cartOf([line]), 201))
    const key = {itemId: '20', variantId: '22?pa_color=red', sku: 'S-22', isSkuEnough: false}
    const {cart} = await open('t1').add({...ENTRY, ...key})
    expect(server.received[0]?.body).toEqual({
      id: 22,
      quantity: 1,
      variation: [{attribute: 'pa_color', value: 'red'}],
    })
    expect(cart.entries[0]).toMatchObject({itemId: '20', variantId: null, sku: 'S-22'})
  })

  it('is found by its SKU where a page names no variation', async () => {
    server.answer(json(SHIRT), json(list()), json(cartOf([]), 201))
    await open('t1').add({...ENTRY, itemId: '20', variantId: null, sku: 'S-21'})
    expect(server.received[2]?.body).toMatchObject({id: 21})
  })

  it.each([
    [{is_in_stock: false}, {unlimited: false, qtyInStock: 0}],
    [{is_purchasable: false}, {unlimited: false, qtyInStock: 0}],
    [{add_to_cart: {maximum: 7}}, {unlimited: false, qtyInStock: 7}],
    [
      {add_to_cart: {maximum: 7}, stock_availability: {text: '7 in stock'}},
      {unlimited: false, qtyInStock: 7},
    ],
    [
      {add_to_cart: {maximum: 6}, stock_availability: {text: ''}},
      {unlimited: true, qtyInStock: 0},
    ],
    [
      {add_to_cart: {}, low_stock_remaining: 2},
      {unlimited: false, qtyInStock: 2},
    ],
    [
      {add_to_cart: {maximum: 1}, sold_individually: true},
      {unlimited: true, qtyInStock: 0},
    ],
    [{}, {unlimited: true, qtyInStock: 0}],
  ])('%j is stock %j', async (more, stock) => {
    server.answer(json({...SHIRT, ...variation(20, more), variations: []}))
    expect(await open().readStock('20')).toEqual([{sku: 'S-20', variantId: '20', ...stock}])
  })

  it('has its short description where it has no other, and the words of an option that is no term', async () => {
    const variations = [{id: 21, attributes: [{name: 'Color', value: 'Sea Green'}]}]
    server.answer(
      json({...SHIRT, description: '', short_description: '<p>Soft</p>', variations}),
      json([variation(21)]),
    )
    expect(await open().readProduct?.('20')).toMatchObject({
      description: '<p>Soft</p>',
      variantOptionOrdering: ['Color', 'Fit'],
      variants: [{attributes: {Color: 'Sea Green'}}],
    })
  })

  it('asks for all pages of variations', async () => {
    const many = Array.from({length: 100}, (_, index) => variation(1000 + index))
    server.answer(json(SHIRT), json(many), json(list()))
    const product = parseProduct(await open().readProduct?.('20'), {currency: 'USD'})
    expect(calls().at(-1)).toMatch(/&page=2$/)
    expect(product).toMatchObject({value: {variants: {length: 3}}})
  })

  it('that the shop does not have is not found', async () => {
    server.answer(refusal('woocommerce_rest_product_invalid_slug', 404, {}, 'No such product.'))
    expect(await failure(open().readQuickView('none'))).toMatchObject({kind: 'not-found'})
  })

  it('has a quick view', async () => {
    server.answer(json({...SHIRT, ...variation(20), name: 'A <b>', variations: []}))
    const html = await open().readQuickView('20')
    expect(html).toContain('A &lt;b>')
    expect(html).toContain('data-product-id="20"')
    expect(html).toContain('https://shop.example/20.jpg')
  })
})

const queryOf = (search: string) => parseProductQuery(new URLSearchParams(search), 'USD').value

describe('a list of products', () => {
  const USD = {currency_code: 'USD', currency_minor_unit: 2}
  const entry = (id: number, more: object = {}) => ({
    id,
    name: `Product ${id}`,
    permalink: `https://shop.example/${id}`,
    prices: {price: '1200', regular_price: '1200', ...USD},
    is_in_stock: true,
    ...more,
  })
  const VARIABLE = entry(2, {
    attributes: [{name: 'Size', has_variations: true, terms: [{name: 'Small', slug: 's'}]}],
    variations: [{id: 21, attributes: [{name: 'Size', value: 's'}]}],
  })

  it('has the variations of all its products by one more call', async () => {
    server.answer(
      json([entry(1), VARIABLE], 200, {'X-WP-Total': '9'}),
      json([entry(21, {parent: 2}), entry(31, {parent: 3})]),
    )
    const list = await open().list?.(
      queryOf(
        'filter.category=mugs&filter.category=cups&filter.tag=new&query=tea&sort=price-desc&pageSize=4&page=2',
      ),
    )
    expect(calls()).toEqual([
      'GET /products?per_page=4&page=2&orderby=price&order=desc&search=tea&category=mugs%2Ccups&tag=new',
      'GET /products?type=variation&per_page=100&parent=2&page=1',
    ])
    expect(list).toMatchObject({total: 9, nextPage: 3})
    const parsed = (list?.items ?? []).map((item) => parseProduct(item, {currency: 'USD'}))
    expect(parsed).toMatchObject([
      {value: {id: '1', title: 'Product 1', variants: [{price: {minor: 1200}}]}},
      {value: {id: '2', optionNames: ['Size'], variants: [{id: '21', attributes: {Size: 'Small'}}]}},
    ])
  })

  it('is read by ids, in their order', async () => {
    server.answer(json([entry(1), entry(3)]))
    const list = await open().list?.(queryOf('filter.id=3&filter.id=1&pageSize=20'))
    expect(list?.items.map(({id}) => id)).toEqual(['3', '1'])
    expect(calls()).toEqual(['GET /products?per_page=20&page=1&orderby=menu_order&order=asc&include=3%2C1'])
  })

  it('is recommended with a product, where similar ones are asked for', async () => {
    server.answer(json([entry(3)]))
    expect(await open().recommend?.('1', 'related')).toMatchObject([{id: '3'}])
    expect(await open().recommend?.('1', 'complementary')).toEqual([])
    expect(calls()).toEqual(['GET /products?related=1&per_page=8'])
  })

  it('is recommended with a product that the page names by its slug', async () => {
    server.answer(json(entry(7)), json([entry(3)]))
    expect(await open().recommend?.('tide-bowl', 'related')).toMatchObject([{id: '3'}])
    expect(calls()).toEqual(['GET /products/tide-bowl', 'GET /products?related=7&per_page=8'])
  })

  it('is filtered by what is on sale or available, by terms of attributes, and by prices in the shop’s digits', async () => {
    server.answer((response, {url}) => {
      const isOf = (part: string) => url.includes(part)
      const body = isOf('/terms?')
        ? [
            {id: 21, name: 'Ink &amp; Oat', slug: 'ink-oat'},
            {id: 22, name: 'Chalk', slug: 'chalk'},
          ]
        : isOf('/attributes?')
          ? [{id: 1, name: 'Glaze', taxonomy: 'pa_glaze'}]
          : isOf('_fields=prices')
            ? [{prices: {currency_minor_unit: 0}}]
            : [entry(1)]
      return json(body)(response, Object(null))
    })
    const backend = open()
    const query = queryOf(
      'filter.Glaze=Ink %26 Oat&filter.Glaze=Chalk&filter.Glaze=None&filter.sale=true&filter.available=true&filter.price=10-49.50',
    )
    expect(await backend.list?.(query)).toMatchObject({items: {length: 1}})
    const [first = '', second = '', third, list = ''] = calls()
    expect([first, second, third]).toEqual([
      'GET /products/attributes?_fields=id,name,taxonomy',
      'GET /products/attributes/1/terms?_fields=id,name,slug',
      'GET /products?per_page=1&_fields=prices',
    ])
    expect(Object.fromEntries(new URLSearchParams(list.split('?')[1]))).toEqual({
      per_page: '36',
      page: '1',
      orderby: 'menu_order',
      order: 'asc',
      on_sale: 'true',
      stock_status: 'instock,onbackorder',
      min_price: '10',
      max_price: '50',
      'attributes[0][attribute]': 'pa_glaze',
      'attributes[0][slug]': 'ink-oat,chalk',
      'attributes[0][operator]': 'in',
    })
    // the names are known by now, and no term is called so
    expect(await backend.list?.(queryOf('filter.Glaze=None'))).toEqual({items: [], total: 0, nextPage: null})
    expect(calls()).toHaveLength(4)
  })

  it('is filtered by several attributes, and by prices in cents', async () => {
    server.answer((response, {url}) => {
      const isOf = (part: string) => url.includes(part)
      const terms = [{id: 1, name: isOf('/1/') ? 'Ink' : 'Small', slug: isOf('/1/') ? 'ink' : 's'}]
      const attributes = ['Glaze', 'Size'].map((name, at) => ({id: at + 1, name, taxonomy: `pa_${name}`}))
      const prices = [{prices: {currency_minor_unit: 2}}]
      const body = isOf('/terms?') ? terms : isOf('/attributes?') ? attributes : prices
      return json(isOf('orderby') ? [entry(1)] : body)(response, Object(null))
    })
    await open().list?.(queryOf('filter.Glaze=Ink&filter.Size=Small&filter.price=10-49.50'))
    expect(Object.fromEntries(new URLSearchParams(calls().at(-1)?.split('?')[1]))).toMatchObject({
      min_price: '1000',
      max_price: '4950',
      'attributes[0][attribute]': 'pa_Glaze',
      'attributes[0][slug]': 'ink',
      'attributes[1][attribute]': 'pa_Size',
      'attributes[1][slug]': 's',
    })
  })

  it('by an attribute that the shop does not have is none', async () => {
    server.answer(json([]))
    await expect(open().list?.(queryOf('filter.Color=Ink'))).rejects.toMatchObject({kind: 'not-found'})
    expect(calls()).toEqual(['GET /products/attributes?_fields=id,name,taxonomy'])
  })
})
