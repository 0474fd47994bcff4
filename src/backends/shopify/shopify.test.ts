// @vitest-environment happy-dom
import {describe, expect, it} from 'vitest'
import {type Answer, drop, json} from '../../../test/helpers/fake-server.ts'
import {shopPage} from '../../../test/helpers/shop-page.ts'
import {readPath} from '../../lib/read-path.ts'
import {parseProductQuery} from '../../model/product-query.ts'
import {createChanges} from '../changes.ts'
import {visitorOf} from '../visitor.ts'
import {createBackend} from './index.ts'

const {server} = await shopPage()

const ID = 'gid://shopify/Cart/abc?key=secret'
let shops = 0

/** A backend with a separate visitor who has this cart. */
function open({cart = '', region = null as string | null} = {}) {
  const visitor = visitorOf(`shopify ${shops++}`)
  visitor.identity.write(cart)
  const settings = {api: `${server.origin}/api/2026-04/graphql.json`, key: 'public', channel: null, region}
  return {visitor, ...createBackend({settings, visitor, changes: createChanges(visitor)})}
}

const usd = (amount: string) => ({amount, currencyCode: 'USD'})

const line = (quantity: number, more = {}) => ({
  id: 'gid://shopify/CartLine/1?cart=abc',
  quantity,
  attributes: [],
  cost: {
    amountPerQuantity: usd('12.5'),
    compareAtAmountPerQuantity: null,
    subtotalAmount: usd(`${12.5 * quantity}`),
  },
  discountAllocations: [],
  merchandise: {
    id: 'gid://shopify/ProductVariant/7',
    sku: 'MUG',
    availableForSale: true,
    quantityAvailable: 9,
    requiresShipping: true,
    selectedOptions: [{name: 'Title', value: 'Default Title'}],
    image: {url: 'https://cdn.example/mug.jpg'},
    product: {id: 'gid://shopify/Product/3', handle: 'mug', title: 'Mug'},
  },
  ...more,
})

const cartOf = (lines: readonly ReturnType<typeof line>[], more = {}) => ({
  id: ID,
  checkoutUrl: 'https://shop.example/cart/c/abc?key=secret',
  buyerIdentity: {countryCode: 'US'},
  discountCodes: [],
  discountAllocations: [],
  cost: {totalAmount: usd(`${lines.reduce((sum, {quantity}) => sum + 12.5 * quantity, 0)}`)},
  delivery: {addresses: []},
  deliveryGroups: {nodes: []},
  lines: {nodes: lines},
  ...more,
})

const data = (r: unknown): Answer => json({data: {r}})
const payload = (cart: unknown, {userErrors = [] as unknown[], warnings = [] as unknown[]} = {}): Answer =>
  data({cart, userErrors, warnings})
const gone = payload(null, {
  userErrors: [{code: 'INVALID', field: ['cartId'], message: 'The specified cart does not exist.'}],
})
const begun = data({cart: {id: ID}, userErrors: []})

/** The operation of each call, with its variables. */
const calls = () =>
  server.received.map(({body}) => [
    /r:(\w+)/.exec(`${readPath(body, 'query')}`)?.[1],
    readPath(body, 'variables'),
  ])

const addition = (quantity: number) => ({
  itemId: '3',
  sku: 'MUG',
  variantId: '7',
  isSkuEnough: true,
  quantity,
  additionalFields: null,
  idempotencyKey: crypto.randomUUID(),
})

const lineOf = (quantity: number, attributes: unknown[] = []) => ({
  m: 'gid://shopify/ProductVariant/7',
  n: quantity,
  a: attributes,
})

