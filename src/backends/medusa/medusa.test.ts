import {afterEach, beforeEach, describe, expect, it} from 'vitest'
import {expectAborted} from '../../../test/helpers/expect-aborted.ts'
import {
  type Answer,
  drop,
  type FakeServer,
  json,
  type Received,
  startFakeServer,
} from '../../../test/helpers/fake-server.ts'
import {createTested} from '../../../test/helpers/tested-backend.ts'
import {parseProduct} from '../../model/product.ts'
import {parseProductQuery} from '../../model/product-query.ts'
import {createBackend} from './index.ts'
import recorded from './recorded/cart.json' with {type: 'json'}
import options from './recorded/options.json' with {type: 'json'}
import products from './recorded/products.json' with {type: 'json'}

/** Recorded replies of a Medusa 2.21.2 server. */
const {cart} = recorded
const [bowl, dripper] = cart.items
const ID = cart.id
const REGION = cart.region_id

let server: FakeServer
beforeEach(async () => {
  server = await startFakeServer()
})
afterEach(() => server.close())

const ok = (held: unknown = cart) => json({cart: held})
const completed = ok({...cart, completed_at: '2026-11-25T08:33:28.497Z'})
const refused = (message: string, more = {}) => json({type: 'invalid_data', message, ...more}, 400)
const gone = json({type: 'not_found', message: `Cart with id '${ID}' not found`}, 404)

/** `POST /carts/…/line-items`: without the API's prefix, the cart's id and the query. */
const nameOf = ({method, url}: Received): string =>
  `${method} ${url
    .replace(/\?.*/, '')
    .replace('/store', '')
    .replace(/cart_\w+/, 'ID')}`

const CREATE = 'POST /carts'
const READ = 'GET /carts/ID'
const ADD = 'POST /carts/ID/line-items'
const LINE = `POST /carts/ID/line-items/${bowl?.id}`
const WRONG = 'Something went wrong. Please try again later.'
const CODES = '/carts/ID/promotions'

/** Answers each call by name with its next reply; the last reply repeats. */
function answerBy(replies: Readonly<Record<string, readonly Answer[]>>): void {
  const left = new Map(Object.entries(replies).map(([name, list]) => [name, [...list]]))
  server.answer((response, request) => {
    const name = nameOf(request)
    if (name === 'GET /products' && !left.has(name)) return json(options)(response, request)
    const list = left.get(name) ?? []
    const answer = list.length > 1 ? list.shift() : list[0]
    return (answer ?? json({}, 500))(response, request)
  })
}

const calls = (): string[] => server.received.map(nameOf).filter((name) => name !== 'GET /products')
const bodyOf = (name: string): unknown => server.received.findLast((call) => nameOf(call) === name)?.body

const open = (id = ID, region = REGION) =>
  createTested(createBackend, {api: server.origin, key: 'pk_1', region}, id)

const BOWL = {
  itemId: bowl?.product_id ?? '',
  sku: 'BOWL-S',
  variantId: bowl?.variant_id ?? '',
  isSkuEnough: true,
  quantity: 3,
  additionalFields: null,
  idempotencyKey: 'a',
}

