// @vitest-environment happy-dom
import {describe, expect, it} from 'vitest'
import {readWidgets} from '../build/read-widgets.ts'
import {setCookie} from './helpers/cookies.ts'
import {hold, json} from './helpers/fake-server.ts'
import {until} from './helpers/until.ts'
import {widgetPage} from './helpers/widget-page.ts'

const CARTS = ['cart-page', 'cart-drawer'] as const
const COUPON = {code: 'TEN', name: 'Ten', discountCents: 1000}
const OPTIONS = JSON.stringify({
  storeCurrency: 'USD',
  formattingLocale: 'en-US',
  freeShippingSubtotal: {currency: 'USD', value: '75.00'},
})

const described = new Map(
  (await readWidgets()).map(({name, about}) => [name, Object.keys(about.classes ?? {})]),
)

/** All classes in a tree, also in its templates: later lines are made of them. */
const classesIn = (root: ParentNode): string[] =>
  [...root.querySelectorAll('*')].flatMap((element) => [
    ...element.classList,
    ...(element instanceof HTMLTemplateElement ? classesIn(element.content) : []),
  ])

type Cart = (typeof CARTS)[number]

const load = {
  'cart-page': () => import('../widgets/cart-page/index.ts'),
  'cart-drawer': () => import('../widgets/cart-drawer/index.ts'),
}
let opened: Cart = 'cart-page'
const page = await widgetPage(() => load[opened]())

/** The classes of a cart with a code, while a change is on its way; sums that the change touches are unknown. */
async function rendered(name: Cart): Promise<string[]> {
  opened = name
  page.shop.entries.push({id: 'e1', itemId: 'mug', sku: 'M', quantity: 2})
  setCookie('hasCart')
  const cart = () => ({...Object(page.shop.cart()), discountCents: 1000, coupons: [COUPON]})
  const never = hold(page.shop.answer)
  page.server.answer((response, request) =>
    request.method === 'GET' ? json(cart())(response, request) : never.answer(response, request),
  )
  const {page: settings} = await import('../src/page/page.ts')
  settings().cart = 'drawer'
  const slot = name === 'cart-drawer' ? '<template data-slot="cross-sell"><p>Plates</p></template>' : ''
  const {element} = await page.open(
    `<div data-vitrine="${name}" data-options='${OPTIONS}'>${slot}</div><a class="sqs-custom-cart" href="/cart"></a>`,
  )
  if (name === 'cart-drawer') document.querySelector<HTMLElement>('.sqs-custom-cart')?.click()
  const root = name === 'cart-drawer' ? document.body : element
  await until(() => expect(root.querySelectorAll('[data-entry-id]')).toHaveLength(1))
  root.querySelector<HTMLElement>('[data-cart=more]')?.click()
  await until(() => expect(root.querySelector(`.${name}__unknown`)).not.toBeNull())
  never.release()
  return [...new Set(classesIn(root))].filter((one) => one.startsWith(name)).sort()
}

// the parts of a cart take their classes from the widget that shows it: only what is rendered says which there are
describe.each(CARTS)('%s describes the classes that it renders,', (name) => {
  it('all of them, and no other', async () => {
    expect(await rendered(name)).toEqual([...(described.get(name) ?? [])].sort())
  })
})