describe('the cart', () => {
  it('is read as ours: amounts, stock, codes, shipping and where it is checked out', async () => {
    const sale = line(2, {
      attributes: [{key: 'name', value: 'Ada'}],
      cost: {
        amountPerQuantity: usd('30.0'),
        compareAtAmountPerQuantity: usd('40.0'),
        subtotalAmount: usd('60.0'),
      },
      discountAllocations: [{discountedAmount: usd('1.0')}],
    })
    const cart = cartOf([sale], {
      cost: {totalAmount: usd('66.05')},
      discountCodes: [
        {code: 'TENOFF', applicable: true},
        {code: 'OLD', applicable: false},
      ],
      discountAllocations: [{discountedAmount: usd('5.0')}],
      delivery: {
        addresses: [{address: {countryCode: 'US', provinceCode: 'NJ', zip: '07030', city: 'Hoboken'}}],
      },
      deliveryGroups: {
        nodes: [{selectedDeliveryOption: {handle: 'h', title: 'Standard', estimatedCost: usd('5.0')}}],
      },
    })
    server.answer(data(cart))
    expect(await open({cart: ID}).readCart()).toMatchObject({
      id: ID,
      currency: 'USD',
      checkoutUrl: 'https://shop.example/cart/c/abc?key=secret',
      entries: [
        {
          itemId: '3',
          variantId: '7',
          sku: 'MUG',
          attributes: {},
          quantity: 2,
          purchasePriceCents: 3000,
          originalPriceCents: 4000,
          subTotal: 6000,
          qtyInStock: 9,
          additionalFields: '{"name":"Ada"}',
          productUrl: '/products/mug',
          imageUrl: 'https://cdn.example/mug.jpg',
        },
      ],
      coupons: [{code: 'TENOFF', discountCents: 600}],
      invalidCoupons: [{code: 'OLD'}],
      shippingLocation: {country: 'US', region: 'NJ', postalCode: '07030', city: 'Hoboken'},
      selectedShippingOption: {id: 'h', name: 'Standard'},
      requiresShipping: true,
      subtotalCents: 6000,
      discountCents: 600,
      shippingCostCents: 500,
      taxCents: 705,
      grandTotalCents: 6605,
      totalQuantity: 2,
    })
  })

  it('has amounts of currencies without digits, and with three', async () => {
    const priced = (currencyCode: string, amount: string) => ({
      cost: {totalAmount: {amount, currencyCode}},
    })
    server.answer(data(cartOf([], priced('JPY', '1500.0'))), data(cartOf([], priced('KWD', '1.25'))))
    const {readCart} = open({cart: ID})
    expect(await readCart()).toMatchObject({currency: 'JPY', grandTotalCents: 1500})
    expect(await readCart()).toMatchObject({currency: 'KWD', grandTotalCents: 1250})
  })

  it('is empty for a visitor without one, who asks nothing', async () => {
    server.answer(gone)
    const {readCart, mayHaveCart} = open()
    expect(mayHaveCart()).toBe(false)
    expect((await readCart()).entries).toEqual([])
    expect(calls()).toEqual([])
  })

  it('is empty and forgotten where the shop has it no more', async () => {
    server.answer(data(null))
    const {readCart, mayHaveCart} = open({cart: ID})
    expect(mayHaveCart()).toBe(true)
    expect((await readCart()).entries).toEqual([])
    expect(mayHaveCart()).toBe(false)
  })

  it('that another tab has begun is not forgotten with an ordered one that is read here', async () => {
    const {readCart, visitor} = open({cart: ID})
    server.answer((response, request) => {
      visitor.identity.write('gid://shopify/Cart/next')
      return data(null)(response, request)
    })
    expect((await readCart()).entries).toEqual([])
    expect(visitor.identity.read()).toBe('gid://shopify/Cart/next')
  })

  it('is shipped where one of its lines is', async () => {
    const {merchandise} = line(1)
    const voucher = line(1, {id: 'voucher', merchandise: {...merchandise, requiresShipping: false}})
    server.answer(data(cartOf([line(1), voucher])))
    expect((await open({cart: ID}).readCart()).requiresShipping).toBe(true)
  })

  it('does not have a line of nothing, which stands for what is sold out', async () => {
    server.answer(data(cartOf([line(0)])))
    expect((await open({cart: ID}).readCart()).entries).toEqual([])
  })
})

