import {Hono, type MiddlewareHandler} from 'hono'
import {isEmail} from '../../../src/model/email.ts'
import {say} from '../../seed/say.ts'
import {checkoutPage, orderPage, subscriptionPage} from '../../views/checkout.ts'
import type {PageOf} from '../../views/page.ts'
import type {Typed} from '../cart/checkouts.ts'
import {findLocationProblems, type Location, readLocation} from '../cart/location.ts'
import type {CartKind, OrderRequest} from '../cart/orders.ts'
import {readForm} from '../http/body.ts'
import {readCheckoutToken} from '../http/cart-token.ts'
import {forgetCart, readCartId, readOrderId, setCart, setOrderId} from '../http/cookies.ts'
import type {DemoContext, DemoEnv} from '../http/env.ts'
import type {Refused} from '../http/guards.ts'
import {isAhead, isOpenedFrom} from '../http/origin.ts'
import type {Origins} from '../http/other-pages.ts'
import type {Render} from '../http/render.ts'
import type {Services} from '../services.ts'
import {messages} from '../site/messages.ts'
import {LONGEST_FIELD} from '../storage/quotas.ts'
import {attempt, createRefuse, isRefused} from './refuse.ts'

type Fields = Record<string, string>

/** Names a cart that was handed over to a browser with another one. */
const HANDED = 'handed'

const NEEDED = ['email', 'name', 'line1', 'city'] as const

/** Problems for the visitor to correct, by field. */
function findProblems(fields: Fields, location: Location): Fields {
  const missing = NEEDED.filter((name) => !fields[name]?.trim())
  const isNameTooLong = (fields.name?.trim().length ?? 0) > LONGEST_FIELD
  return {
    ...findLocationProblems(location),
    ...(isEmail(fields.email?.trim() ?? '') ? {} : {email: messages.email}),
    ...(isNameTooLong && {name: messages.tooLong}),
    ...Object.fromEntries(missing.map((name) => [name, messages.required])),
  }
}

const isOrderId = (text: string | undefined): text is string => /^[\da-f-]{36}$/.test(text ?? '')

/** The order that a checkout places, and its visitor. */
interface Desk {
  kind: CartKind
  cartId: string
  visitor: string
  network: string
}

function readOrderRequest(c: DemoContext, desk: Desk, fields: Fields): OrderRequest {
  return {
    kind: desk.kind,
    cartId: desk.cartId,
    visitor: desk.visitor,
    network: desk.network,
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
  network: c.get('network'),
})

const subscriptionDesk = (c: DemoContext): Desk => ({
  kind: 'subscription',
  cartId: c.req.query('cartToken') ?? '',
  visitor: c.get('visitor'),
  network: c.get('network'),
})

/** The destination, once it is known. */
function locationOf({fields}: Typed): Location | null {
  const location = readLocation(fields ?? {})
  return Object.keys(findLocationProblems(location)).length ? null : location
}

/** A visitor who arrives from a page on another host: this browser gets a copy of the cart, and the token leaves the address. */
const arrive =
  ({handovers, seals, clock}: Services, shopOrigins: Origins): MiddlewareHandler<DemoEnv> =>
  async (c, next) => {
    const token = c.req.query('cart')
    if (token === undefined) return next()
    // the visitor has not pressed yet: the browser asks again after a press
    if (isAhead(c)) return c.body(null, 503)
    const cartId = isOpenedFrom(c, shopOrigins) ? readCheckoutToken(seals, token, clock.now()) : null
    const ownId = readCartId(c)
    // a page on a host that receives the cookies of this one
    if (cartId && cartId === ownId) return c.redirect('/checkout', 303)
    const handed =
      cartId &&
      (await handovers.take({token, cartId, visitor: c.get('visitor'), network: c.get('network'), ownId}))
    if (!handed) return c.redirect('/checkout?ended=true', 303)
    if (handed.isOnly) setCart(c, handed.cartId)
    return c.redirect(handed.isOnly ? '/checkout' : `/checkout?${HANDED}=${handed.cartId}`, 303)
  }