describe('the cart', () => {
  it('is read as ours: amounts, options, codes, shipping and the place', async () => {
    answerBy({[READ]: [ok()]})
    const {backend} = open()
    const read = await backend.readCart()
    expect(read).toMatchObject({
      id: ID,
      currency: 'USD',
      created: Date.parse(cart.created_at),
      subtotalCents: 14_700,
      discountCents: 1470,
      shippingCostCents: 500,
      taxCents: 0,
      grandTotalCents: 13_730,
      totalQuantity: 4,
      requiresShipping: true,
      shippingLocation: {country: 'US', region: 'NJ', postalCode: '07030', city: 'Hoboken'},
      selectedShippingOption: {name: 'Standard Shipping'},
      coupons: [{code: 'TENOFF', discountCents: 1470}],
    })
    expect(read.entries).toMatchObject([
      {
        id: bowl?.id,
        itemId: bowl?.product_id,
        variantId: bowl?.variant_id,
        sku: 'BOWL-S',
        title: 'Tide Bowl',
        attributes: {Size: 'Small'},
        quantity: 3,
        purchasePriceCents: 3900,
        originalPriceCents: null,
        subTotal: 11_700,
        qtyInStock: null,
        productUrl: '/products/tide-bowl',
      },
      {title: 'Dripper', attributes: {}, purchasePriceCents: 3000, originalPriceCents: 4000},
    ])
    expect(server.received[0]?.headers['x-publishable-api-key']).toBe('pk_1')
    // it has the page's region: nothing moves it
    expect(calls()).toEqual([READ])
    expect(backend.mayHaveCart()).toBe(true)
  })

  it('names a line that has no product, and is shipped where one of its lines is', async () => {
    const gift = {...dripper, product_title: null, title: 'Gift wrap', requires_shipping: false}
    answerBy({[READ]: [ok({...cart, items: [bowl, gift]})]})
    const {entries, requiresShipping} = await open().backend.readCart()
    expect(entries.map(({title}) => title)).toEqual(['Tide Bowl', 'Gift wrap'])
    expect(requiresShipping).toBe(true)
  })

  it('crosses out no price that has stayed the same', async () => {
    answerBy({[READ]: [ok({...cart, items: [{...dripper, compare_at_unit_price: 30}]})]})
    expect((await open().backend.readCart()).entries[0]?.originalPriceCents).toBeNull()
  })

  it.each([
    ['a city', {city: 'Hoboken'}, {country: 'US', city: 'Hoboken'}],
    ['a postal code', {postal_code: '07030'}, {country: 'US', postalCode: '07030'}],
    ['the only country of its region', {}, null],
  ])('has a place with %s', async (_what, fields, place) => {
    answerBy({[READ]: [ok({...cart, shipping_address: {country_code: 'us', ...fields}})]})
    const {shippingLocation} = await open().backend.readCart()
    expect(shippingLocation).toEqual(place && expect.objectContaining(place))
  })

  it('has its lines from the oldest to the newest, in whatever order they come', async () => {
    answerBy({[READ]: [ok({...cart, items: [dripper, bowl]})]})
    const {entries} = await open().backend.readCart()
    expect(entries.map(({sku}) => sku)).toEqual(['BOWL-S', 'DRIP'])
  })

  it('asks for the options of each variant once', async () => {
    answerBy({[READ]: [ok()]})
    const {backend} = open()
    await backend.readCart()
    await backend.readCart()
    expect(server.received.filter((call) => nameOf(call) === 'GET /products')).toHaveLength(1)
  })

  it('asks only for the options that it lacks, and not again for those of a variant that is no longer sold', async () => {
    const items = [bowl, {...dripper, variant_id: 'variant_gone'}]
    answerBy({[READ]: [ok({...cart, items: [bowl]}), ok({...cart, items})]})
    const {backend} = open()
    await backend.readCart()
    const {entries} = await backend.readCart()
    expect(entries[0]?.attributes).toEqual({Size: 'Small'})
    await backend.readCart()
    const asked = server.received.filter((call) => nameOf(call) === 'GET /products')
    expect(asked.map(({url}) => decodeURIComponent(url.replace(/.*\?/, '')))).toEqual(
      [bowl, dripper].map((item) => `limit=1&fields=id,*options,*variants.options&id[]=${item?.product_id}`),
    )
  })

  it('is there without options where they cannot be read', async () => {
    answerBy({[READ]: [ok()], 'GET /products': [json({}, 404)]})
    expect((await open().backend.readCart()).entries[0]?.attributes).toEqual({})
  })

  it.each([
    ['no', 2],
    ['only one', 1],
  ])('has the tax beside its prices where %s line contains it', async (_what, without) => {
    const items = cart.items.map((item, index) => ({...item, is_tax_inclusive: index >= without}))
    answerBy({[READ]: [ok({...cart, items})]})
    expect(await open().backend.readCart()).toMatchObject({
      subtotalCents: 12_250,
      discountCents: 1225,
      shippingCostCents: 417,
      taxCents: 2288,
      grandTotalCents: 13_730,
    })
  })

  it.each([
    ['jpy', 3900, 3900],
    ['kwd', 39.005, 39_005],
    ['usd', 0.29, 29],
    ['usd', 1.005, 101],
    ['usd', 4.35, 435],
  ])('has amounts in %s: %d as %d', async (currency_code, unit_price, minor) => {
    answerBy({[READ]: [ok({...cart, currency_code, items: [{...bowl, unit_price}]})]})
    expect((await open().backend.readCart()).entries[0]?.purchasePriceCents).toBe(minor)
  })

  it('shares what is taken off among the codes, and leaves out promotions without one', async () => {
    const adjustments = [
      {code: 'TENOFF', amount: 9},
      {code: 'AUTO', amount: 3},
    ]
    const promotions = [...cart.promotions, {code: 'AUTO', is_automatic: true}]
    answerBy({
      [READ]: [ok({...cart, discount_total: 14.4, promotions, items: [{...bowl, adjustments}]})],
    })
    const {coupons, discountCents} = await open().backend.readCart()
    expect(discountCents).toBe(1440)
    expect(coupons).toEqual([{code: 'TENOFF', discountCents: 1080}])
  })

  it.each([
    ['ordered', completed],
    ['deleted', gone],
  ])('that was %s is empty, and forgotten', async (_what, answer) => {
    answerBy({[READ]: [answer]})
    const {backend, visitor} = open()
    expect((await backend.readCart()).entries).toEqual([])
    expect(visitor.identity.read()).toBe('')
    expect(backend.mayHaveCart()).toBe(false)
  })

  it('that another tab has begun is not forgotten with an ordered one that is read here', async () => {
    const {backend, visitor} = open()
    server.answer((response, request) => {
      visitor.identity.write('cart_2')
      return completed(response, request)
    })
    expect((await backend.readCart()).entries).toEqual([])
    expect(visitor.identity.read()).toBe('cart_2')
  })

  it('of another region moves to this one', async () => {
    answerBy({[READ]: [ok()], 'POST /carts/ID': [ok({...cart, currency_code: 'eur', region_id: 'reg_2'})]})
    expect((await open(ID, 'reg_2').backend.readCart()).currency).toBe('EUR')
    expect(bodyOf('POST /carts/ID')).toEqual({region_id: 'reg_2'})
  })

  it('of another region stays where Medusa does not move it', async () => {
    answerBy({[READ]: [ok()], 'POST /carts/ID': [refused('Region with id reg_2 not found')]})
    expect((await open(ID, 'reg_2').backend.readCart()).currency).toBe('USD')
  })

  it('is not asked for without an id', async () => {
    const {backend} = open('')
    expect((await backend.readCart()).entries).toEqual([])
    expect(server.received).toEqual([])
  })
})