describe('an addition', () => {
  it('begins a cart, and keeps its whole id', async () => {
    server.answer(begun, payload(cartOf([line(2)])))
    const {add, visitor} = open()
    expect(await add(addition(2))).toMatchObject({cart: {totalQuantity: 2}, problems: []})
    expect(calls()).toEqual([
      ['cartCreate', {v: {}}],
      ['cartLinesAdd', {id: ID, ...lineOf(2)}],
    ])
    expect(server.received[0]?.headers).toMatchObject({'x-shopify-storefront-access-token': 'public'})
    expect(visitor.identity.read()).toBe(ID)
  })

  it('begins another cart where the reply of the first is lost: both are empty', async () => {
    server.answer(drop, begun, payload(cartOf([line(2)])))
    expect(await open().add(addition(2))).toMatchObject({cart: {totalQuantity: 2}})
    expect(calls().map(([name]) => name)).toEqual(['cartCreate', 'cartCreate', 'cartLinesAdd'])
  })

  it('goes into another cart where the visitor’s was ordered', async () => {
    const next = 'gid://shopify/Cart/next?key=other'
    server.answer(gone, data({cart: {id: next}, userErrors: []}), payload(cartOf([line(1)], {id: next})))
    const {add, visitor} = open({cart: ID})
    await add(addition(1))
    expect(calls()).toMatchObject([
      ['cartLinesAdd', {id: ID}],
      ['cartCreate', {}],
      ['cartLinesAdd', {id: next}],
    ])
    expect(visitor.identity.read()).toBe(next)
  })

  it('carries what the visitor filled in', async () => {
    server.answer(payload(cartOf([line(1)])))
    await open({cart: ID}).add({...addition(1), additionalFields: '{"name":"Ada"}'})
    expect(calls()).toEqual([['cartLinesAdd', {id: ID, ...lineOf(1, [{key: 'name', value: 'Ada'}])}]])
  })

  it('of which the shop has less says how many were taken, beside those that were there', async () => {
    const short = {code: 'MERCHANDISE_NOT_ENOUGH_STOCK', message: 'Only 3.', target: line(3).id}
    server.answer(payload(cartOf([line(2)])), payload(cartOf([line(3)]), {warnings: [short]}))
    const {add} = open({cart: ID})
    await add(addition(2))
    expect((await add(addition(5))).problems).toEqual([
      {
        code: 'MERCHANDISE_NOT_ENOUGH_STOCK',
        message: 'Only 3.',
        entryId: line(3).id,
        wanted: 5,
        taken: 1,
      },
    ])
  })

  it('of which nothing was taken is refused, with the cart', async () => {
    const soldOut = {code: 'MERCHANDISE_OUT_OF_STOCK', message: 'Mug is sold out.', target: line(0).id}
    server.answer(payload(cartOf([line(0)]), {warnings: [soldOut]}))
    await expect(open({cart: ID}).add(addition(1))).rejects.toMatchObject({
      kind: 'invalid',
      visitorMessage: 'Mug is sold out.',
      cart: {entries: []},
      problems: [{code: 'MERCHANDISE_OUT_OF_STOCK', wanted: 1, taken: 0}],
    })
  })

  it('of what is not sold is refused in the shop’s words', async () => {
    const message = 'The merchandise with id gid://shopify/ProductVariant/7 does not exist.'
    const field = ['lines', '0', 'merchandiseId']
    server.answer(payload(null, {userErrors: [{code: 'INVALID', field, message}]}))
    const {add, visitor} = open({cart: ID})
    await expect(add(addition(1))).rejects.toMatchObject({kind: 'invalid', visitorMessage: message})
    expect(visitor.identity.read()).toBe(ID)
  })

  it('whose reply is lost is found in the cart, and not made again', async () => {
    server.answer(drop, data(cartOf([line(2)])))
    const {add} = open({cart: ID})
    expect(await add(addition(2))).toMatchObject({cart: {totalQuantity: 2}})
    expect(calls().map(([name]) => name)).toEqual(['cartLinesAdd', 'cart'])
  })
})

