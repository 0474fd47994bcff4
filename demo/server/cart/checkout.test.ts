import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest'
import type {Cart, CartReply, StockReply} from '../../../src/api/generated/schema.ts'
import {replyProblems} from '../testing/api-description.ts'
import {hiddenIn} from '../testing/hidden-in.ts'
import {bowl, mug, planner, plate} from '../testing/products.ts'
import {startDemo, type TestDemo} from '../testing/start-demo.ts'
import type {Call, Visitor} from '../testing/visitor.ts'
import type {Order} from './orders.ts'

let demo: TestDemo
let visitor: Visitor

beforeAll(async () => {
  demo = await startDemo({writesPerMinute: 100_000})
})
afterAll(() => demo.stop())
beforeEach(async () => {
  await demo.visitor().call('/qa/reset', {method: 'POST'})
  visitor = demo.visitor()
})

const CART = '/commerce/shopping-cart'
const HOME = {
  country: 'US',
  postalCode: '07030',
  region: 'NJ',
  line1: '1 Clay Street',
  line2: '',
  city: 'Hoboken',
}
const CUSTOMER = {...HOME, email: 'ada@example.com', name: 'Ada'}

async function call<T>(path: string, request: Call = {}, by = visitor): Promise<{status: number; body: T}> {
  const reply = await by.api(path, request)
  expect(await replyProblems(reply, request.method ?? 'GET')).toEqual([])
  return {status: reply.status, body: (await reply.json()) as T}
}

const add = async (input: object, by = visitor): Promise<Cart> =>
  (await call<CartReply>(`${CART}/entries`, {method: 'POST', json: input}, by)).body.shoppingCart

const addCode = (cart: Cart, giftOrPromoCode: string) =>
  call<CartReply & {message?: string}>(`/3/commerce/cart/${cart.id}/codes`, {
    method: 'POST',
    json: {giftOrPromoCode},
  })

const setLocation = (cart: Cart, json: object, by = visitor) =>
  call<CartReply & {message?: string}>(
    `/3/commerce/cart/${cart.id}/shipping/location`,
    {method: 'PUT', json},
    by,
  )

const orders = async (): Promise<Order[]> => (await visitor.call('/qa/orders')).json()

const stockOf = async ({itemId, sku}: {itemId: string; sku: string}): Promise<number | undefined> =>
  (await call<StockReply>(`/commerce/inventory/stock/?itemId=${itemId}`)).body.results.find(
    (one) => one.sku === sku,
  )?.qtyInStock

const openCheckout = async (by = visitor, query = '') =>
  hiddenIn(await (await by.call(`/checkout${query}`)).text())

const leadsTo = (reply: Response): string => reply.headers.get('Location') ?? ''

/** The page that a refused order leads back to. */
async function refusalOf(reply: Response, by = visitor): Promise<string> {
  expect([reply.status, leadsTo(reply)]).toEqual([303, expect.stringMatching(/[?&]try=[\da-f-]{36}$/)])
  const page = await by.call(leadsTo(reply))
  expect(page.status).toBe(200)
  return page.text()
}

const CHANGED = 'The total has changed.'

/** Orders as a browser without script does; sends it once more when the total was another one. */
async function order(by = visitor, rest: Record<string, string> = {}): Promise<Response> {
  const fields = {...CUSTOMER, ...(await openCheckout(by)), ...rest}
  const reply = await by.submit('/checkout', fields)
  if (!leadsTo(reply).startsWith('/checkout')) return reply
  const page = await (await by.call(leadsTo(reply))).text()
  return page.includes(CHANGED) ? by.submit('/checkout', {...fields, ...hiddenIn(page)}) : reply
}

describe('codes', () => {
  it('are applied however they are spelt, once, and taken off', async () => {
    const cart = await add({...mug, quantity: 2})
    await addCode(cart, ' welcome10 ')
    const {body} = await addCode(cart, 'WELCOME10')
    expect(body.shoppingCart).toMatchObject({
      coupons: [{code: 'WELCOME10', discountCents: 680}],
      discountCents: 680,
      grandTotalCents: 6120,
    })
    const off = await call<CartReply>(`/3/commerce/cart/${cart.id}/codes/welcome10`, {method: 'DELETE'})
    expect(off.body.shoppingCart).toMatchObject({coupons: [], discountCents: 0, grandTotalCents: 6800})
  })

  it.each([
    ['NONE', "That code isn't valid."],
    ['SUMMER24', 'This code is no longer valid.'],
    ['', "That code isn't valid."],
  ])('that cannot be had are refused in words: %s', async (code, message) => {
    const {status, body} = await addCode(await add(mug), code)
    expect([status, body.message]).toEqual([422, message])
  })

  it('become valid and invalid with the subtotal', async () => {
    const cart = await add({...mug, quantity: 1})
    const {body} = await addCode(cart, 'KILN20')
    expect(body.shoppingCart.invalidCoupons).toMatchObject([
      {code: 'KILN20', message: 'This code needs a subtotal of $150.00 or more.'},
    ])
    const more = await add({...mug, quantity: 4})
    expect(more).toMatchObject({invalidCoupons: [], validCoupons: [{discountCents: 3400}]})
  })

  it('are those of one’s own cart only', async () => {
    const cart = await add(mug)
    const other = demo.visitor()
    await add(mug, other)
    const reply = await other.api(`/3/commerce/cart/${cart.id}/codes`, {
      method: 'POST',
      json: {giftOrPromoCode: 'WELCOME10'},
    })
    expect(reply.status).toBe(404)
  })
})