/** Orders a cart that was handed over, beside the cart of this browser, which stays as it is. */
const orderHanded =
  ({handovers}: Services): MiddlewareHandler<DemoEnv> =>
  async (c, next) => {
    const handed = c.req.query(HANDED)
    if (handed && (await handovers.isOf(handed, c.get('visitor')))) c.set('cartOfToken', handed)
    return next()
  }

/** Shipping and tax for the address so far, without an order. */
async function estimate({carts}: Services, {kind, cartId}: Desk, fields: Fields): Promise<Typed> {
  const location = readLocation(fields)
  const problems = findLocationProblems(location)
  if (Object.keys(problems).length) return {problems}
  if (kind === 'shopping') await carts.setLocation(cartId, location)
  return {}
}

/** The reasons for a refusal, or the address of the order. */
async function order(
  c: DemoContext,
  {orders}: Services,
  desk: Desk,
  fields: Fields,
): Promise<Typed | Refused | string> {
  const problems = findProblems(fields, readLocation(fields))
  if (Object.keys(problems).length) return {problems}
  const placed = await attempt(c, () => orders.place(readOrderRequest(c, desk, fields)))
  if (isRefused(placed)) return placed.status === 422 ? {error: placed.error} : placed
  if (!placed) return {error: say(messages.totalChanged, c.get('store'))}
  if (placed.purchasedCartId === readCartId(c)) forgetCart(c)
  setOrderId(c, placed.id)
  return `/order-confirmed/${placed.id}`
}

/** The checkout of the shopping cart, the checkout of a subscription, and their shared confirmation. */
export function checkout(services: Services, render: Render, shopOrigins: Origins) {
  const {orders, checkouts, subscriptions, limits} = services
  const refuse = createRefuse(limits)

  /** The page of a checkout; null if there is nothing to order. */
  async function pageOf(c: DemoContext, {kind, cartId}: Desk, typed: Typed): Promise<PageOf | null> {
    if (kind === 'shopping') return checkoutPage(typed, c.req.query(HANDED))
    const started = await subscriptions.find(cartId, c.get('store'), locationOf(typed))
    return started && subscriptionPage(started, typed)
  }

  const show = (deskOf: (c: DemoContext) => Desk) => async (c: DemoContext) => {
    const desk = deskOf(c)
    const {fields, ...reasons} = await checkouts.find(desk, c.req.query('try'))
    const isTest = c.req.query('testMode') === 'true'
    if (c.req.query('ended')) reasons.error = say(messages.checkoutEnded, c.get('store'))
    const page = await pageOf(c, desk, {...reasons, fields: {...fields, ...(isTest && {testMode: 'true'})}})
    if (page) return render(c, page)
    const orderId = await orders.findOf(desk)
    return orderId ? c.redirect(`/order-confirmed/${orderId}`) : c.notFound()
  }

  /** The address of the order, or of the page that shows what is wrong. */
  async function process(c: DemoContext, desk: Desk, fields: Fields): Promise<Refused | string> {
    const outcome = await (fields.estimate
      ? estimate(services, desk, fields)
      : order(c, services, desk, fields))
    if (typeof outcome === 'string' || isRefused(outcome)) return outcome
    const address = new URL(c.req.url)
    // nothing is stored for a subscription that was never started
    const page = await pageOf(c, desk, {fields})
    if (page) address.searchParams.set('try', await checkouts.keep(desk, {...outcome, fields}))
    return address.pathname + address.search
  }

  /** A refusal redirects to a separate page, so that reloading sends nothing. */
  const take = (deskOf: (c: DemoContext) => Desk) => async (c: DemoContext) => {
    const fields = await readForm(c)
    const desk = deskOf(c)
    const outcome = refuse(c, fields) ?? (await attempt(c, () => process(c, desk, fields)))
    if (!isRefused(outcome)) return c.redirect(outcome, 303)
    const page = outcome.status === 404 ? null : await pageOf(c, desk, {fields, error: outcome.error})
    return page ? render(c, page, outcome.status) : c.notFound()
  }

  const app = new Hono<DemoEnv>()
  app.get('/checkout', arrive(services, shopOrigins))
  app.use('/checkout', orderHanded(services))
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