describe('a line', () => {
  it('is set, and removed', async () => {
    server.answer(data(cartOf([line(1)])), payload(cartOf([line(3)])), payload(cartOf([])))
    const {readCart, setQuantity, remove} = open({cart: ID})
    const [entry] = (await readCart()).entries
    if (!entry) throw new Error('the cart has no line')
    expect(await setQuantity(entry, 3)).toMatchObject({cart: {totalQuantity: 3}, problems: []})
    expect(await remove(entry)).toMatchObject({cart: {entries: []}})
    expect(calls().slice(1)).toEqual([
      ['cartLinesUpdate', {id: ID, l: line(1).id, n: 3}],
      ['cartLinesRemove', {id: ID, v: [line(1).id]}],
    ])
  })

  it('has what there is of it', async () => {
    const short = {code: 'MERCHANDISE_NOT_ENOUGH_STOCK', message: 'Only 3.', target: line(3).id}
    server.answer(data(cartOf([line(1)])), payload(cartOf([line(3)]), {warnings: [short]}))
    const {readCart, setQuantity} = open({cart: ID})
    const [entry] = (await readCart()).entries
    if (!entry) throw new Error('the cart has no line')
    expect((await setQuantity(entry, 9)).problems).toMatchObject([
      {entryId: entry.id, wanted: 9, taken: 3, message: 'Only 3.'},
    ])
  })
})

describe('a change', () => {
  /** A cart with one mug, of which the visitor wants three. */
  async function setThree(answer: Answer) {
    server.answer(data(cartOf([line(1)])), answer)
    const {readCart, setQuantity} = open({cart: ID})
    const [entry] = (await readCart()).entries
    if (!entry) throw new Error('the cart has no line')
    return setQuantity(entry, 3)
  }

  it('that is refused with a cart is refused, and shows that cart', async () => {
    const userErrors = [{code: 'MAXIMUM_EXCEEDED', field: ['lines'], message: 'Two are the most.'}]
    await expect(setThree(payload(cartOf([line(2)]), {userErrors}))).rejects.toMatchObject({
      kind: 'invalid',
      visitorMessage: 'Two are the most.',
      cart: {totalQuantity: 2},
    })
  })

  it.each([
    ['of something else, however few were taken', 'PAYMENTS_GIFT_CARDS_UNAVAILABLE', 2],
    ['of stock, although all were taken', 'MERCHANDISE_NOT_ENOUGH_STOCK', 3],
  ])('says what the shop warns %s', async (_what, code, taken) => {
    const warning = {code, message: 'Mind this.', target: ID}
    expect((await setThree(payload(cartOf([line(taken)]), {warnings: [warning]}))).problems).toEqual([
      {code, message: 'Mind this.', entryId: ID, wanted: null, taken: null},
    ])
  })
})

describe('what the shop does not know', () => {
  it.each([
    ['a cart', gone],
    [
      'a line',
      payload(null, {
        userErrors: [{code: 'INVALID_MERCHANDISE_LINE', field: ['lines'], message: 'There is no such line.'}],
      }),
    ],
  ])('%s is not found', async (_name, answer) => {
    server.answer(data(cartOf([line(1)])), answer)
    const {readCart, remove} = open({cart: ID})
    const [entry] = (await readCart()).entries
    if (!entry) throw new Error('the cart has no line')
    await expect(remove(entry)).rejects.toMatchObject({kind: 'not-found'})
  })
})

describe('a code', () => {
  const withCodes = (codes: Readonly<Record<string, boolean>>) =>
    cartOf([line(1)], {
      discountCodes: Object.entries(codes).map(([code, applicable]) => ({code, applicable})),
    })

  it('is applied beside those that are there, and removed', async () => {
    server.answer(
      data(withCodes({FIRST: true})),
      payload(withCodes({FIRST: true, tenoff: true})),
      payload(withCodes({tenoff: true})),
    )
    const {readCart, addCode, removeCode} = open({cart: ID})
    const {cart} = await addCode(await readCart(), 'TENOFF')
    expect(cart.coupons).toMatchObject([{code: 'FIRST'}, {code: 'tenoff'}])
    await removeCode(cart, 'first')
    expect(calls().slice(1)).toEqual([
      ['cartDiscountCodesUpdate', {id: ID, v: ['FIRST', 'TENOFF']}],
      ['cartDiscountCodesUpdate', {id: ID, v: ['tenoff']}],
    ])
  })

  it('that takes nothing off is refused in the shop’s words, and does not stay in the cart', async () => {
    const warnings = [{code: 'DISCOUNT_NOT_FOUND', message: 'There is no such code.', target: ID}]
    server.answer(
      data(withCodes({FIRST: true})),
      payload(withCodes({FIRST: true, NONE: false}), {warnings}),
      payload(withCodes({FIRST: true})),
    )
    const {readCart, addCode} = open({cart: ID})
    await expect(addCode(await readCart(), 'NONE')).rejects.toMatchObject({
      visitorMessage: 'There is no such code.',
      cart: {coupons: [{code: 'FIRST'}], invalidCoupons: []},
    })
    expect(calls().at(-1)).toEqual(['cartDiscountCodesUpdate', {id: ID, v: ['FIRST']}])
  })

  it('that the shop leaves out without a word is refused, too', async () => {
    server.answer(data(withCodes({})), payload(withCodes({NONE: false})), drop)
    const {readCart, addCode} = open({cart: ID})
    await expect(addCode(await readCart(), 'NONE')).rejects.toMatchObject({
      kind: 'invalid',
      message: 'DISCOUNT_NOT_APPLICABLE: ',
      // removing it has failed
      cart: {invalidCoupons: [{code: 'NONE'}]},
    })
  })
})

