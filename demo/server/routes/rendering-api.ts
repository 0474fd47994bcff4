import {Hono} from 'hono'
import {say} from '../../seed/say.ts'
import {quickViewPart} from '../../views/product.ts'
import {findProduct} from '../catalogue/catalogue.ts'
import type {DemoEnv} from '../http/env.ts'
import type {Render} from '../http/render.ts'
import type {Services} from '../services.ts'

/** Parts of pages, for scripts. */
export function renderingApi({database}: Services, render: Render) {
  const app = new Hono<DemoEnv>()
  app.get('/rendering/product-quick-view/:productId', async (c) => {
    const shopProduct = await findProduct(database, c.req.param('productId'), c.get('store'))
    if (shopProduct) return c.json({html: await render.part(c, quickViewPart(shopProduct))})
    const [title, error] = ['Product not found', 'This product is no longer in the shop.'].map((text) =>
      say(text, c.get('store')),
    )
    return c.json({title, error}, 404)
  })
  return app
}
