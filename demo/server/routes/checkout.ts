import {Hono} from 'hono'
import {isEmail} from '../../../src/model/email.ts'
import {checkoutPage, orderPage} from '../../pages/checkout.ts'
import {findLocationProblems, type Location, readLocation} from '../cart/location.ts'
import type {OrderWish} from '../cart/orders.ts'
import {readForm} from '../http/body.ts'
import {forgetCart, readCartId, readOrderId, setOrderId} from '../http/cookies.ts'
import type {DemoContext, DemoEnv} from '../http/env.ts'
import type {RateLimit} from '../http/rate-limit.ts'
import type {Render} from '../http/render.ts'
import {messages} from '../messages.ts'
import type {Services} from '../services.ts'
import {attempt, createRefuse, isRefused} from './refuse.ts'

type Fields = Record<string, string>

const NEEDED = ['email', 'name', 'line1', 'city'] as const

/** What the visitor has to mend, by field. */
function findProblems(fields: Fields, location: Location): Fields {
  const missing = NEEDED.filter((name) => !fields[name]?.trim())
  return {
    ...findLocationProblems(location),
    ...(isEmail(fields.email?.trim() ?? '') ? {} : {email: messages.email}),
    ...Object.fromEntries(missing.map((name) => [name, messages.required])),
  }
}

const isOrderId = (text: string | undefined): text is string => /^[\da-f-]{36}$/.test(text ?? '')

function readWish(c: DemoContext, fields: Fields, location: Location): OrderWish {
  return {
    orderId: isOrderId(fields.orderId) ? fields.orderId : crypto.randomUUID(),
    cartId: readCartId(c) ?? '',
    customer: {email: fields.email?.trim() ?? '', name: fields.name?.trim() ?? '', location},
    seenTotal: fields.total ?? '',
    testMode: fields.testMode === 'true',
    store: c.get('store'),
  }
}

/** The checkout, and what it ends with. */
export function checkout({orders}: Services, render: Render, limit: RateLimit) {
  const refuse = createRefuse(limit)
  const app = new Hono<DemoEnv>()
  app.get('/checkout', (c) => {
    const testMode = c.req.query('testMode') === 'true'
    return render(c, checkoutPage({fields: testMode ? {testMode: 'true'} : {}}))
  })
  app.post('/checkout', async (c) => {
    const fields = await readForm(c)
    const location = readLocation(fields)
    const refused = refuse(c, fields)
    const problems = refused ? {} : findProblems(fields, location)
    if (Object.keys(problems).length) return render(c, checkoutPage({fields, problems}), 422)
    const outcome = refused ?? (await attempt(() => orders.place(readWish(c, fields, location))))
    if (isRefused(outcome)) return render(c, checkoutPage({fields, error: outcome.error}), outcome.status)
    if (!outcome) return render(c, checkoutPage({fields, error: messages.totalChanged}), 409)
    if (outcome.purchasedCartId === readCartId(c)) forgetCart(c)
    setOrderId(c, outcome.id)
    return c.redirect(`/order-confirmed/${outcome.id}`, 303)
  })
  app.get('/order-confirmed/:id', async (c) => {
    const order = await orders.find(c.req.param('id'))
    return order ? render(c, orderPage(order, order.id === readOrderId(c))) : c.notFound()
  })
  return app
}