describe('the country', () => {
  it('is that of a cart from the beginning', async () => {
    server.answer(begun, payload(cartOf([line(1)])))
    await open({region: 'de'}).add(addition(1))
    expect(calls()[0]).toEqual(['cartCreate', {v: {buyerIdentity: {countryCode: 'DE'}}}])
  })

  it('of a cart stays where the shop does not sell to that of the page', async () => {
    server.answer(data(cartOf([line(1)])), payload(null, {userErrors: [{code: 'INVALID', message: 'No.'}]}))
    const {readCart} = open({cart: ID, region: 'DE'})
    expect(await readCart()).toMatchObject({currency: 'USD', totalQuantity: 1})
  })

  it('of a cart becomes that of the page', async () => {
    const cost = {totalAmount: {amount: '11.0', currencyCode: 'EUR'}}
    const moved = cartOf([line(1)], {buyerIdentity: {countryCode: 'DE'}, cost})
    server.answer(data(cartOf([line(1)])), payload(moved), data(moved))
    const {readCart} = open({cart: ID, region: 'DE'})
    expect(await readCart()).toMatchObject({currency: 'EUR', grandTotalCents: 1100})
    await readCart()
    expect(calls()).toEqual([
      ['cart', {id: ID}],
      ['cartBuyerIdentityUpdate', {id: ID, v: {countryCode: 'DE'}}],
      ['cart', {id: ID}],
    ])
  })
})

describe('a place', () => {
  const place = {
    line1: '1 Clay Street',
    line2: '',
    country: 'US',
    region: 'NJ',
    postalCode: '07030',
    city: 'Hoboken',
  }
  const groups = (chosen: unknown) => ({
    deliveryGroups: {
      nodes: [{id: 'group', deliveryOptions: [{handle: 'standard'}], selectedDeliveryOption: chosen}],
    },
  })

  it('is an address of the cart alone, and takes the first way of shipping', async () => {
    server.answer(payload(cartOf([line(1)])), data(groups(null)), payload(cartOf([line(1)])))
    await open({cart: ID}).setLocation(await open().readCart(), place)
    expect(calls()).toMatchObject([
      [
        'cartDeliveryAddressesReplace',
        {
          v: [
            {
              selected: true,
              oneTimeUse: true,
              address: {
                deliveryAddress: {countryCode: 'US', provinceCode: 'NJ', zip: '07030', city: 'Hoboken'},
              },
            },
          ],
        },
      ],
      ['cart', {id: ID}],
      [
        'cartSelectedDeliveryOptionsUpdate',
        {v: [{deliveryGroupId: 'group', deliveryOptionHandle: 'standard'}]},
      ],
    ])
  })

  it('leaves the way that is chosen', async () => {
    server.answer(payload(cartOf([line(1)])), data(groups({handle: 'standard'})))
    await open({cart: ID}).setLocation(await open().readCart(), place)
    expect(calls()).toHaveLength(2)
  })
})

