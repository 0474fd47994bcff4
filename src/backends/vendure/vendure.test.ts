import {afterEach, beforeEach, describe, expect, it} from 'vitest'
import {type Answer, drop, type FakeServer, json, startFakeServer} from '../../../test/helpers/fake-server.ts'
import {createTested} from '../../../test/helpers/tested-backend.ts'
import {parseProduct} from '../../model/product.ts'
import {parseProductQuery} from '../../model/product-query.ts'
import {createBackend} from './index.ts'
import order from './recorded/order.json' with {type: 'json'}
import product from './recorded/product.json' with {type: 'json'}

/** Recorded replies of a Vendure 3.7.3 server. */
const TOKEN = {'vendure-auth-token': 'token-1'}

let server: FakeServer
beforeEach(async () => {
  server = await startFakeServer()
})
afterEach(() => server.close())

const answerWith = (r: unknown): Answer => json({data: {r}}, 200, TOKEN)

/** Answers each call by name with its next reply; the last reply repeats. */
function answerBy(replies: Readonly<Record<string, readonly Answer[]>>, pricesIncludeTax = true): void {
  const left = new Map(Object.entries(replies).map(([word, list]) => [word, [...list]]))
  server.answer((response, request) => {
    const query: string = Object(request.body).query
    if (query.includes('activeChannel'))
      return json({data: {activeChannel: {pricesIncludeTax}}})(response, request)
    const list = [...left].find(([word]) => query.includes(word))?.[1] ?? []
    const answer = list.length > 1 ? list.shift() : list[0]
    return (answer ?? answerWith(null))(response, request)
  })
}

const open = (token = 'token-1', channel: string | null = null) =>
  createTested(createBackend, {api: `${server.origin}/shop-api`, channel}, token)

/** The variables of the changes that the server has received. */
const changes = (): unknown[] =>
  server.received.flatMap(({body}) => {
    const {query, variables} = Object(body)
    return query.startsWith('mutation') ? [variables] : []
  })

const BOWL = {
  itemId: '1',
  sku: 'BOWL-S',
  variantId: '1',
  isSkuEnough: true,
  quantity: 3,
  additionalFields: null,
  idempotencyKey: 'a',
}

