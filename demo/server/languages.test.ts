import {afterAll, afterEach, beforeAll, describe, expect, it} from 'vitest'
import {forms} from '../seed/forms.ts'
import {posts} from '../seed/journal.ts'
import {products} from '../seed/products.ts'
import {findStore, stores} from '../seed/stores.ts'
import {findLatin, findLatinIn} from './testing/find-latin.ts'
import {hiddenIn} from './testing/hidden-in.ts'
import {giftCard, mug, plate} from './testing/products.ts'
import {startDemo, type TestDemo} from './testing/start-demo.ts'
import type {Visitor} from './testing/visitor.ts'

let demo: TestDemo
beforeAll(async () => {
  demo = await startDemo({writesPerMinute: 100_000})
})
afterAll(() => demo.stop())
afterEach(() => expect(demo.problems).toEqual([]))

const PAGES = [
  ...['/', '/shop', '/cart', '/checkout', '/contact', '/newsletter', '/gallery', '/journal', '/account'],
  ...['/search', '/search?q=404', '/no-such-page', '/looks', '/looks/kiln'],
  ...products.map(({slug}) => `/shop/${slug}`),
  ...posts.map(({slug}) => `/journal/${slug}`),
  ...forms.map(({id}) => `/form/${id}`),
  `/commerce/gift-card?itemId=${giftCard.itemId}&sku=${giftCard.sku}`,
]

const LANGUAGES = stores.filter(({translations}) => translations.size).map(({code}) => code)

async function enter(code: string): Promise<Visitor> {
  const visitor = demo.visitor()
  await visitor.call(`/?store=${code}`)
  return visitor
}

/** The page that a request leads to. */
async function read(visitor: Visitor, reply: Response): Promise<string> {
  const address = reply.headers.get('Location')
  return address ? read(visitor, await visitor.call(address)) : reply.text()
}

const crumbOf = ({cookies}: Visitor) => ({crumb: cookies.get('crumb') ?? ''})

it('the search for Latin words finds them', () => {
  expect(findLatinIn('كوب Speckled Mug من Kiln & Paper، ada@example.com')).toEqual(['Speckled Mug'])
  expect(findLatin('<title>A</title><body><img alt="Moon Plate"><p>月の皿<code>const</code>')).toEqual([
    'Moon Plate',
  ])
})

it('there are shops in two other languages', () => {
  expect(LANGUAGES).toEqual(['ar', 'ja'])
})

describe.each(LANGUAGES)('the shop in %s', (code) => {
  it.each(PAGES)('%s has no English word', async (path) => {
    const visitor = await enter(code)
    const reply = await visitor.call(path)
    expect(findLatin(await reply.text())).toEqual([])
  })

  it('shows quick views in its language', async () => {
    const visitor = await enter(code)
    for (const {id} of products) {
      const reply = await visitor.api(`/rendering/product-quick-view/${encodeURIComponent(id)}`)
      expect(findLatin((await reply.json()).html)).toEqual([])
    }
    const gone = await visitor.api('/rendering/product-quick-view/gone')
    expect(findLatinIn(Object.values(await gone.json()).join(' '))).toEqual([])
  })

  it('takes an order in its language: options, answers, codes, refusals, the confirmation', async () => {
    const visitor = await enter(code)
    const answers = {'text-4c1f0c2e-inscription': '7', 'textarea-4c1f0c2e-note': ''}
    const tile = {itemId: '64a1f0c27be1d20013c0aa14', sku: 'TILE-NUMBER'}
    const entries = [
      {...mug, quantity: 2},
      {...tile, quantity: 1, additionalFields: answers},
    ]
    for (const json of entries) await visitor.api('/commerce/shopping-cart/entries', {method: 'POST', json})
    for (const giftOrPromoCode of ['WELCOME10', 'KILN20', 'NONE', 'SUMMER24', 'GIFT-25-KILN'])
      await visitor.submit('/cart/code', {...crumbOf(visitor), giftOrPromoCode})
    const cart = await (await visitor.api('/commerce/shopping-cart')).json()
    const {entries: lines, coupons} = cart
    const said = [...lines, ...coupons].flatMap(({title, name, message, chosenVariant}) => [
      ...[title, name, message].map((text) => text ?? ''),
      ...Object.entries(chosenVariant?.attributes ?? {}).flat(),
    ])
    expect(findLatinIn(said.join(' | '))).toEqual([])
    const codes = /\b(WELCOME10|KILN20|GIFT-25-KILN)\b/g
    const withoutCodes = async (reply: Response) =>
      findLatin((await read(visitor, reply)).replaceAll(codes, ''))
    expect(await withoutCodes(await visitor.call('/cart'))).toEqual([])
    const refused = await visitor.submit('/checkout', {...crumbOf(visitor), country: 'US', postalCode: 'x'})
    expect(await withoutCodes(refused)).toEqual([])
    const fields = {line1: '1', line2: '', city: '東京', region: '', postalCode: '100-0001', country: 'JP'}
    const buyer = {email: 'ada@example.com', name: '花子', ...crumbOf(visitor), ...fields}
    const send = async () =>
      visitor.submit('/checkout', {...buyer, ...hiddenIn(await (await visitor.call('/checkout')).text())})
    await send()
    const confirmed = await read(visitor, await send())
    expect(confirmed).toContain('order-number')
    const number = /<strong class="order-number">[^<]*<\/strong>/
    expect(findLatin(confirmed.replace(number, ''))).toEqual([])
  })

  it('refuses in its language', async () => {
    const visitor = await enter(code)
    const crumb = crumbOf(visitor)
    const refusals = [
      await visitor.submit('/cart/add', {...crumb, itemId: mug.itemId}),
      await visitor.submit('/cart/add', {...crumb, ...plate, stock: '', quantity: '9'}),
      await visitor.submit('/cart/add', {...crumb, itemId: plate.itemId, sku: plate.sku, quantity: 'x'}),
      await visitor.submit('/cart/add', {itemId: plate.itemId, sku: plate.sku, quantity: '1'}),
      await visitor.submit('/account', {...crumb, email: 'ada', password: ''}),
      await visitor.submit('/account', {...crumb, email: 'ada@example.com', password: 'wrong'}),
      ...(await Promise.all(forms.map(({id}) => visitor.submit(`/form/${id}`, crumb)))),
    ]
    for (const reply of refusals) {
      expect(reply.status).toBeGreaterThanOrEqual(400)
      expect(findLatin(await reply.text())).toEqual([])
    }
  })

  it('accepts the choices of its forms', async () => {
    const visitor = await enter(code)
    const page = await (await visitor.call('/contact')).text()
    const [, choice = ''] =
      /<select id="select-yui_3_17_2_1-field".*?<option value="([^"]+)"/s.exec(page) ?? []
    expect(choice).not.toBe('')
    const reply = await visitor.api('/rest/forms/validate/64a1f0c27be1d20013c0f001', {
      method: 'POST',
      json: {
        'name-yui_3_17_2_1': ['花子', '山田'],
        'email-yui_3_17_2_1': 'ada@example.com',
        'select-yui_3_17_2_1': choice,
        'textarea-yui_3_17_2_1': '…',
      },
    })
    expect(reply.status).toBe(204)
  })

  it('searches in its language', async () => {
    const visitor = await enter(code)
    const {translations} = findStore(code)
    const title = `${translations.get('Moon Plate')}`
    const page = await (await visitor.call(`/search?q=${encodeURIComponent(title)}`)).text()
    expect(page).toContain('href="/shop/moon-plate"')
    expect(findLatin(page)).toEqual([])
  })
})