describe('an addition', () => {
  it('begins a cart in the region, and adds to it', async () => {
    answerBy({[CREATE]: [ok({...cart, items: []})], [ADD]: [ok()]})
    const {backend, visitor} = open('')
    const {newlyAdded} = await backend.add(BOWL)
    expect(newlyAdded).toMatchObject({id: bowl?.id, quantity: 3})
    expect(calls()).toEqual([CREATE, ADD])
    expect(bodyOf(CREATE)).toEqual({region_id: REGION})
    expect(bodyOf(ADD)).toEqual({variant_id: BOWL.variantId, quantity: 3})
    expect(visitor.identity.read()).toBe(ID)
  })

  it('begins one cart where two come at once', async () => {
    answerBy({[CREATE]: [ok({...cart, items: []})], [ADD]: [ok()]})
    const {backend} = open('')
    await Promise.all([backend.add(BOWL), backend.add({...BOWL, idempotencyKey: 'b'})])
    expect(calls()).toEqual([CREATE, ADD, ADD])
  })

  it('begins the cart once more where the reply is lost', async () => {
    answerBy({[CREATE]: [drop, ok({...cart, items: []})], [ADD]: [ok()]})
    await open('').backend.add(BOWL)
    expect(calls()).toEqual([CREATE, CREATE, ADD])
  })

  it('keeps no cart from a reply that has none', async () => {
    answerBy({[CREATE]: [json({})]})
    const {backend, visitor} = open('')
    await expect(backend.add(BOWL)).rejects.toMatchObject({kind: 'malformed'})
    expect(visitor.identity.read()).toBe('')
  })

  it.each([
    ['ordered', refused(`Cart ${ID} is already completed.`), completed],
    ['deleted', gone, gone],
  ])('to a cart that was %s begins another', async (_what, refusal, answer) => {
    answerBy({[ADD]: [refusal, ok()], [READ]: [answer], [CREATE]: [ok({...cart, items: []})]})
    expect((await open().backend.add(BOWL)).cart.totalQuantity).toBe(4)
    expect(calls()).toEqual([ADD, READ, CREATE, ADD])
  })

  it('whose reply is lost is found in the cart, and not made again', async () => {
    answerBy({[ADD]: [drop], [READ]: [ok()]})
    const {backend} = open()
    const {newlyAdded} = await backend.add(BOWL)
    expect(newlyAdded?.quantity).toBe(3)
    await backend.add(BOWL)
    expect(calls().filter((name) => name === ADD)).toHaveLength(1)
  })

  it('whose reply is lost fails where the cart does not have it, and a repeat adds it', async () => {
    answerBy({[ADD]: [drop, ok()], [READ]: [ok({...cart, items: [dripper]})]})
    const {backend} = open()
    await expect(backend.add(BOWL)).rejects.toMatchObject({kind: 'network'})
    expect((await backend.add(BOWL)).newlyAdded?.quantity).toBe(3)
  })

  it('is not taken for what was there before', async () => {
    answerBy({[ADD]: [ok(), drop], [READ]: [ok()]})
    const {backend} = open()
    await backend.add(BOWL)
    await expect(backend.add({...BOWL, idempotencyKey: 'b'})).rejects.toMatchObject({kind: 'network'})
  })

  it('whose reply is lost is not found in the line of another variant', async () => {
    answerBy({[ADD]: [drop], [READ]: [ok({...cart, items: [{...dripper, quantity: 3}]})]})
    await expect(open().backend.add(BOWL)).rejects.toMatchObject({kind: 'network'})
  })

  it('brings what the visitor filled in, which the line then has', async () => {
    const fields = {Name: 'Ada'}
    const items = [{...bowl, metadata: {additional_fields: fields}}]
    answerBy({[ADD]: [ok({...cart, items})]})
    const {newlyAdded} = await open().backend.add({...BOWL, additionalFields: JSON.stringify(fields)})
    expect(bodyOf(ADD)).toMatchObject({metadata: {additional_fields: fields}})
    expect(newlyAdded?.additionalFields).toBe(JSON.stringify(fields))
  })

  it('finds the variant by its SKU', async () => {
    answerBy({[ADD]: [ok()], 'GET /products': [json(products)]})
    await open().backend.add({...BOWL, itemId: 'teapot', sku: 'TEA-INK-L', variantId: null})
    const variant = products.products[0]?.variants.find(({sku}) => sku === 'TEA-INK-L')
    expect(bodyOf(ADD)).toEqual({variant_id: variant?.id, quantity: 3})
  })

  it.each([1.5, Number.NaN, 1e20])('of %d pieces is refused without a call', async (quantity) => {
    const refusal = {kind: 'invalid', message: 'invalid_quantity: ', visitorMessage: WRONG}
    await expect(open().backend.add({...BOWL, quantity})).rejects.toMatchObject(refusal)
    expect(server.received).toEqual([])
  })
})