describe('a product', () => {
  const product = {
    id: 'gid://shopify/Product/3',
    handle: 'bowl',
    title: 'Tide Bowl & more',
    descriptionHtml: '<p>A bowl</p>',
    options: [{name: 'Size'}],
    images: {nodes: [{id: 'i1', url: 'https://cdn.example/bowl.jpg', altText: 'A bowl'}]},
    variants: {
      nodes: [
        {
          id: 'gid://shopify/ProductVariant/7',
          sku: 'BOWL-S',
          availableForSale: true,
          quantityAvailable: 4,
          selectedOptions: [{name: 'Size', value: 'Small'}],
          price: usd('30.0'),
          compareAtPrice: usd('39.0'),
          image: {id: 'i1'},
        },
        {
          id: 'gid://shopify/ProductVariant/8',
          sku: 'BOWL-L',
          availableForSale: false,
          quantityAvailable: 0,
          selectedOptions: [{name: 'Size', value: 'Large'}],
          price: usd('48.0'),
          compareAtPrice: null,
          image: null,
        },
        {
          id: 'gid://shopify/ProductVariant/9',
          sku: 'BOWL-XL',
          availableForSale: true,
          quantityAvailable: 0,
          selectedOptions: [{name: 'Size', value: 'Huge'}],
          price: usd('60.0'),
          compareAtPrice: null,
          image: null,
        },
      ],
    },
  }

  it.each([
    ['3', {id: 'gid://shopify/Product/3', c: null}],
    ['gid://shopify/Product/3', {id: 'gid://shopify/Product/3', c: null}],
    ['bowl', {h: 'bowl', c: null}],
    ['3-bowls', {h: '3-bowls', c: null}],
    ['bowl-3', {h: 'bowl-3', c: null}],
    ['632910392', {id: 'gid://shopify/Product/632910392', c: null}],
  ])('is found by %s', async (name, variables) => {
    server.answer(data(product))
    expect(await open().readProduct?.(name)).toEqual({
      id: '3',
      title: 'Tide Bowl & more',
      url: '/products/bowl',
      description: '<p>A bowl</p>',
      variantOptionOrdering: ['Size'],
      images: [{id: 'i1', url: 'https://cdn.example/bowl.jpg', alt: 'A bowl'}],
      variants: [
        {
          id: '7',
          sku: 'BOWL-S',
          attributes: {Size: 'Small'},
          priceMoney: {currency: 'USD', value: 3900},
          salePriceMoney: {currency: 'USD', value: 3000},
          onSale: true,
          mainImageId: 'i1',
          unlimited: false,
          qtyInStock: 4,
        },
        expect.objectContaining({id: '8', onSale: false, unlimited: false, qtyInStock: 0}),
        expect.objectContaining({id: '9', onSale: false, unlimited: true, qtyInStock: 0}),
      ],
    })
    expect(calls()).toEqual([['product', variables]])
  })

  it('has the prices of the country', async () => {
    server.answer(data(product))
    await open({region: 'DE'}).readProduct?.('bowl')
    expect(calls()).toEqual([['product', {h: 'bowl', c: 'DE'}]])
  })

  it('that the shop does not have is not found', async () => {
    server.answer(data(null))
    await expect(open().readProduct?.('none')).rejects.toMatchObject({kind: 'not-found'})
  })

  it('has stock, by variant', async () => {
    server.answer(data(product))
    expect(await open().readStock('3')).toEqual([
      {sku: 'BOWL-S', variantId: '7', unlimited: false, qtyInStock: 4},
      {sku: 'BOWL-L', variantId: '8', unlimited: false, qtyInStock: 0},
      {sku: 'BOWL-XL', variantId: '9', unlimited: true, qtyInStock: 0},
    ])
  })

  it('can be had, for a token that may not read how many there are', async () => {
    const uncounted = product.variants.nodes.map((variant) => ({...variant, quantityAvailable: null}))
    const errors = [
      {message: 'Access denied for quantityAvailable field.', extensions: {code: 'ACCESS_DENIED'}},
    ]
    server.answer(json({data: {r: {...product, variants: {nodes: uncounted}}}, errors}))
    expect(await open().readStock('3')).toMatchObject([
      {unlimited: true},
      {unlimited: false, qtyInStock: 0},
      {unlimited: true},
    ])
  })

  it('has a quick view, in which its words are no markup', async () => {
    server.answer(data(product))
    const html = await open().readQuickView('3')
    expect(html).toContain('<a href="/products/bowl">Tide Bowl &amp; more</a>')
    expect(html).toContain('<p>A bowl</p>')
    expect(html).toContain('data-product-id="3"')
  })

  it('is added by its SKU, where the page has no id of the variant', async () => {
    server.answer(data(product), payload(cartOf([line(1)])))
    await open({cart: ID}).add({...addition(1), itemId: 'bowl', sku: 'BOWL-L', variantId: null})
    expect(calls().at(-1)).toMatchObject(['cartLinesAdd', {m: 'gid://shopify/ProductVariant/8'}])
  })

  it('is not added under an SKU that it does not have', async () => {
    server.answer(data(product))
    const added = open({cart: ID}).add({...addition(1), itemId: 'bowl', sku: 'NONE', variantId: null})
    await expect(added).rejects.toMatchObject({kind: 'not-found'})
    expect(calls()).toHaveLength(1)
  })
})

