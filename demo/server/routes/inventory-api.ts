import {Hono} from 'hono'
import {textOrNull} from '../../../src/lib/text-or-null.ts'
import {readItemId, readSku} from '../cart/cart-input.ts'
import {findProduct} from '../catalogue/catalogue.ts'
import {readJson} from '../http/body.ts'
import type {DemoEnv} from '../http/env.ts'
import {Refusal} from '../http/refusal.ts'
import type {Services} from '../services.ts'

/** The inventory calls of the API description. */
export function inventoryApi({database, restock}: Services) {
  const app = new Hono<DemoEnv>()
  app.get('/commerce/inventory/stock', async (c) => {
    const shopProduct = await findProduct(database, readItemId(c.req.query('itemId')))
    if (!shopProduct) throw new Refusal(404, 'There is no such item.')
    const {variants} = shopProduct.item.structuredContent
    return c.json({results: variants.map(({sku, unlimited, qtyInStock}) => ({sku, unlimited, qtyInStock}))})
  })
  app.post('/commerce/restock-notification', async (c) => {
    const {productId, variantId, email, isJoinMailingList, captchaKey} = await readJson(c)
    const request = {
      productId: readItemId(productId),
      variantId: readSku(variantId),
      email: typeof email === 'string' ? email.trim() : '',
      isJoinMailingList: isJoinMailingList === true,
    }
    await restock.keep(request, {network: c.get('network'), captchaKey: textOrNull(captchaKey)})
    return c.body(null, 204)
  })
  return app
}
