import {Hono} from 'hono'
import {isEmail} from '../../../src/model/email.ts'
import {say} from '../../seed/say.ts'
import {checkoutPage, orderPage, subscriptionPage} from '../../views/checkout.ts'
import type {PageOf} from '../../views/page.ts'
import type {Typed} from '../cart/checkouts.ts'
import {findLocationProblems, type Location, readLocation} from '../cart/location.ts'
import type {CartKind, OrderRequest} from '../cart/orders.ts'
import {readForm} from '../http/body.ts'
import {readToken} from '../http/cart-token.ts'
import {forgetCart, readCartId, readOrderId, setCart, setOrderId} from '../http/cookies.ts'
import type {DemoContext, DemoEnv} from '../http/env.ts'
import type {Render} from '../http/render.ts'
import type {Services} from '../services.ts'
import {messages} from '../site/messages.ts'
import {attempt, createRefuse, isRefused} from './refuse.ts'

type Fields = Record<string, string>

const NEEDED = ['email', 'name', 'line1', 'city'] as const

/** Problems for the visitor to correct, by field. */
function findProblems(fields: Fields, location: Location): Fields {
  const missing = NEEDED.filter((name) => !fields[name]?.trim())
  return {
    ...findLocationProblems(location),
    ...(isEmail(fields.email?.trim() ?? '') ? {} : {email: messages.email}),
    ...Object.fromEntries(missing.map((name) => [name, messages.required])),
  }
}

const isOrderId = (text: string | undefined): text is string => /^[\da-f-]{36}$/.test(text ?? '')

/** The order that a checkout places, and its visitor. */
interface Desk {
  kind: CartKind
  cartId: string
  visitor: string
}

function readOrderRequest(c: DemoContext, desk: Desk, fields: Fields): OrderRequest {
  return {
    kind: desk.kind,
    cartId: desk.cartId,
    orderId: isOrderId(fields.orderId) ? fields.orderId : crypto.randomUUID(),
    customer: {
      email: fields.email?.trim() ?? '',
      name: fields.name?.trim() ?? '',
      location: readLocation(fields),
    },
    seenTotal: fields.total ?? '',
    testMode: fields.testMode === 'true',
    store: c.get('store'),
  }
}

const shoppingDesk = (c: DemoContext): Desk => ({
  kind: 'shopping',
  cartId: readCartId(c) ?? '',
  visitor: c.get('visitor'),
})

const subscriptionDesk = (c: DemoContext): Desk => ({
  kind: 'subscription',
  cartId: c.req.query('cartToken') ?? '',
  visitor: c.get('visitor'),
})

/** The destination, once it is known. */
function locationOf({fields}: Typed): Location | null {
  const location = readLocation(fields ?? {})
  return Object.keys(findLocationProblems(location)).length ? null : location
}

/** The checkout of the shopping cart, the checkout of a subscription, and their shared confirmation. */
export function checkout({orders, checkouts, subscriptions, limits, seals}: Services, render: Render) {
  const refuse = createRefuse(limits)

  /** The page of a checkout; null if there is nothing to order. */
  async function pageOf(c: DemoContext, {kind, cartId}: Desk, typed: Typed): Promise<PageOf | null> {
    if (kind === 'shopping') return checkoutPage(typed)
    const started = await subscriptions.find(cartId, c.get('store'), locationOf(typed))
    return started && subscriptionPage(started, typed)
  }

  const show = (deskOf: (c: DemoContext) => Desk) => async (c: DemoContext) => {
    const desk = deskOf(c)
    const {fields, ...reasons} = await checkouts.find(desk, c.req.query('try'))
    const isTest = c.req.query('testMode') === 'true'
    const page = await pageOf(c, desk, {...reasons, fields: {...fields, ...(isTest && {testMode: 'true'})}})
    if (page) return render(c, page)
    const orderId = await orders.findOf(desk.cartId)
    return orderId ? c.redirect(`/order-confirmed/${orderId}`) : c.notFound()
  }

  /** The reasons for a refusal, or the address of the order. */
  async function order(c: DemoContext, desk: Desk, fields: Fields): Promise<Typed | string> {
    const problems = findProblems(fields, readLocation(fields))
    if (Object.keys(problems).length) return {problems}
    const placed = await attempt(c, () => orders.place(readOrderRequest(c, desk, fields)))
    if (isRefused(placed)) return {error: placed.error}
    if (!placed) return {error: say(messages.totalChanged, c.get('store'))}
    if (placed.purchasedCartId === readCartId(c)) forgetCart(c)
    setOrderId(c, placed.id)
    return `/order-confirmed/${placed.id}`
  }

  /** A refusal redirects to a separate page, so that reloading sends nothing. */
  const take = (deskOf: (c: DemoContext) => Desk) => async (c: DemoContext) => {
    const fields = await readForm(c)
    const desk = deskOf(c)
    const refused = refuse(c, fields)
    if (refused) {
      const page = await pageOf(c, desk, {fields, error: refused.error})
      return page ? render(c, page, refused.status) : c.notFound()
    }
    const outcome = await order(c, desk, fields)
    if (typeof outcome === 'string') return c.redirect(outcome, 303)
    const name = await checkouts.keep(desk, {...outcome, fields})
    const address = new URL(c.req.url)
    address.searchParams.set('try', name)
    return c.redirect(address.pathname + address.search, 303)
  }

  const app = new Hono<DemoEnv>()
  // arriving from a page on another host: the cart becomes this browser's, and the token leaves the address
  app.get('/checkout', async (c, next) => {
    const token = c.req.query('cart')
    if (token === undefined) return next()
    const cartId = readToken(seals, token)
    if (cartId) setCart(c, cartId)
    return c.redirect('/checkout', 303)
  })
  app.get('/checkout', show(shoppingDesk))
  app.post('/checkout', take(shoppingDesk))
  app.get('/commerce/subscription', show(subscriptionDesk))
  app.post('/commerce/subscription', take(subscriptionDesk))
  app.get('/order-confirmed/:id', async (c) => {
    const found = await orders.find(c.req.param('id'))
    return found ? render(c, orderPage(found, found.id === readOrderId(c))) : c.notFound()
  })
  return app
}
