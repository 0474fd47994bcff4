import {Hono} from 'hono'
import {onePrice} from '../../../src/model/one-price.ts'
import {parseProductQuery} from '../../../src/model/product-query.ts'
import {toMoney} from '../../seed/product-item.ts'
import {say} from '../../seed/say.ts'
import type {Store} from '../../seed/stores.ts'
import {pictureOf} from '../../views/product-view.ts'
import type {ShopProduct} from '../catalogue/catalogue.ts'
import {findStories} from '../catalogue/find-matches.ts'
import {type Facet, listPage} from '../catalogue/list-page.ts'
import type {DemoEnv} from '../http/env.ts'
import {LONGEST_QUERY, readQuery} from '../http/read-query.ts'
import {Refusal} from '../http/refusal.ts'
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

/** Of the products that are found. */
const suggestCategories = (facets: readonly Facet[], store: Store) =>
  (facets.find(({name}) => name === 'category')?.values ?? [])
    .slice(0, MOST)
    .map(({value}) => ({title: say(value, store), url: `/shop?filter.category=${encodeURIComponent(value)}`}))

/** What the shop suggests while a visitor types. */
export function searchApi({database}: Services) {
  const app = new Hono<DemoEnv>()
  app.get('/commerce/products/suggest', async (c) => {
    if ((c.req.query('q') ?? '').length > LONGEST_QUERY)
      throw new Refusal(400, `q must not be longer than ${LONGEST_QUERY} characters.`)
    const [query, store] = [readQuery(c), c.get('store')]
    if (!query) return c.json({products: [], categories: [], pages: []})
    const {value: wanted} = parseProductQuery(
      new URLSearchParams({query, pageSize: `${MOST}`}),
      store.currency,
    )
    const {products, facets} = await listPage(database, wanted, store)
    return c.json({
      products: products.map(suggestProduct),
      categories: suggestCategories(facets, store),
      pages: findStories(query, store)
        .slice(0, MOST)
        .map(({slug, title}) => ({title, url: `/journal/${slug}`})),
    })
  })
  return app
}