describe('a failure', () => {
  const graphqlError = (code: string) => json({errors: [{message: 'No.', extensions: {code}}]})

  it.each([
    ['401', json({errors: [{message: '', extensions: {code: 'UNAUTHORIZED'}}]}, 401), 'unauthorized'],
    ['403', json({errors: 'Forbidden'}, 403), 'unauthorized'],
    ['429', json({errors: 'Throttled'}, 429), 'rate-limit'],
    ['430', json({errors: 'Security rejection'}, 430), 'rate-limit'],
    ['THROTTLED', graphqlError('THROTTLED'), 'rate-limit'],
    [
      'ACCESS_DENIED',
      json({data: {r: null}, errors: [{extensions: {code: 'ACCESS_DENIED'}}]}),
      'unauthorized',
    ],
    ['INVALID_VARIABLE', graphqlError('INVALID_VARIABLE'), 'invalid'],
    ['any other', graphqlError('undefinedField'), 'server'],
  ])('%s has its kind', async (_name, answer, kind) => {
    server.answer(answer)
    const {removeCode, readCart} = open({cart: ID})
    const cart = await open().readCart()
    await expect(removeCode(cart, 'X')).rejects.toMatchObject({kind})
    expect(calls()).toHaveLength(1)
    await expect(readCart()).rejects.toMatchObject({kind})
  })

  it('that passes does not reach a visitor who only reads', async () => {
    server.answer(json({errors: 'Throttled'}, 429), data(cartOf([line(1)])))
    expect(await open({cart: ID}).readCart()).toMatchObject({totalQuantity: 1})
  })
})

const queryOf = (search: string) => parseProductQuery(new URLSearchParams(search), 'USD').value

