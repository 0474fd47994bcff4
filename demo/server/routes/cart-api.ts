import {Hono} from 'hono'
import type {EntryKey} from '../cart/entries.ts'
import {readAdditionalFields, readItemId, readQuantity, readSku, readWish} from '../cart/wish.ts'
import {readJson} from '../http/body.ts'
import {forgetCart, readCartId, setCart, visitorOf} from '../http/cookies.ts'
import type {DemoContext, DemoEnv} from '../http/env.ts'
import {Refusal} from '../refusal.ts'
import type {Services} from '../services.ts'

function entryKey(c: DemoContext, body: Record<string, unknown> = {}): EntryKey {
  const cartId = readCartId(c)
  if (!cartId) throw new Refusal(404, 'There is no cart yet.')
  const itemId = body.itemId === undefined ? {} : {itemId: readItemId(body.itemId)}
  return {cartId, entryId: c.req.param('entryId') ?? '', ...itemId, sku: readSku(body.sku)}
}

/** The cart calls of the API description. */
export function cartApi({carts, subscriptions}: Services) {
  const app = new Hono<DemoEnv>()
  app.get('/commerce/shopping-cart', async (c) => {
    const cartId = readCartId(c)
    const cart = cartId ? await carts.read(cartId) : null
    if (cart) return c.json(cart)
    if (cartId) forgetCart(c)
    throw new Refusal(404, 'There is no cart yet.')
  })
  app.post('/commerce/shopping-cart/entries', async (c) => {
    const wish = readWish(await readJson(c))
    const reply = await carts.add(visitorOf(c), wish, c.req.header('Add-To-Cart-Id') || null)
    setCart(c, reply.shoppingCart.id)
    return c.json(reply)
  })
  app.put('/commerce/shopping-cart/entries/:entryId', async (c) => {
    const body = await readJson(c)
    return c.json({shoppingCart: await carts.setQuantity(entryKey(c, body), readQuantity(body.quantity, 0))})
  })
  app.delete('/commerce/shopping-cart/entries/:entryId', async (c) =>
    c.json({shoppingCart: await carts.remove(entryKey(c))}),
  )
  app.put('/commerce/shopping-cart/entries/:entryId/additionalFields', async (c) => {
    const body = await readJson(c)
    const fields = readAdditionalFields(body.additionalFields)
    return c.json(await carts.setAdditionalFields(entryKey(c, body), fields))
  })
  app.post('/3/commerce/cart/subscription', async (c) => {
    const body = await readJson(c)
    const wish = readWish({...body, quantity: body.qty})
    return c.json({cartToken: await subscriptions.start(wish)})
  })
  return app
}