describe('where it goes to', () => {
  it('adds shipping and taxes', async () => {
    const cart = await add(mug)
    const {body} = await setLocation(cart, {country: 'US', postalCode: '10001'})
    expect(body.shoppingCart).toMatchObject({
      shippingCostCents: 695,
      taxCents: 302,
      grandTotalCents: 3400 + 695 + 302,
      applicableTaxRules: [{name: 'New York sales tax', rate: 8.875}],
      selectedShippingOption: {name: 'Ground'},
    })
  })

  it.each([
    [{country: 'XX', postalCode: '1'}, "We don't ship to this country."],
    [{country: 'US', postalCode: 'W1A'}, 'Enter a valid postal code for this country.'],
    [{country: 'US'}, 'Enter a valid postal code for this country.'],
  ])('is refused in words: %j', async (location, message) => {
    const {status, body} = await setLocation(await add(mug), location)
    expect([status, body.message]).toEqual([422, message])
  })
})

describe('an order', () => {
  it('takes the stock, empties the cart and is confirmed', async () => {
    const cart = await add({...mug, quantity: 2})
    await add(planner)
    const before = await stockOf(mug)
    const reply = await order()
    expect(reply.status).toBe(303)
    const path = reply.headers.get('Location') ?? ''
    expect(path).toMatch(/^\/order-confirmed\/[\da-f-]{36}$/)
    const [kept] = await orders()
    expect(kept).toMatchObject({
      id: path.split('/').at(-1),
      purchasedCartId: cart.id,
      testMode: false,
      items: [
        {
          sku: mug.sku,
          productName: 'Speckled Mug',
          quantity: 2,
          unitPrice: {currency: 'USD', value: '34.00'},
        },
        {sku: planner.sku, quantity: 1},
      ],
      shippingTotal: {value: '0.00'},
      taxTotal: {value: '0.00'},
      grandTotal: {value: '77.00'},
    })
    expect(await stockOf(mug)).toBe((before ?? 0) - 2)
    expect((await visitor.api(CART)).status).toBe(404)
    const page = await (await visitor.call(path)).text()
    expect(page).toContain('Thank you for your order')
    expect(page).not.toContain('ada@example.com')
    const json = /data-vitrine="order-confirmed">(.*?)<\/script>/.exec(page)?.[1] ?? ''
    expect(JSON.parse(json)).toMatchObject({id: kept?.id, testMode: false, grandTotal: {value: '77.00'}})
  })

  it('is one however often it is sent, at once and again', async () => {
    await add(mug)
    await setLocation(await add(bowl), HOME)
    const fields = {...CUSTOMER, ...(await openCheckout())}
    const replies = await Promise.all([
      visitor.submit('/checkout', fields),
      visitor.submit('/checkout', fields),
    ])
    replies.push(await visitor.submit('/checkout', fields))
    expect(replies.map(({status}) => status)).toEqual([303, 303, 303])
    expect(new Set(replies.map(({headers}) => headers.get('Location'))).size).toBe(1)
    expect(await orders()).toHaveLength(1)
  })

  it('is shown again when the total is another one than was seen', async () => {
    await add({...bowl, quantity: 1})
    const fields = {...CUSTOMER, ...(await openCheckout())}
    const reply = await visitor.submit('/checkout', fields)
    const page = await refusalOf(reply)
    expect(page).toContain(CHANGED)
    expect(page).toContain('$45.95')
    expect(page).toContain('value="ada@example.com"')
    expect(await (await visitor.call(leadsTo(reply))).text()).toContain(CHANGED)
    expect(await orders()).toEqual([])
  })

  it('that was refused keeps what was typed for this visitor, until it is placed', async () => {
    await add({...bowl, quantity: 1})
    const reply = await visitor.submit('/checkout', {...CUSTOMER, ...(await openCheckout()), email: 'ada@'})
    const other = demo.visitor()
    await add(mug, other)
    expect(await (await other.call(leadsTo(reply))).text()).not.toMatch(/ada@|Hoboken/)
    expect(await refusalOf(reply)).toContain('Email is not valid.')
    const again = await (await visitor.call('/checkout')).text()
    expect(again).toContain('value="ada@"')
    expect(again).not.toContain('Email is not valid.')
    expect(leadsTo(await order())).toMatch(/^\/order-confirmed\//)
    await add({...bowl, quantity: 1})
    expect(await (await visitor.call('/checkout')).text()).not.toMatch(/ada@|Hoboken/)
  })

  it.each([
    ['email', 'nobody', 'Email is not valid.'],
    ['name', ' ', 'Required'],
    ['line1', '', 'Required'],
    ['postalCode', 'x', 'Enter a valid postal code'],
    ['country', 'XX', "We don't ship to this country."],
  ])('without a right %s is not taken, and keeps what was typed', async (name, value, message) => {
    await add(bowl)
    const reply = await order(visitor, {[name]: value, city: 'Hoboken "x"'})
    const page = await refusalOf(reply)
    expect(page).toContain(message)
    expect(page).toContain('Hoboken &quot;x&quot;')
    expect(await orders()).toEqual([])
  })

  it('below the minimum is refused in words', async () => {
    await add(planner)
    expect(await refusalOf(await order())).toContain(
      'To check out, your order subtotal must be $10.00 or more.',
    )
  })

  it('of an empty cart says so', async () => {
    await visitor.call('/')
    expect((await order()).status).toBe(403)
    expect(await (await visitor.call('/checkout')).text()).toContain('There is nothing to check out yet.')
  })

  it('of more than there is takes nothing at all', async () => {
    await add({...plate, quantity: 3})
    await add({...mug, quantity: 1})
    const other = demo.visitor()
    await add({...plate, quantity: 1}, other)
    expect((await order(other)).status).toBe(303)
    const before = await stockOf(mug)
    expect(await refusalOf(await order())).toContain(
      'Moon Plate: Sorry, we do not have enough of that item available.',
    )
    expect(await stockOf(mug)).toBe(before)
    expect(await orders()).toHaveLength(1)
  })

  it('without the page’s token is refused', async () => {
    await add(bowl)
    const reply = await visitor.submit('/checkout', {...CUSTOMER, ...(await openCheckout()), crumb: 'x'})
    expect([reply.status, await orders()]).toEqual([403, []])
  })

  it('can be for a test, and says so', async () => {
    await setLocation(await add(bowl), HOME)
    const fields = {...CUSTOMER, ...(await openCheckout(visitor, '?testMode=true'))}
    await visitor.submit('/checkout', fields)
    expect(await orders()).toMatchObject([{testMode: true}])
  })

  it('is counted in the money of the store', async () => {
    await visitor.call('/?store=ja')
    const cart = await add(mug)
    expect(cart).toMatchObject({subtotalCents: 5100, grandTotal: {currency: 'JPY', value: '5100'}})
    expect((await order()).status).toBe(303)
    expect(await orders()).toMatchObject([
      {grandTotal: {currency: 'JPY', value: '6140'}, shippingTotal: {value: '1040'}},
    ])
  })
})

describe('what was filled in', () => {
  it('is told in words of the order, and on its page only to who has ordered', async () => {
    const additionalFields = {
      'date-5d': ['12', '24', '2026'],
      'likert-5d': {'I like a surprise': ['-2']},
      'hidden-5d': 'none',
    }
    await add({itemId: '64a1f0c27be1d20013c0aa15', sku: 'PLATE-COM-PLAIN', quantity: 1, additionalFields})
    const path = leadsTo(await order())
    const details = [
      {name: 'Rim', value: 'Plain'},
      {name: 'When?', value: 'December 24, 2026'},
      {name: 'Tell us how you feel', value: 'I like a surprise: Strongly Disagree'},
    ]
    expect(await orders()).toMatchObject([{items: [{details}]}])
    const page = await (await visitor.call(path)).text()
    expect(page).toContain('December 24, 2026')
    expect(/data-vitrine="order-confirmed">(.*?)<\/script>/.exec(page)?.[1]).not.toContain('December')
    expect(await (await demo.visitor().call(path)).text()).not.toContain('December')
  })
})

describe('a subscription', () => {
  const begin = async (input: object, by = visitor): Promise<string> => {
    const reply = await by.api('/3/commerce/cart/subscription', {method: 'POST', json: input})
    const {cartToken} = (await reply.json()) as {cartToken: string}
    return `/commerce/subscription?cartToken=${cartToken}`
  }
  const open = async (path: string) => (await visitor.call(path)).text()
  const flat = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')
  const stems = {itemId: '64a1f0c27be1d20013c0aa24', sku: 'STEMS-FIVE-OAT', qty: 1}

  it('is ordered at a checkout of its own, which says what the variant costs and how often', async () => {
    await add(mug)
    const path = await begin(stems)
    const page = await open(path)
    expect(flat(page)).toMatch(/1 × \$24\.00 every week for 8 weeks/)
    const first = await visitor.submit(path, {...CUSTOMER, ...hiddenIn(page)})
    const again = await refusalOf(first)
    expect(again).toContain(CHANGED)
    const before = await stockOf(stems)
    const reply = await visitor.submit(path, {...CUSTOMER, ...hiddenIn(again)})
    expect(leadsTo(reply)).toMatch(/^\/order-confirmed\/[\da-f-]{36}$/)
    expect(await orders()).toMatchObject([
      {
        plan: {billingPeriod: {value: 1, unit: 'WEEK'}, numBillingCycles: 8},
        items: [{sku: stems.sku, quantity: 1, unitPrice: {value: '24.00'}}],
        subtotal: {value: '24.00'},
      },
    ])
    expect(await stockOf(stems)).toBe((before ?? 0) - 1)
    expect(flat(await open(leadsTo(reply)))).toMatch(/1 × \$24\.00 every week for 8 weeks/)
    // the shopping cart has no part in it
    expect((await call<Cart>(CART)).body.entries).toHaveLength(1)
    expect(leadsTo(await visitor.call(path))).toBe(leadsTo(reply))
  })

  it('tells who only knows its address nothing of what was typed', async () => {
    const path = await begin(stems)
    const reply = await visitor.submit(path, {...CUSTOMER, ...hiddenIn(await open(path))})
    expect(await refusalOf(reply)).toContain('value="ada@example.com"')
    for (const address of [path, leadsTo(reply)])
      expect(await (await demo.visitor().call(address)).text()).not.toMatch(/ada@|Hoboken/)
  })

  it('that nobody has begun is not found, and cannot be ordered', async () => {
    await add(mug)
    const path = '/commerce/subscription?cartToken=none'
    expect((await visitor.call(path)).status).toBe(404)
    const reply = await visitor.submit(path, {...CUSTOMER, ...(await openCheckout())})
    expect((await visitor.call(leadsTo(reply))).status).toBe(404)
    expect(await orders()).toEqual([])
  })
})

describe('gift cards', () => {
  it('pay what they can and have less on them afterwards', async () => {
    await addCode(await add(mug), 'GIFT-25-KILN')
    expect((await order()).status).toBe(303)
    expect(await orders()).toMatchObject([{discount: {value: '25.00'}, grandTotal: {value: '15.95'}}])
    const {status, body} = await addCode(await add(mug), 'GIFT-25-KILN')
    expect([status, body.message]).toEqual([422, 'This code is no longer valid.'])
  })

  it('of two carts pay once', async () => {
    await setLocation(await add({...mug, quantity: 3}), HOME)
    await addCode(await add(bowl), 'GIFT-200-PAPER')
    const other = demo.visitor()
    const theirs = await add({...mug, quantity: 3}, other)
    await setLocation(theirs, HOME, other)
    await other.api(`/3/commerce/cart/${theirs.id}/codes`, {
      method: 'POST',
      json: {giftOrPromoCode: 'GIFT-200-PAPER'},
    })
    const replies = await Promise.all([order(), order(other)])
    expect(replies.map(({status}) => status)).toEqual([303, 303])
    const paid = (await orders()).reduce((sum, {discount}) => sum + Number(discount.value), 0)
    expect(paid).toBe(200)
  })
})

describe('many shoppers at once', () => {
  it('50 who want one each of the last ten: exactly ten get it', async () => {
    const first = demo.visitor()
    await add({...mug, quantity: mug.stock - 10}, first)
    expect((await order(first)).status).toBe(303)
    expect(await stockOf(mug)).toBe(10)
    const shoppers = Array.from({length: 50}, () => demo.visitor())
    await Promise.all(shoppers.map((shopper) => add({...mug, quantity: 1}, shopper)))
    const replies = await Promise.all(shoppers.map((shopper) => order(shopper)))
    const paths = replies.map(leadsTo)
    expect(paths.filter((path) => path.startsWith('/order-confirmed/'))).toHaveLength(10)
    expect(paths.filter((path) => path.startsWith('/checkout?try='))).toHaveLength(40)
    expect(await stockOf(mug)).toBe(0)
    const sold = (await orders()).flatMap(({items}) => items).reduce((sum, {quantity}) => sum + quantity, 0)
    expect(sold).toBe(mug.stock)
  }, 30_000)
})

it('makes no mistakes of its own', () => {
  expect(demo.problems).toEqual([])
})
