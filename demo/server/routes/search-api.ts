import {Hono} from 'hono'
import {onePrice} from '../../../src/model/one-price.ts'
import {pictureOf} from '../../views/product-view.ts'
import {listProducts, type ShopProduct} from '../catalogue/catalogue.ts'
import {findMatches} from '../catalogue/find-matches.ts'
import {toMoney} from '../catalogue/product-item.ts'
import type {DemoEnv} from '../http/env.ts'
import {readQuery} from '../http/read-query.ts'
import type {Services} from '../services.ts'

/** Suggestions of each kind. */
const MOST = 6

function suggestProduct({record, item, product}: ShopProduct) {
  const price = onePrice(product)
  return {
    id: record.id,
    title: record.title,
    url: item.fullUrl,
    imageUrl: pictureOf(record, false).src,
    ...(price && {price: toMoney(price.minor, price.currency)}),
  }
}

/** What the shop suggests while a visitor types. */
export function searchApi({database}: Services) {
  const app = new Hono<DemoEnv>()
  app.get('/commerce/products/suggest', async (c) => {
    const store = c.get('store')
    const {products, stories} = findMatches(readQuery(c), await listProducts(database, store), store)
    return c.json({
      products: products.slice(0, MOST).map(suggestProduct),
      categories: [],
      pages: stories.slice(0, MOST).map(({slug, title}) => ({title, url: `/journal/${slug}`})),
    })
  })
  return app
}
