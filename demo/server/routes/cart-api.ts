import {Hono} from 'hono'
import {readAdditionalFields, readCartInput, readItemId, readQuantity, readSku} from '../cart/cart-input.ts'
import type {EntryKey} from '../cart/entries.ts'
import {cartInStore, type HomeReply, replyInStore} from '../cart/in-store.ts'
import {readLocation} from '../cart/location.ts'
import type {HomeCart} from '../cart/view.ts'
import {readJson} from '../http/body.ts'
import {tellCartToken} from '../http/cart-token.ts'
import {forgetCart, readCartId, setCart, visitorOf} from '../http/cookies.ts'
import type {DemoContext, DemoEnv} from '../http/env.ts'
import {checkWait} from '../http/guards.ts'
import {Refusal} from '../http/refusal.ts'
import type {Services} from '../services.ts'

function entryKey(c: DemoContext, body: Record<string, unknown> = {}): EntryKey {
  const cartId = readCartId(c)
  if (!cartId) throw new Refusal(404, 'There is no cart yet.')
  const itemId = body.itemId === undefined ? {} : {itemId: readItemId(body.itemId)}
  return {
    cartId,
    entryId: c.req.param('entryId') ?? '',
    ...itemId,
    sku: readSku(body.sku) ?? readSku(body.variantId),
  }
}

/** The visitor's own cart; refuses any other cart that a call names. */
function ownCart(c: DemoContext): string {
  const cartId = readCartId(c)
  if (!cartId || c.req.param('cartToken') !== cartId) throw new Refusal(404, 'There is no such cart.')
  return cartId
}

function readCode({giftOrPromoCode}: Record<string, unknown>): string {
  if (typeof giftOrPromoCode !== 'string') throw new Refusal(400, 'giftOrPromoCode is missing.')
  return giftOrPromoCode
}

type Answer = (c: DemoContext, reply: HomeReply) => Response

/** Answers a change with the cart; a partial change can be a refusal, as in some shops. */
const createAnswer =
  (services: Services): Answer =>
  (c, reply) => {
    const told = tellCartToken(c, services, reply.shoppingCart.id)
    const {problems = [], ...rest} = replyInStore(reply, c.get('store'))
    const {shoppingCart, ...added} = {...rest, shoppingCart: {...rest.shoppingCart, ...told}}
    if (!problems.length) return c.json({shoppingCart, ...added})
    if (!reply.isRefused) return c.json({shoppingCart, ...added, problems})
    return c.json({message: problems[0]?.message, shoppingCart, problems}, 422)
  }

/** Calls for one cart by its token: codes and the location. */
function cartTokenApi({carts, limits}: Services, answer: Answer) {
  const app = new Hono<DemoEnv>()
  const reply = async (c: DemoContext, cart: Promise<HomeCart>) => answer(c, {shoppingCart: await cart})
  app.post('/codes', async (c) => {
    checkWait(limits.code(c))
    return reply(c, carts.addCode(ownCart(c), readCode(await readJson(c))))
  })
  app.delete('/codes/:code', (c) => reply(c, carts.removeCode(ownCart(c), c.req.param('code'))))
  app.put('/shipping/location', async (c) =>
    reply(c, carts.setLocation(ownCart(c), readLocation(await readJson(c)))),
  )
  return app
}

/** The cart calls of the API description. */
export function cartApi(services: Services) {
  const {carts, subscriptions} = services
  const app = new Hono<DemoEnv>()
  const answer = createAnswer(services)
  app.get('/commerce/shopping-cart', async (c) => {
    const cartId = readCartId(c)
    const cart = cartId ? await carts.read(cartId) : null
    if (cart) {
      const told = tellCartToken(c, services, cart.id)
      return c.json({...cartInStore(cart, c.get('store')), ...told})
    }
    if (cartId) forgetCart(c)
    throw new Refusal(404, 'There is no cart yet.')
  })
  app.post('/commerce/shopping-cart/entries', async (c) => {
    const input = readCartInput(await readJson(c))
    const reply = await carts.add(visitorOf(c), input, c.req.header('Add-To-Cart-Id') || null)
    setCart(c, reply.shoppingCart.id)
    return answer(c, reply)
  })
  app.put('/commerce/shopping-cart/entries/:entryId', async (c) => {
    const body = await readJson(c)
    return answer(c, await carts.setQuantity(entryKey(c, body), readQuantity(body.quantity, 0)))
  })
  app.delete('/commerce/shopping-cart/entries/:entryId', async (c) =>
    answer(c, {shoppingCart: await carts.remove(entryKey(c))}),
  )
  app.put('/commerce/shopping-cart/entries/:entryId/additionalFields', async (c) => {
    const body = await readJson(c)
    const fields = readAdditionalFields(body.additionalFields)
    return answer(c, await carts.setAdditionalFields(entryKey(c, body), fields, c.get('network')))
  })
  app.post('/3/commerce/cart/subscription', async (c) => {
    const body = await readJson(c)
    const input = readCartInput({...body, quantity: body.qty})
    return c.json({cartToken: await subscriptions.start(input, c.get('network'))})
  })
  app.route('/3/commerce/cart/:cartToken', cartTokenApi(services, answer))
  return app
}
