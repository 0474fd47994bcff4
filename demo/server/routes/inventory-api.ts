import {Hono} from 'hono'
import {readItemId} from '../cart/wish.ts'
import {findProduct} from '../catalogue.ts'
import type {DemoEnv} from '../http/env.ts'
import {Refusal} from '../refusal.ts'
import type {Services} from '../services.ts'

/** The inventory calls of the API description. */
export function inventoryApi({database}: Services) {
  const app = new Hono<DemoEnv>()
  app.get('/commerce/inventory/stock', async (c) => {
    const shopProduct = await findProduct(database, readItemId(c.req.query('itemId')))
    if (!shopProduct) throw new Refusal(404, 'There is no such item.')
    const {variants} = shopProduct.item.structuredContent
    return c.json({results: variants.map(({sku, unlimited, qtyInStock}) => ({sku, unlimited, qtyInStock}))})
  })
  return app
}
