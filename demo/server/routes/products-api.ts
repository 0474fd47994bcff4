import {Hono} from 'hono'
import type {Intent} from '../../../src/model/product-items.ts'
import {parseProductQuery} from '../../../src/model/product-query.ts'
import {toMoney} from '../../seed/product-item.ts'
import {pictureOf} from '../../views/product-view.ts'
import {findProduct, listProducts, type ShopProduct} from '../catalogue/catalogue.ts'
import {listPage} from '../catalogue/list-page.ts'
import {relatedTo} from '../catalogue/related.ts'
import type {DemoEnv} from '../http/env.ts'
import {Refusal} from '../http/refusal.ts'
import type {Services} from '../services.ts'

const isIntent = (text: string): text is Intent => text === 'related' || text === 'complementary'

/** A product with the picture that a card shows. */
function toListed({item, record}: ShopProduct) {
  const {src, alt} = pictureOf(record, false)
  return {...item, mainImage: {assetUrl: src, altText: alt}}
}

/** Lists of products, as JSON. */
export function productsApi({database}: Services) {
  const app = new Hono<DemoEnv>()
  app.get('/commerce/products', async (c) => {
    const store = c.get('store')
    const {value, problems} = parseProductQuery(new URL(c.req.url).searchParams, store.currency)
    if (problems[0]) throw new Refusal(400, problems[0])
    const {products, total, facets, prices, nextPage} = await listPage(database, value, store)
    const range = prices && {
      min: toMoney(prices.min, store.currency),
      max: toMoney(prices.max, store.currency),
    }
    return c.json({
      items: products.map(toListed),
      total,
      facets: [...facets, ...(range ? [{name: 'price', values: [], range}] : [])],
      nextPage,
    })
  })
  app.get('/commerce/products/:id/related', async (c) => {
    const intent = c.req.query('intent') ?? 'related'
    if (!isIntent(intent)) throw new Refusal(400, 'intent must be related or complementary.')
    const product = await findProduct(database, c.req.param('id'), c.get('store'))
    if (!product) throw new Refusal(404, 'There is no such item.')
    const related = relatedTo(product, await listProducts(database, c.get('store')), intent)
    return c.json({items: related.map(toListed)})
  })
  return app
}