describe('a change', () => {
  it('sets, removes and fills in a line', async () => {
    answerBy({[LINE]: [ok()], [READ]: [ok()]})
    const {backend} = open()
    const [entry] = (await backend.readCart()).entries
    if (!entry) throw new RangeError('no entry')
    await backend.setQuantity(entry, 2)
    expect(bodyOf(LINE)).toEqual({quantity: 2})
    await backend.remove(entry)
    expect(bodyOf(LINE)).toEqual({quantity: 0})
    await backend.setFields?.(entry, '{"Name":"Ada"}')
    expect(bodyOf(LINE)).toEqual({quantity: 3, metadata: {additional_fields: {Name: 'Ada'}}})
  })

  it('to a part of a piece is refused without a call', async () => {
    answerBy({[READ]: [ok()]})
    const {backend} = open()
    const [entry] = (await backend.readCart()).entries
    if (!entry) throw new RangeError('no entry')
    await expect(backend.setQuantity(entry, 1.5)).rejects.toMatchObject({kind: 'invalid'})
    expect(calls()).toEqual([READ])
  })

  it('applies codes, and takes them off', async () => {
    answerBy({
      [`POST ${CODES}`]: [ok()],
      [`DELETE ${CODES}`]: [ok({...cart, promotions: []})],
      [READ]: [ok()],
    })
    const {backend} = open()
    const before = await backend.readCart()
    expect((await backend.addCode(before, 'TENOFF')).cart.coupons).toHaveLength(1)
    expect(bodyOf(`POST ${CODES}`)).toEqual({promo_codes: ['TENOFF']})
    expect((await backend.removeCode(before, 'TENOFF')).cart.coupons).toEqual([])
    expect(bodyOf(`DELETE ${CODES}`)).toEqual({promo_codes: ['TENOFF']})
  })

  it('of the place takes the first way of shipping', async () => {
    answerBy({
      [READ]: [ok()],
      'POST /carts/ID': [ok()],
      'GET /shipping-options': [json({shipping_options: [{id: 'so_1'}, {id: 'so_2'}]})],
      'POST /carts/ID/shipping-methods': [ok()],
    })
    const {backend} = open()
    const place = {
      country: 'US',
      region: 'NJ',
      postalCode: '07030',
      city: 'Hoboken',
      line1: '1 Clay Street',
      line2: 'Floor 2',
    }
    await backend.setLocation(await backend.readCart(), place)
    expect(bodyOf('POST /carts/ID')).toEqual({
      shipping_address: {
        address_1: '1 Clay Street',
        address_2: 'Floor 2',
        city: 'Hoboken',
        province: 'NJ',
        postal_code: '07030',
        country_code: 'us',
      },
    })
    expect(bodyOf('POST /carts/ID/shipping-methods')).toEqual({option_id: 'so_1'})
  })
})

