import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest'
import type {Cart} from '../../../src/api/generated/schema.ts'
import {bowl, club, giftCard, mug, plate} from '../testing/products.ts'
import {startDemo, type TestDemo} from '../testing/start-demo.ts'
import type {Visitor} from '../testing/visitor.ts'

let demo: TestDemo
let visitor: Visitor

beforeAll(async () => {
  demo = await startDemo()
})
afterAll(() => demo.stop())
beforeEach(() => {
  visitor = demo.visitor()
})

/** The hidden fields of a page's add-to-cart form. */
async function formOf(path: string): Promise<Record<string, string>> {
  const page = await (await visitor.call(path)).text()
  const form = page.split('<form class="product-form"')[1]?.split('</form>')[0] ?? ''
  const fields = form.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)">/g)
  return Object.fromEntries(Array.from(fields, ([, name = '', value = '']) => [name, value]))
}

const mugForm = async () => ({
  ...(await formOf('/shop/speckled-mug')),
  'option:Size': 'Large',
  'option:Glaze': 'Oat',
  quantity: '2',
})

const readCart = async () => (await (await visitor.api('/commerce/shopping-cart')).json()) as Cart
const leadsTo = (reply: Response) => [reply.status, reply.headers.get('Location')]

describe('the form of a product without script', () => {
  it('adds and redirects to the cart, once however often it is sent', async () => {
    const fields = await mugForm()
    expect(leadsTo(await visitor.submit('/cart/add', fields))).toEqual([303, '/cart'])
    expect(leadsTo(await visitor.submit('/cart/add', fields))).toEqual([303, '/cart'])
    const cart = await (await visitor.call('/cart')).text()
    expect(cart).toContain('Speckled Mug')
    expect(cart).toMatch(/sqs-cart-quantity">2</)
    expect(cart).toContain('$68.00')
  })

  it('adds once for two concurrent submissions on a first visit', async () => {
    const fields = await mugForm()
    await Promise.all([visitor.submit('/cart/add', fields), visitor.submit('/cart/add', fields)])
    expect((await readCart()).totalQuantity).toBe(2)
  })

  it('adds again from the same page after another choice', async () => {
    const fields = await mugForm()
    await visitor.submit('/cart/add', fields)
    await visitor.submit('/cart/add', {...fields, 'option:Size': 'Small'})
    await visitor.submit('/cart/add', {...fields, quantity: '1'})
    expect((await readCart()).totalQuantity).toBe(5)
    expect(leadsTo(await visitor.call('/cart/add'))).toEqual([302, '/cart'])
  })

  it('redirects to the checkout in express mode', async () => {
    const fields = {...(await formOf('/shop/tide-bowl')), express: 'true'}
    expect(leadsTo(await visitor.submit('/cart/add', fields))).toEqual([303, '/checkout'])
  })

  it('accepts an SKU instead of options', async () => {
    const fields = {...(await formOf('/shop/speckled-mug')), sku: mug.sku}
    await visitor.submit('/cart/add', fields)
    expect((await readCart()).entries[0]?.chosenVariant.sku).toBe(mug.sku)
  })

  it.each([
    ['one option missing', {'option:Size': ''}, 'Please select the Size option.'],
    [
      'two options missing',
      {'option:Size': '', 'option:Glaze': ''},
      'Please select the Size and Glaze options.',
    ],
    [
      'a combination that is not offered',
      {'option:Size': 'Small', 'option:Glaze': 'Soot'},
      'Sorry, that item variant is unavailable. Please select another variant.',
    ],
    ['a word for a quantity', {quantity: 'two'}, 'Quantity must be a number.'],
    ['half a mug', {quantity: '1.5'}, 'Quantity must be a whole number'],
    ['more than is in stock', {quantity: '25'}, 'Sorry, we do not have enough of that item available.'],
  ])('reports the problem in words: %s', async (_, change, message) => {
    const reply = await visitor.submit('/cart/add', {...(await mugForm()), ...change})
    const page = await reply.text()
    expect(reply.status).toBe(422)
    expect(page).toContain(`role="alert">${message}<`)
  })

  it('keeps the input', async () => {
    const reply = await visitor.submit('/cart/add', {...(await mugForm()), quantity: '99'})
    const page = await reply.text()
    expect(page).toContain('<option value="Large" selected>')
    expect(page).toContain('<option value="Oat" selected>')
    expect(page).toMatch(/name="quantity"[^>]* value="99"/)
  })

  it('names three missing options with commas', async () => {
    const reply = await visitor.submit('/cart/add', await formOf('/shop/letter-set'))
    expect(await reply.text()).toContain('Please select the Paper, Edge and Envelope options.')
  })

  it('refuses a wrong token and a request without cookies, each with its own message', async () => {
    const stale = await visitor.submit('/cart/add', {...(await mugForm()), crumb: 'stale'})
    expect(stale.status).toBe(403)
    expect(await stale.text()).toContain('Your session has expired.')
    const fields = await mugForm()
    visitor.cookies.clear()
    const blocked = await visitor.submit('/cart/add', fields)
    expect(blocked.status).toBe(403)
    expect(await blocked.text()).toContain('Please enable cookies')
  })

  it('displays the input as text, never as markup', async () => {
    const reply = await visitor.submit('/cart/add', {
      ...(await mugForm()),
      quantity: '"><script>alert(1)</script>',
    })
    expect(await reply.text()).not.toContain('<script>alert')
  })

  it('refuses an unknown item', async () => {
    const reply = await visitor.submit('/cart/add', {...(await mugForm()), itemId: 'none'})
    expect(reply.status).toBe(404)
  })

  it('starts a subscription', async () => {
    const reply = await visitor.submit('/cart/add', await formOf('/shop/paper-club'))
    const [status, path] = leadsTo(reply)
    expect(status).toBe(303)
    expect(path).toMatch(/^\/commerce\/subscription\?cartToken=/)
    expect(await (await visitor.call(`${path}`)).text()).toContain('Paper Club')
    expect(club.itemId).toBe((await formOf('/shop/paper-club')).itemId)
  })

  it('asks for the amount of a gift card, opens its page, and adds it to the cart from there', async () => {
    const fields = await formOf('/shop/gift-card')
    const unsaid = await visitor.submit('/cart/add', fields)
    expect(await unsaid.text()).toContain('Select a denomination for the Gift Card')
    const chosen = await visitor.submit('/cart/add', {...fields, 'option:Amount': '$50'})
    const path = chosen.headers.get('Location') ?? ''
    expect(path).toBe(`/commerce/gift-card?itemId=${giftCard.itemId}&sku=${giftCard.sku}`)
    expect(await (await visitor.call(path)).text()).toContain('<option value="$50" selected>')
    const bought = await visitor.submit('/cart/add', {...(await formOf(path)), 'option:Amount': '$50'})
    expect(leadsTo(bought)).toEqual([303, '/cart'])
    expect((await readCart()).entries[0]?.chosenVariant.sku).toBe(giftCard.sku)
  })
})

describe('the cart page without script', () => {
  it('changes and removes lines', async () => {
    await visitor.api('/commerce/shopping-cart/entries', {method: 'POST', json: plate})
    await visitor.api('/commerce/shopping-cart/entries', {method: 'POST', json: bowl})
    const {entries} = await readCart()
    const crumb = visitor.cookies.get('crumb') ?? ''
    const fields = {crumb, entryId: entries[0]?.id ?? ''}
    expect(leadsTo(await visitor.submit('/cart/update', {...fields, quantity: '3'}))).toEqual([303, '/cart'])
    expect((await readCart()).totalQuantity).toBe(4)
    const tooMany = await visitor.submit('/cart/update', {...fields, quantity: '4'})
    expect(tooMany.status).toBe(422)
    expect(await tooMany.text()).toContain('Sorry, we do not have enough of that item available.')
    expect((await visitor.submit('/cart/remove', {...fields, crumb: 'stale'})).status).toBe(403)
    expect(leadsTo(await visitor.submit('/cart/remove', fields))).toEqual([303, '/cart'])
    expect((await readCart()).entries).toHaveLength(1)
  })

  it('changes the variant of a line: all pieces, or none', async () => {
    const {itemId, sku} = mug
    const line = {itemId, sku, quantity: 2}
    await visitor.api('/commerce/shopping-cart/entries', {method: 'POST', json: line})
    const [entry] = (await readCart()).entries
    const fields = {crumb: visitor.cookies.get('crumb') ?? '', entryId: entry?.id ?? ''}
    const page = await (await visitor.call('/cart')).text()
    expect(page).toContain(`<option value="${sku}" selected>Large / Oat</option>`)
    expect(leadsTo(await visitor.submit('/cart/variant', {...fields, sku: 'MUG-SMALL-OAT'}))).toEqual([
      303,
      '/cart',
    ])
    const [changed, ...others] = (await readCart()).entries
    expect([changed?.chosenVariant.sku, changed?.quantity, others.length]).toEqual(['MUG-SMALL-OAT', 2, 0])
    const refused = await visitor.submit('/cart/variant', {
      ...fields,
      entryId: changed?.id ?? '',
      sku: 'NONE',
    })
    expect(refused.status).toBe(422)
    expect((await readCart()).entries).toEqual([changed])
  })

  it('says when the cart is empty', async () => {
    expect(await (await visitor.call('/cart')).text()).toContain('Your cart is empty.')
    expect(await (await visitor.call('/checkout')).text()).toContain('There is nothing to check out yet.')
  })
})

it('limits the rate of forms, too', async () => {
  const slow = await startDemo({writesPerMinute: 1})
  const other = slow.visitor()
  await other.call('/cart')
  const fields = {crumb: other.cookies.get('crumb') ?? '', itemId: bowl.itemId}
  await other.submit('/cart/add', fields)
  const reply = await other.submit('/cart/add', fields)
  await slow.stop()
  expect(reply.status).toBe(429)
  expect(reply.headers.get('Retry-After')).toBeTruthy()
  expect(await reply.text()).toContain('Please try again in a few seconds.')
})
