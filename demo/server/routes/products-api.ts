import {Hono} from 'hono'
import {parseProductQuery} from '../../../src/model/product-query.ts'
import {listPage} from '../catalogue/list-page.ts'
import {toMoney} from '../catalogue/product-item.ts'
import type {DemoEnv} from '../http/env.ts'
import {Refusal} from '../http/refusal.ts'
import type {Services} from '../services.ts'

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
      items: products.map(({item}) => item),
      total,
      facets: [...facets, ...(range ? [{name: 'price', values: [], range}] : [])],
      nextPage,
    })
  })
  return app
}