const queriesOf = (): string[] =>
  server.received.map(({body}) => /(?:\br:|\{)([a-z]\w+)/i.exec(Object(body).query)?.[1] ?? '')

describe('the visitor', () => {
  it('is known by the token that the first reply brings', async () => {
    answerBy({activeOrder: [answerWith(null)]})
    const {backend, visitor} = open('')
    expect(backend.mayHaveCart()).toBe(false)
    expect((await backend.readCart()).entries).toEqual([])
    expect(visitor.identity.read()).toBe('token-1')
    expect(backend.mayHaveCart()).toBe(true)
    await backend.readCart()
    expect(server.received.map(({headers}) => headers.authorization)).toEqual([undefined, 'Bearer token-1'])
  })

  it('without a token is asked for one before the first change', async () => {
    answerBy({activeOrder: [answerWith(null)], addItemToOrder: [answerWith(order)]})
    await open('').backend.add(BOWL)
    expect(queriesOf().filter((name) => name !== 'activeChannel')).toEqual(['activeOrder', 'addItemToOrder'])
  })

  it('with a token makes a change at once, in the channel of the page', async () => {
    answerBy({addItemToOrder: [answerWith(order)]})
    await open('token-1', 'eu').backend.add(BOWL)
    expect(queriesOf().filter((name) => name !== 'activeChannel')).toEqual(['addItemToOrder'])
    expect(server.received[0]?.headers['vendure-token']).toBe('eu')
  })

  it('names no channel where the page names none', async () => {
    answerBy({})
    await open().backend.readCart()
    expect(server.received[0]?.headers).not.toHaveProperty('vendure-token')
  })

  it('keeps a newer token, whatever an older reply brings', async () => {
    answerBy({activeOrder: [json({data: {r: null}}, 200, {'vendure-auth-token': 'old'})]})
    const {backend, visitor} = open('')
    const reading = backend.readCart()
    visitor.identity.write('newer')
    await reading
    expect(visitor.identity.read()).toBe('newer')
  })
})

describe('the cart', () => {
  it('is the order as a cart of ours, with the tax in its prices', async () => {
    answerBy({activeOrder: [answerWith(order)]})
    const cart = await open().backend.readCart()
    expect(cart).toMatchObject({
      id: '1',
      currency: 'USD',
      subtotalCents: 19_800,
      created: Date.parse(order.createdAt),
      shippingLocation: null,
      requiresShipping: true,
      taxCents: 0,
      grandTotalCents: 19_800,
      totalQuantity: 4,
    })
    expect(cart.entries[0]).toMatchObject({
      id: '2',
      itemId: '1',
      sku: 'BOWL-S',
      variantId: '1',
      attributes: {Size: 'Small'},
      title: 'Tide Bowl',
      quantity: 3,
      purchasePriceCents: 4680,
      originalPriceCents: null,
      subTotal: 14_040,
      qtyInStock: null,
      productUrl: '/tide-bowl',
    })
  })

  it('has the tax beside its prices where the channel has', async () => {
    answerBy({activeOrder: [answerWith(order)]}, false)
    const {entries, ...cart} = await open().backend.readCart()
    expect(cart).toMatchObject({subtotalCents: 16_500, taxCents: 3300, grandTotalCents: 19_800})
    expect(entries[0]?.purchasePriceCents).toBe(3900)
  })

  it('has the lower price of a line, and the one before it', async () => {
    const [line] = order.lines
    const lines = [{...line, discountedUnitPriceWithTax: 4000, discountedLinePriceWithTax: 12_000}]
    answerBy({activeOrder: [answerWith({...order, lines})]})
    const {entries} = await open().backend.readCart()
    expect(entries[0]).toMatchObject({purchasePriceCents: 4000, originalPriceCents: 4680})
  })

  it('has the price of shipping, and the place', async () => {
    const place = {countryCode: 'US', province: 'NJ', postalCode: '07030', city: 'Hoboken'}
    const more = {shipping: 500, shippingWithTax: 600, shippingAddress: place}
    answerBy({activeOrder: [answerWith({...order, ...more})]})
    expect(await open().backend.readCart()).toMatchObject({
      shippingCostCents: 600,
      shippingLocation: {country: 'US', region: 'NJ', postalCode: '07030', city: 'Hoboken'},
    })
  })

  it.each([
    ['OUT_OF_STOCK', 0],
    ['LOW_STOCK', null],
    ['5', 5],
  ])('has what there is of a line: %s', async (stockLevel, qtyInStock) => {
    const [line] = order.lines
    const lines = [{...line, productVariant: {...line?.productVariant, stockLevel}}]
    answerBy({activeOrder: [answerWith({...order, lines})]})
    expect((await open().backend.readCart()).entries[0]?.qtyInStock).toBe(qtyInStock)
  })

  it('asks once whether prices contain tax, and again where that has failed', async () => {
    let asked = 0
    server.answer((response, request) => {
      const isChannel = Object(request.body).query.includes('activeChannel')
      if (isChannel) asked++
      const failed = json({errors: [{message: 'no', extensions: {code: 'FORBIDDEN'}}]})
      const channel = json({data: {activeChannel: {pricesIncludeTax: true}}})
      return (isChannel ? (asked === 1 ? failed : channel) : answerWith(order))(response, request)
    })
    const {backend} = open()
    await expect(backend.readCart()).rejects.toMatchObject({kind: 'unauthorized'})
    for (const _ of [1, 2]) expect((await backend.readCart()).taxCents).toBe(0)
    expect(asked).toBe(2)
  })

  it('has of each code what its promotion takes off', async () => {
    const coupons = {
      couponCodes: ['TENOFF', 'GIFT', 'NONE'],
      promotions: [
        {id: '4', couponCode: 'GIFT', name: 'Gift'},
        {id: '3', couponCode: 'TENOFF', name: 'Ten'},
      ],
      discounts: [
        {adjustmentSource: 'PROMOTION:3', amountWithTax: -1980},
        {adjustmentSource: 'PROMOTION:4', amountWithTax: -100},
        {adjustmentSource: 'PROMOTION:3', amountWithTax: -20},
      ],
    }
    answerBy({activeOrder: [answerWith({...order, ...coupons})]})
    expect((await open().backend.readCart()).coupons).toEqual([
      {code: 'TENOFF', name: 'Ten', discountCents: 2000},
      {code: 'GIFT', name: 'Gift', discountCents: 100},
      {code: 'NONE', name: '', discountCents: 0},
    ])
  })

  it('says which codes hold, and what they take off', async () => {
    const coupons = {
      couponCodes: ['TENOFF'],
      subTotalWithTax: 17_820,
      promotions: [{id: '3', couponCode: 'TENOFF', name: 'Ten'}],
      discounts: [{adjustmentSource: 'PROMOTION:3', amountWithTax: -1980, amount: -1650}],
    }
    answerBy({applyCouponCode: [answerWith({...order, ...coupons})]})
    const {backend} = open()
    const {cart} = await backend.addCode(await backend.readCart(), 'TENOFF')
    expect(cart.discountCents).toBe(1980)
    expect(cart.coupons).toEqual([{code: 'TENOFF', name: 'Ten', discountCents: 1980}])
  })
})

describe('a change', () => {
  it('names its variant, its line or its code', async () => {
    answerBy({mutation: [answerWith(order)], activeOrder: [answerWith(order)]})
    const {backend} = open()
    const cart = await backend.readCart()
    const [entry] = cart.entries
    if (!entry) throw new RangeError('no entry')
    await backend.add(BOWL)
    await backend.setQuantity(entry, 2)
    await backend.remove(entry)
    await backend.addCode(cart, 'TEN')
    await backend.removeCode(cart, 'TEN')
    expect(changes()).toEqual([{id: '1', n: 3}, {id: '2', n: 2}, {id: '2', n: 0}, {c: 'TEN'}, {c: 'TEN'}])
  })

  const place = {line1: '', line2: '', city: 'Hoboken', region: 'NJ', postalCode: '07030', country: 'US'}
  const address = {
    streetLine1: '-',
    streetLine2: '',
    city: 'Hoboken',
    province: 'NJ',
    postalCode: '07030',
    countryCode: 'US',
  }

  it.each([
    ['takes the first way of shipping', [{id: '7'}, {id: '8'}], [{a: address}, {id: ['7']}]],
    ['is one without a way of shipping, too', [], [{a: address}]],
  ])('of the place %s', async (_what, methods, expected) => {
    answerBy({
      eligibleShippingMethods: [answerWith(methods)],
      mutation: [answerWith(order)],
      activeOrder: [answerWith(order)],
    })
    const {backend} = open()
    const reply = await backend.setLocation(await backend.readCart(), place)
    expect(reply.cart.totalQuantity).toBe(4)
    expect(changes()).toEqual(expected)
  })

  it('of the place has the street that the visitor gave', async () => {
    answerBy({mutation: [answerWith(order)], activeOrder: [answerWith(order)]})
    const {backend} = open()
    await backend.setLocation(await backend.readCart(), {...place, line1: '1 Clay Street'})
    expect(changes()).toMatchObject([{a: {streetLine1: '1 Clay Street'}}])
  })
})

describe('what the shop refuses', () => {
  const short = (quantityAvailable: number) =>
    answerWith({
      errorCode: 'INSUFFICIENT_STOCK_ERROR',
      message: 'Only so many were added',
      quantityAvailable,
      order,
    })

  it('in part is a reply that says what was taken', async () => {
    answerBy({addItemToOrder: [short(1)]})
    const reply = await open().backend.add(BOWL)
    expect(reply.cart.totalQuantity).toBe(4)
    expect(reply.problems).toEqual([
      {
        code: 'INSUFFICIENT_STOCK_ERROR',
        message: 'Only so many were added',
        entryId: '2',
        wanted: 3,
        taken: 1,
      },
    ])
  })

  it('in part names the line of the added variant; none where the order has none', async () => {
    const {productVariant, id} = order.lines[1] ?? {}
    answerBy({addItemToOrder: [short(1)]})
    const {backend} = open()
    const second = await backend.add({...BOWL, variantId: productVariant?.id ?? ''})
    expect(second.problems).toMatchObject([{entryId: id}])
    const third = await backend.add({...BOWL, variantId: '99', idempotencyKey: 'b'})
    expect(third.problems).toMatchObject([{entryId: null}])
  })

  it('of a quantity names the line', async () => {
    answerBy({adjustOrderLine: [short(1)], activeOrder: [answerWith(order)]})
    const {backend} = open()
    const [entry] = (await backend.readCart()).entries
    if (!entry) throw new RangeError('no entry')
    expect((await backend.setQuantity(entry, 9)).problems).toMatchObject([
      {entryId: '2', wanted: 9, taken: 1},
    ])
  })

  it('without words has ours', async () => {
    answerBy({addItemToOrder: [answerWith({errorCode: 'ORDER_LIMIT_ERROR', message: null})]})
    await expect(open().backend.add(BOWL)).rejects.toMatchObject({
      message: 'ORDER_LIMIT_ERROR: ',
      visitorMessage: 'Something went wrong. Please try again later.',
    })
  })

  it('whole is an error with the cart', async () => {
    answerBy({addItemToOrder: [short(0)]})
    await expect(open().backend.add(BOWL)).rejects.toMatchObject({
      kind: 'invalid',
      visitorMessage: 'Only so many were added',
      cart: {id: '1'},
    })
  })

  it('of a code comes in its words', async () => {
    const message = 'Coupon code "X" is not valid'
    answerBy({applyCouponCode: [answerWith({errorCode: 'COUPON_CODE_INVALID_ERROR', message})]})
    const {backend} = open()
    await expect(backend.addCode(await backend.readCart(), 'X')).rejects.toMatchObject({
      kind: 'invalid',
      visitorMessage: message,
    })
  })

  it.each([
    ['ENTITY_NOT_FOUND', 'not-found'],
    ['USER_INPUT_ERROR', 'not-found'],
    ['FORBIDDEN', 'unauthorized'],
    ['INTERNAL_SERVER_ERROR', 'server'],
  ])('with the code %s is of the kind %s, without words for visitors', async (code, kind) => {
    answerBy({addItemToOrder: [json({errors: [{message: 'inside', extensions: {code}}], data: null})]})
    await expect(open().backend.add(BOWL)).rejects.toMatchObject({
      kind,
      visitorMessage: 'Something went wrong. Please try again later.',
    })
  })

  it('for a checkout that was begun is asked again once the order is open', async () => {
    const begun = answerWith({errorCode: 'ORDER_MODIFICATION_ERROR', message: 'not now'})
    answerBy({addItemToOrder: [begun, answerWith(order)], transitionOrderToState: [answerWith({})]})
    expect((await open().backend.add(BOWL)).cart.totalQuantity).toBe(4)
    expect(queriesOf()).toEqual(
      expect.arrayContaining(['addItemToOrder', 'transitionOrderToState', 'addItemToOrder']),
    )
  })
})

describe('an addition whose reply is lost', () => {
  it('is found in the cart, and not made again', async () => {
    answerBy({addItemToOrder: [drop], activeOrder: [answerWith(order)]})
    const {backend} = open()
    const {newlyAdded} = await backend.add(BOWL)
    expect(newlyAdded?.quantity).toBe(3)
    await backend.add(BOWL)
    expect(queriesOf().filter((name) => name === 'addItemToOrder')).toHaveLength(1)
  })

  it('is not found in the line of another variant', async () => {
    const [, other] = order.lines
    const lines = [{...other, quantity: 3}]
    answerBy({addItemToOrder: [drop], activeOrder: [answerWith({...order, lines})]})
    await expect(open().backend.add(BOWL)).rejects.toMatchObject({kind: 'network'})
  })

  it('fails where the cart does not have it, and a repeat adds it', async () => {
    answerBy({addItemToOrder: [drop, answerWith(order)], activeOrder: [answerWith(null)]})
    const {backend} = open()
    await expect(backend.add(BOWL)).rejects.toMatchObject({kind: 'network'})
    expect((await backend.add(BOWL)).newlyAdded?.quantity).toBe(3)
  })

  it('is not taken for what was there before', async () => {
    answerBy({
      addItemToOrder: [answerWith(order), drop, answerWith(order)],
      activeOrder: [answerWith(order)],
    })
    const {backend} = open()
    await backend.add(BOWL)
    await expect(backend.add({...BOWL, idempotencyKey: 'b'})).rejects.toMatchObject({kind: 'network'})
  })
})

describe('a product', () => {
  it('is one that pages could carry', async () => {
    answerBy({'product(id': [answerWith(product)]})
    const {backend} = open()
    const parsed = parseProduct(await backend.readProduct?.('tide-bowl'), {currency: 'EUR'})
    expect(parsed).toMatchObject({
      ok: true,
      value: {
        id: '1',
        title: 'Tide Bowl',
        optionNames: ['Size'],
        variants: [
          {id: '1', sku: 'BOWL-S', price: {currency: 'USD', minor: 4680}, unlimited: true},
          {id: '2', sku: 'BOWL-L', price: {minor: 5760}, unlimited: false, qtyInStock: 1, mainImageId: '7'},
        ],
      },
    })
    const images = product.assets.map(({id, preview}) => ({id, url: preview}))
    expect(await backend.readProduct?.('tide-bowl')).toMatchObject({images})
    expect(await backend.readStock('1')).toEqual([
      {sku: 'BOWL-S', variantId: '1', unlimited: true, qtyInStock: 0},
      {sku: 'BOWL-L', variantId: '2', unlimited: false, qtyInStock: 1},
    ])
    expect(await backend.readQuickView('1')).toContain('<a href="/tide-bowl">Tide Bowl</a>')
  })

  it('that the shop does not have is not found', async () => {
    answerBy({'product(id': [json({data: {r: null, s: null}})]})
    await expect(open().backend.readProduct?.('none')).rejects.toMatchObject({kind: 'not-found'})
  })
})

const queryOf = (search: string) => parseProductQuery(new URLSearchParams(search), 'USD').value

describe('a list of products', () => {
  const inputs = () =>
    server.received.flatMap(({body}) => {
      const {query, variables} = Object(body)
      return query.includes('activeChannel') ? [] : [variables]
    })

  it('is found by the search, and read with its options, in the order of the search', async () => {
    const other = {...product, id: '9'}
    answerBy({
      'search(': [answerWith({items: [{productId: '9'}, {productId: '1'}], totalItems: 9})],
      'products(': [answerWith({items: [product, other]})],
    })
    const list = await open().backend.list?.(
      queryOf('filter.category=mugs&query=tea&sort=price-asc&pageSize=4&page=2'),
    )
    expect(list).toMatchObject({items: [{id: '9'}, {id: '1'}], total: 9, nextPage: 3})
    expect(parseProduct(list?.items[1], {currency: 'EUR'})).toMatchObject({
      ok: true,
      value: {title: 'Tide Bowl', optionNames: ['Size']},
    })
    expect(inputs()).toEqual([
      {
        i: {
          groupByProduct: true,
          take: 4,
          skip: 4,
          sort: {price: 'ASC'},
          term: 'tea',
          collectionSlug: 'mugs',
        },
      },
      {o: {filter: {id: {in: ['9', '1']}}, take: 2}},
    ])
  })

  it('is read by ids without a search', async () => {
    answerBy({'products(': [answerWith({items: [product]})]})
    expect(await open().backend.list?.(queryOf('filter.id=1&filter.id=2'))).toMatchObject({
      items: {length: 1},
    })
    expect(inputs()).toEqual([{o: {filter: {id: {in: ['1', '2']}}, take: 2}}])
  })

  it('is empty where the search finds nothing', async () => {
    answerBy({'search(': [answerWith({items: []})]})
    expect(await open().backend.list?.(queryOf(''))).toEqual({items: [], total: 0, nextPage: null})
    expect(inputs()).toHaveLength(1)
  })

  it('is filtered by values of facets, each filter by one of its values', async () => {
    const color = {
      code: 'color',
      values: [
        {id: '3', code: 'ink'},
        {id: '4', code: 'oat'},
      ],
    }
    const plant = {code: 'plant', values: [{id: '9', code: 'fern'}]}
    answerBy({'facets(': [answerWith({items: [color, plant]})], 'search(': [answerWith({items: []})]})
    const search = 'filter.color=ink&filter.color=none&filter.color=oat&filter.plant=fern'
    expect(await open().backend.list?.(queryOf(search))).toEqual({items: [], total: 0, nextPage: null})
    expect(inputs()).toEqual([
      {c: ['color', 'plant']},
      {i: {groupByProduct: true, take: 36, skip: 0, facetValueFilters: [{or: ['3', '4']}, {or: ['9']}]}},
    ])
  })

  it('is empty for a value that no facet has, and none for a facet that the shop does not have', async () => {
    answerBy({'facets(': [answerWith({items: [{code: 'color', values: null}, null]})]})
    const {backend} = open()
    expect(await backend.list?.(queryOf('filter.color=ink'))).toEqual({items: [], total: 0, nextPage: null})
    await expect(backend.list?.(queryOf('filter.Size=Small'))).rejects.toMatchObject({kind: 'not-found'})
    expect(inputs()).toHaveLength(2)
  })

  it.each(['filter.tag=new', 'filter.price=1-2', 'filter.category=a&filter.category=b'])(
    'that Vendure does not have is none: %s',
    async (search) => {
      answerBy({})
      await expect(open().backend.list?.(queryOf(search))).rejects.toMatchObject({kind: 'not-found'})
      expect(inputs()).toEqual([])
    },
  )
})