describe('what Medusa refuses', () => {
  it('is in its words, with the cart that it has', async () => {
    const message = 'Some variant does not have the required inventory'
    answerBy({[ADD]: [refused(message, {code: 'insufficient_inventory'})], [READ]: [ok()]})
    await expect(open().backend.add(BOWL)).rejects.toMatchObject({
      kind: 'invalid',
      status: 400,
      visitorMessage: message,
      cart: {id: ID, totalQuantity: 4},
    })
  })

  it('is what it is where the cart cannot be read', async () => {
    answerBy({[ADD]: [refused('No')], [READ]: [json({}, 401)]})
    await expect(open().backend.add(BOWL)).rejects.toMatchObject({visitorMessage: 'No', cart: null})
  })

  it('of a line that is not there is not found', async () => {
    answerBy({[LINE]: [json({type: 'not_found', message: 'none'}, 404)], [READ]: [ok()]})
    const {backend} = open()
    const [entry] = (await backend.readCart()).entries
    await expect(entry && backend.remove(entry)).rejects.toMatchObject({kind: 'not-found', cart: {id: ID}})
  })

  it.each([
    ['to a cart', ID],
    ['that begins one', ''],
  ])('of the key, in an addition %s, is not for visitors', async (_what, id) => {
    const message = 'A valid publishable key is required to proceed with the request'
    server.answer(json({type: 'not_allowed', message}, 400))
    await expect(open(id).backend.add(BOWL)).rejects.toMatchObject({
      kind: 'unauthorized',
      message: expect.stringContaining(message),
      visitorMessage: WRONG,
    })
    expect(server.received).toHaveLength(1)
  })
})

describe('a product', () => {
  it('is one that pages could carry, with the prices and the stock of the region', async () => {
    const [teapot] = products.products
    const variants = teapot?.variants.map((variant, rank) => ({
      ...variant,
      variant_rank: 9 - rank,
      images: [{id: `img_${rank}`}],
      calculated_price: {...variant.calculated_price, original_amount: 90},
    }))
    const images = [
      {id: 'img_1', url: 'https://cdn.example/1.jpg', rank: 1},
      {id: 'img_0', url: 'https://cdn.example/0.jpg', rank: 0},
    ]
    answerBy({'GET /products': [json({products: [{...teapot, variants, images}]})]})
    const described = await open().backend.readProduct?.('teapot')
    expect(server.received[0]?.url).toContain(`handle=teapot&region_id=${REGION}&fields=`)
    expect(described).toMatchObject({images: [{id: 'img_0'}, {id: 'img_1'}], url: '/products/teapot'})
    expect(parseProduct(described, {currency: 'EUR'})).toMatchObject({
      ok: true,
      value: {
        id: teapot?.id,
        title: 'Teapot',
        optionNames: ['Glaze', 'Size'],
        variants: [
          {
            sku: 'TEA-CHALK-S',
            attributes: {Glaze: 'Chalk', Size: 'Small'},
            price: {currency: 'USD', minor: 9000},
            salePrice: {minor: 7400},
            onSale: true,
            unlimited: false,
            qtyInStock: 0,
            mainImageId: 'img_3',
          },
          {sku: 'TEA-INK-L'},
          {sku: 'TEA-INK-S'},
          {sku: 'TEA-CHALK-L', qtyInStock: 500},
        ],
      },
    })
  })

  it('has no options where Medusa has its default one', async () => {
    const [found] = options.products
    const [variant] = found?.variants ?? []
    const price = {currency_code: 'jpy', calculated_amount: 3000, original_amount: 3000}
    const variants = [{...variant, manage_inventory: true, allow_backorder: true, calculated_price: price}]
    answerBy({'GET /products': [json({products: [{...found, variants}]})]})
    const {backend} = open()
    expect(await backend.readProduct?.('prod_1')).toMatchObject({
      variantOptionOrdering: [],
      variants: [
        {attributes: {}, priceMoney: {currency: 'JPY', value: 3000}, onSale: false, unlimited: true},
      ],
    })
    expect(server.received[0]?.url).toContain('id=prod_1&')
    expect(await backend.readStock('prod_1')).toMatchObject([{variantId: variant?.id, unlimited: true}])
  })

  it('leaves out variants that have no price, and options that only those have', async () => {
    const [teapot] = products.products
    const [first, ...others] = teapot?.variants ?? []
    const sold = {...first, options: first?.options.slice(0, 1)}
    const variants = [sold, ...others.map((variant) => ({...variant, calculated_price: null}))]
    answerBy({'GET /products': [json({products: [{...teapot, variants}]})]})
    const product = await open().backend.readProduct?.('teapot')
    expect(product).toMatchObject({variantOptionOrdering: {length: 1}, variants: [{sku: first?.sku}]})
  })

  it('ends with its signal', async () => {
    await expectAborted(server, (signal) => open().backend.readProduct?.('teapot', {signal}))
  })

  it.each([
    ['does not have', []],
    ['has no price for in the region', products.products.map((product) => ({...product, variants: []}))],
  ])('that the shop %s is not found', async (_what, found) => {
    answerBy({'GET /products': [json({products: found})]})
    await expect(open().backend.readProduct?.('teapot')).rejects.toMatchObject({kind: 'not-found'})
  })
})

