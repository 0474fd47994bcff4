import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest'
import type {Cart, CartReply, StockReply} from '../../../src/api/generated/schema.ts'
import {address} from '../testing/address.ts'
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
const CUSTOMER = {...address, email: 'ada@example.com', name: 'Ada'}

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

/** The page that a refused order redirects to. */
async function refusalOf(reply: Response, by = visitor): Promise<string> {
  expect([reply.status, leadsTo(reply)]).toEqual([303, expect.stringMatching(/[?&]try=[\da-f-]{36}$/)])
  const page = await by.call(leadsTo(reply))
  expect(page.status).toBe(200)
  return page.text()
}

const CHANGED = /The total has changed\.|合計金額が変わりました。/

/** Orders like a browser without script; sends the form again when the total has changed. */
async function order(by = visitor, rest: Record<string, string> = {}): Promise<Response> {
  const fields = {...CUSTOMER, ...(await openCheckout(by)), ...rest}
  const reply = await by.submit('/checkout', fields)
  if (!leadsTo(reply).startsWith('/checkout')) return reply
  const page = await (await by.call(leadsTo(reply))).text()
  return CHANGED.test(page) ? by.submit('/checkout', {...fields, ...hiddenIn(page)}) : reply
}

describe('codes', () => {
  it('are applied in any spelling, once, and can be removed', async () => {
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
  ])('are refused with a message when they do not apply: %s', async (code, message) => {
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

  it('apply only to the visitor’s own cart', async () => {
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

describe('the shipping address', () => {
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
  ])('is refused with a message: %j', async (location, message) => {
    const {status, body} = await setLocation(await add(mug), location)
    expect([status, body.message]).toEqual([422, message])
  })
})

describe('an order', () => {
  it('reduces the stock, empties the cart and is confirmed', async () => {
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

  it('is placed once, however often it is sent, concurrently or later', async () => {
    await add(mug)
    await setLocation(await add(bowl), address)
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

  it('belongs to who placed it: its id, which stands in its address, gives it to no other', async () => {
    await add(bowl)
    await setLocation(await add(bowl), address)
    const placed = leadsTo(await order())
    const stranger = demo.visitor()
    await add(mug, stranger)
    const fields = {...CUSTOMER, ...hiddenIn(await (await stranger.call('/checkout')).text())}
    const reply = await stranger.submit('/checkout', {...fields, orderId: placed.split('/').at(-1) ?? ''})
    expect(leadsTo(reply)).not.toContain('order-confirmed')
    expect(stranger.cookies.has('ORDER')).toBe(false)
    expect(await orders()).toHaveLength(1)
  })

  it('is displayed again when its total has changed', async () => {
    await add({...bowl, quantity: 1})
    const fields = {...CUSTOMER, ...(await openCheckout())}
    const reply = await visitor.submit('/checkout', fields)
    const page = await refusalOf(reply)
    expect(page).toMatch(CHANGED)
    expect(page).toContain('$45.95')
    expect(page).toContain('value="ada@example.com"')
    expect(await (await visitor.call(leadsTo(reply))).text()).toMatch(CHANGED)
    expect(await orders()).toEqual([])
  })

  it('keeps the refused input for this visitor until the order is placed', async () => {
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
    ['email', 'someone', 'Email is not valid.'],
    ['name', ' ', 'Required'],
    ['line1', '', 'Required'],
    ['postalCode', 'x', 'Enter a valid postal code'],
    ['country', 'XX', "We don't ship to this country."],
  ])('is refused without a valid %s, and keeps the input', async (name, value, message) => {
    await add(bowl)
    const reply = await order(visitor, {[name]: value, city: 'Hoboken "x"'})
    const page = await refusalOf(reply)
    expect(page).toContain(message)
    expect(page).toContain('Hoboken &quot;x&quot;')
    expect(await orders()).toEqual([])
  })

  const TOO_SMALL = 'To check out, your order subtotal must be $10.00 or more.'

  it('below the minimum is not even offered: the page says so in place of its form', async () => {
    await add(planner)
    const page = await (await visitor.call('/checkout')).text()
    expect(page).toContain(TOO_SMALL)
    expect(page).not.toContain('<form class="checkout-form"')
    await add(bowl)
    expect(await (await visitor.call('/checkout')).text()).not.toContain(TOO_SMALL)
  })

  it('is refused with a message below the minimum', async () => {
    const {entries} = await add(bowl)
    const fields = {...CUSTOMER, ...(await openCheckout())}
    await add(planner)
    await call(`${CART}/entries/${entries[0]?.id}`, {method: 'DELETE'})
    expect(await refusalOf(await visitor.submit('/checkout', fields))).toContain(TOO_SMALL)
  })

  it('takes one press once shipping and tax were asked for', async () => {
    await add({...bowl, quantity: 1})
    const fields = {...CUSTOMER, ...(await openCheckout())}
    const estimated = await refusalOf(await visitor.submit('/checkout', {...fields, estimate: 'true'}))
    expect(estimated).toContain('$45.95')
    expect(estimated).not.toMatch(CHANGED)
    expect(estimated).toContain('value="ada@example.com"')
    expect(await orders()).toEqual([])
    const reply = await visitor.submit('/checkout', {...fields, ...hiddenIn(estimated)})
    expect(leadsTo(reply)).toMatch(/^\/order-confirmed\//)
  })

  it('needs a place before shipping and tax are known', async () => {
    await add(bowl)
    const fields = {...(await openCheckout()), country: 'US', postalCode: 'x', estimate: 'true'}
    expect(await refusalOf(await visitor.submit('/checkout', fields))).toContain('Enter a valid postal code')
  })

  it('reports an empty cart', async () => {
    await visitor.call('/')
    expect((await order()).status).toBe(403)
    expect(await (await visitor.call('/checkout')).text()).toContain('There is nothing to check out yet.')
  })

  it('takes no stock at all when one item is short', async () => {
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

  it('is refused without the page’s token', async () => {
    await add(bowl)
    const reply = await visitor.submit('/checkout', {...CUSTOMER, ...(await openCheckout()), crumb: 'x'})
    expect([reply.status, await orders()]).toEqual([403, []])
  })

  it('can be a test order, and says so', async () => {
    await setLocation(await add(bowl), address)
    const fields = {...CUSTOMER, ...(await openCheckout(visitor, '?testMode=true'))}
    await visitor.submit('/checkout', fields)
    expect(await orders()).toMatchObject([{testMode: true}])
  })

  it('is counted in the store’s currency', async () => {
    await visitor.call('/?store=ja')
    const cart = await add(mug)
    expect(cart).toMatchObject({subtotalCents: 5100, grandTotal: {currency: 'JPY', value: '5100'}})
    expect((await order()).status).toBe(303)
    expect(await orders()).toMatchObject([
      {grandTotal: {currency: 'JPY', value: '6140'}, shippingTotal: {value: '1040'}},
    ])
  })
})

describe('the customer’s input', () => {
  it('is listed with the order, and on its page only for the browser that ordered', async () => {
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

  it('has a separate checkout, which displays the price and the billing interval', async () => {
    await add(mug)
    const path = await begin(stems)
    const page = await open(path)
    expect(flat(page)).toMatch(/1 × \$24\.00 every week for 8 weeks/)
    const first = await visitor.submit(path, {...CUSTOMER, ...hiddenIn(page)})
    expect(await refusalOf(first)).toMatch(CHANGED)
    const asked = await visitor.submit(path, {...CUSTOMER, ...hiddenIn(page), estimate: 'true'})
    const again = await refusalOf(asked)
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
    // the shopping cart stays unchanged
    expect((await call<Cart>(CART)).body.entries).toHaveLength(1)
    expect(leadsTo(await visitor.call(path))).toBe(leadsTo(reply))
  })

  it('hides the input from visitors who only know the address', async () => {
    const path = await begin(stems)
    const reply = await visitor.submit(path, {...CUSTOMER, ...hiddenIn(await open(path))})
    expect(await refusalOf(reply)).toContain('value="ada@example.com"')
    for (const address of [path, leadsTo(reply)])
      expect(await (await demo.visitor().call(address)).text()).not.toMatch(/ada@|Hoboken/)
  })

  it('leads no other visitor to its order', async () => {
    const path = await begin(stems)
    const [page] = [await open(path)]
    const asked = await visitor.submit(path, {...CUSTOMER, ...hiddenIn(page), estimate: 'true'})
    const placed = leadsTo(await visitor.submit(path, {...CUSTOMER, ...hiddenIn(await refusalOf(asked))}))
    expect(leadsTo(await visitor.call(path))).toBe(placed)
    expect((await demo.visitor().call(path)).status).toBe(404)
  })

  it('is not found, and cannot be ordered, unless it was started', async () => {
    await add(mug)
    const path = '/commerce/subscription?cartToken=none'
    expect((await visitor.call(path)).status).toBe(404)
    const reply = await visitor.submit(path, {...CUSTOMER, ...(await openCheckout())})
    expect((await visitor.call(leadsTo(reply))).status).toBe(404)
    expect(await orders()).toEqual([])
  })
})

describe('gift cards', () => {
  it('pay up to their balance, which decreases', async () => {
    await addCode(await add(mug), 'GIFT-25-KILN')
    expect((await order()).status).toBe(303)
    expect(await orders()).toMatchObject([{discount: {value: '25.00'}, grandTotal: {value: '15.95'}}])
    const {status, body} = await addCode(await add(mug), 'GIFT-25-KILN')
    expect([status, body.message]).toEqual([422, 'This code is no longer valid.'])
  })

  it('pay once when two carts use one', async () => {
    await setLocation(await add({...mug, quantity: 3}), address)
    await addCode(await add(bowl), 'GIFT-200-PAPER')
    const other = demo.visitor()
    const theirs = await add({...mug, quantity: 3}, other)
    await setLocation(theirs, address, other)
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

describe('concurrent shoppers', () => {
  it('sells the last ten to exactly ten of 50 shoppers', async () => {
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
  })
})

it('reports no server errors', () => {
  expect(demo.problems).toEqual([])
})