describe('a list of products', () => {
  const node = (id: number) => ({
    id: `gid://shopify/Product/${id}`,
    handle: `p${id}`,
    title: `Product ${id}`,
    options: [],
    images: {nodes: []},
    variants: {nodes: []},
  })
  const nodes = [node(1), node(2), node(3)]
  const idsOf = (items: readonly {id?: unknown}[] | undefined) => items?.map(({id}) => id)

  it.each([
    [
      'pageSize=2&page=2&filter.tag=a "b"&filter.tag=c&query=tea',
      ['search', {n: 4, b: false, c: null, q: 'tea', f: [{tag: 'a "b"'}, {tag: 'c'}]}],
      data({nodes}),
      ['3'],
    ],
    [
      'sort=price-desc',
      ['products', {n: 36, b: true, k: 'PRICE', c: null, q: null}],
      data({nodes}),
      ['1', '2', '3'],
    ],
    [
      'sort=title&filter.tag=a "b"&filter.tag=c&query=tea&filter.available=true&filter.price=10-49.50',
      [
        'products',
        {
          n: 36,
          b: false,
          k: 'TITLE',
          c: null,
          q: '(tea) AND (tag:"a \\"b\\"" OR tag:"c") AND (available_for_sale:true) AND (variants.price:>=10) AND (variants.price:<=49.5)',
        },
      ],
      data({nodes}),
      ['1', '2', '3'],
    ],
    [
      'sort=price-asc&query=tea&filter.Color=Ink&filter.Color=Oat&filter.price=-49.50',
      [
        'search',
        {
          n: 36,
          b: false,
          k: 'PRICE',
          c: null,
          q: 'tea',
          f: [
            {price: {max: 49.5}},
            {variantOption: {name: 'Color', value: 'Ink'}},
            {variantOption: {name: 'Color', value: 'Oat'}},
          ],
        },
      ],
      data({nodes}),
      ['1', '2', '3'],
    ],
    [
      'filter.category=mugs&filter.Size=Small&filter.available=true&filter.price=10-',
      [
        'collection',
        {
          h: 'mugs',
          n: 36,
          b: false,
          f: [{available: true}, {price: {min: 10}}, {variantOption: {name: 'Size', value: 'Small'}}],
          c: null,
        },
      ],
      data({products: {nodes}}),
      ['1', '2', '3'],
    ],
    [
      'filter.category=mugs&filter.tag=new&sort=title',
      ['collection', {h: 'mugs', n: 36, b: false, k: 'TITLE', f: [{tag: 'new'}], c: null}],
      data({products: {nodes}}),
      ['1', '2', '3'],
    ],
    ['filter.category=none', ['collection', {h: 'none', n: 36, b: false, f: [], c: null}], data(null), []],
    [
      'filter.id=3&filter.id=9&filter.id=1',
      [
        'nodes',
        {ids: ['gid://shopify/Product/3', 'gid://shopify/Product/9', 'gid://shopify/Product/1'], c: null},
      ],
      data([node(1), null, {}, node(3)]),
      ['3', '1'],
    ],
    [
      'filter.id=gid://shopify/Product/3&filter.id=1',
      ['nodes', {ids: ['gid://shopify/Product/3', 'gid://shopify/Product/1'], c: null}],
      data([node(3), node(1)]),
      ['gid://shopify/Product/3', '1'],
    ],
  ])('is asked for as Shopify names it: %s', async (search, call, answer, ids) => {
    server.answer(answer)
    expect(idsOf((await open().list?.(queryOf(search)))?.items)).toEqual(ids)
    expect(calls()).toEqual([call])
  })

  it('by ids has pages, too', async () => {
    server.answer(data([node(3), node(1)]))
    const list = await open().list?.(queryOf('filter.id=3&filter.id=1&pageSize=1&page=2'))
    expect([idsOf(list?.items), list?.total, list?.nextPage]).toEqual([['1'], 2, null])
  })

  it('has a next page while Shopify says so, and no number of products', async () => {
    const pageInfo = {hasNextPage: true}
    server.answer(data({nodes, pageInfo}), data({nodes, pageInfo}))
    const list = await open().list?.(queryOf('pageSize=2&page=2'))
    expect([idsOf(list?.items), list?.total, list?.nextPage]).toEqual([['3'], null, 3])
    expect(await open().list?.(queryOf('pageSize=100&page=3'))).toMatchObject({nextPage: null})
    server.answer(data({nodes, pageInfo: {hasNextPage: false}}))
    expect(await open().list?.(queryOf('pageSize=2'))).toMatchObject({nextPage: null})
  })

  it.each([
    'filter.Color=Ink',
    'filter.Color=Ink&query=tea&sort=title',
    'filter.sale=true',
    'filter.category=a&query=tea',
    'filter.category=a&filter.category=b',
  ])('that Shopify does not have is none: %s', async (search) => {
    await expect(open().list?.(queryOf(search))).rejects.toMatchObject({kind: 'not-found'})
    expect(calls()).toEqual([])
  })

  it('is recommended with a product', async () => {
    // an id of another kind has no fields
    server.answer(data([node(2), {}]))
    expect(idsOf(await open({region: 'de'}).recommend?.('1', 'complementary'))).toEqual(['2'])
    expect(calls()).toEqual([
      ['productRecommendations', {id: 'gid://shopify/Product/1', i: 'COMPLEMENTARY', c: 'DE'}],
    ])
  })
})