const queryOf = (search: string) => parseProductQuery(new URLSearchParams(search), 'USD').value

describe('a list of products', () => {
  const asked = () =>
    server.received.map(({url}) => {
      const [path, search] = `${url}`.split('?')
      const params = [...new URLSearchParams(search)].filter(([name]) => name !== 'fields')
      return [path, params.map((pair) => pair.join('=')).join('&')]
    })
  const [teapot] = products.products

  it('is of categories by their handles and of tags by their values', async () => {
    answerBy({
      'GET /product-categories': [json({product_categories: [{id: 'cat_1'}, {}]})],
      'GET /product-tags': [json({product_tags: [{id: 'tag_1'}]})],
      'GET /products': [json({products: [teapot, {...teapot, variants: []}], count: 9})],
    })
    const {backend} = open()
    const list = await backend.list?.(
      queryOf('filter.category=tea&filter.tag=New&sort=title&query=pot&pageSize=4&page=2'),
    )
    expect(list).toMatchObject({items: {length: 1}, total: 9, nextPage: 3})
    expect(parseProduct(list?.items[0], {currency: 'EUR'})).toMatchObject({
      ok: true,
      value: {title: 'Teapot'},
    })
    expect(asked()).toEqual([
      ['/store/product-categories', 'handle=tea'],
      ['/store/product-tags', 'value=New'],
      [
        '/store/products',
        `region_id=${REGION}&limit=4&offset=4&order=title&q=pot&category_id[]=cat_1&tag_id[]=tag_1`,
      ],
    ])
  })

  it('is empty for a category that the shop does not have', async () => {
    answerBy({'GET /product-categories': [json({product_categories: []})]})
    expect(await open().backend.list?.(queryOf('filter.category=none'))).toEqual({
      items: [],
      total: 0,
      nextPage: null,
    })
    expect(asked()).toHaveLength(1)
  })

  it('is read by ids, in their order', async () => {
    answerBy({
      'GET /products': [
        json({
          products: [
            {...teapot, id: 'a'},
            {...teapot, id: 'b'},
          ],
        }),
      ],
    })
    const list = await open().backend.list?.(queryOf('filter.id=b&filter.id=a&pageSize=20'))
    expect(list?.items.map(({id}) => id)).toEqual(['b', 'a'])
    expect(asked()).toEqual([['/store/products', `region_id=${REGION}&limit=20&offset=0&id[]=b&id[]=a`]])
  })

  it.each(['filter.category=tea', 'filter.id=a'])('ends with its signal: %s', async (search) => {
    await expectAborted(server, (signal) => open().backend.list?.(queryOf(search), {signal}))
  })

  it.each(['sort=price-asc', 'filter.Color=Ink'])('that Medusa does not have is none: %s', async (search) => {
    await expect(open().backend.list?.(queryOf(search))).rejects.toMatchObject({kind: 'not-found'})
    expect(server.received).toEqual([])
  })
})
