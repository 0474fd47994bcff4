import {Hono} from 'hono'
import {parseProductQuery} from '../../../src/model/product-query.ts'
import {isSoldOut} from '../../../src/model/stock.ts'
import {posts} from '../../seed/journal.ts'
import {cartPage} from '../../views/cart.ts'
import {collectionPage} from '../../views/collection.ts'
import {contactPage, newsletterPage} from '../../views/forms.ts'
import {galleryPage} from '../../views/gallery.ts'
import {journalPage, postPage, searchPage} from '../../views/journal.ts'
import {giftCardPage, homePage, productPage} from '../../views/product.ts'
import type {Typed} from '../../views/product-view.ts'
import {shopPage} from '../../views/shop-list.ts'
import {tourPage} from '../../views/tour.ts'
import {findProduct, findProductBySlug, listProducts, type ShopProduct} from '../catalogue/catalogue.ts'
import {findMatches} from '../catalogue/find-matches.ts'
import {listPage} from '../catalogue/list-page.ts'
import {relatedTo} from '../catalogue/related.ts'
import type {DemoEnv} from '../http/env.ts'
import {readQuery} from '../http/read-query.ts'
import type {Render} from '../http/render.ts'
import type {Services} from '../services.ts'
import {findOwnPage} from '../site/own-page.ts'
import {findWidgetStyle} from '../site/widget-style.ts'

/** Products on the home page. */
const FEATURED = 4

/** The choice that the address asks for, which the widget writes there; undefined for an unknown variant. */
function readAsked({product}: ShopProduct, wanted: string | undefined): Typed | undefined {
  const variant = product.variants.find(({id, sku}) => wanted && (id === wanted || sku === wanted))
  return variant && {selection: variant.attributes, quantity: '1'}
}

/** The location of the built files. */
interface Built {
  distFolder: string
  scriptUrl: string
}

/** The visitors' pages. */
export function pages({database, comments}: Services, render: Render, built: Built) {
  const app = new Hono<DemoEnv>()
  app.get('/', async (c) => {
    const products = await listProducts(database, c.get('store'))
    return render(c, homePage(products.filter(({product}) => !isSoldOut(product)).slice(0, FEATURED)))
  })
  app.get('/shop', async (c) => {
    const store = c.get('store')
    // a visitor gets a list for any address: what is not valid in it does not count
    const {value: query} = parseProductQuery(new URL(c.req.url).searchParams, store.currency)
    const shop = shopPage({query, list: await listPage(database, query, store)})
    c.header('Vary', 'Vitrine-Part', {append: true})
    if (c.req.header('Vitrine-Part') !== 'collection') return render(c, shop)
    c.header('Cache-Control', 'no-store')
    return c.html(await render.part(c, shop))
  })
  app.get('/shop/:slug', async (c) => {
    const shopProduct = await findProductBySlug(database, c.req.param('slug'), c.get('store'))
    if (!shopProduct) return c.notFound()
    const related = relatedTo(shopProduct, await listProducts(database, c.get('store')))
    return render(
      c,
      productPage({shopProduct, related, typed: readAsked(shopProduct, c.req.query('variant'))}),
    )
  })
  app.get('/tour', (c) => render(c, tourPage()))
  app.get('/contact', (c) => render(c, contactPage(undefined, c.req.query())))
  app.get('/newsletter', (c) => render(c, newsletterPage()))
  app.get('/gallery', async (c) => {
    const style = await findWidgetStyle(built.distFolder, 'gallery')
    return render(c, galleryPage(style && built.scriptUrl.replace(/[^/]*$/, style)))
  })
  app.get('/journal', async (c) => render(c, journalPage(await listProducts(database, c.get('store')))))
  app.get('/journal/:slug', async (c) => {
    const post = posts.find(({slug}) => slug === c.req.param('slug'))
    if (!post) return c.notFound()
    const products = await listProducts(database, c.get('store'))
    return render(c, postPage(post, products, await comments.count(post)))
  })
  app.get('/search', async (c) => {
    const query = readQuery(c)
    return render(c, searchPage(query, await findMatches(database, query, c.get('store'))))
  })
  app.get('/cart', async (c) => render(c, cartPage(await listProducts(database, c.get('store')))))
  app.get('/commerce/gift-card', async (c) => {
    const shopProduct = await findProduct(database, c.req.query('itemId') ?? '', c.get('store'))
    const variant = shopProduct?.product.variants.find(({sku}) => sku === c.req.query('sku'))
    if (shopProduct?.record.type !== 'giftCard') return c.notFound()
    const typed = {selection: variant?.attributes ?? {}, quantity: '1'}
    return render(c, giftCardPage({shopProduct, typed}))
  })
  app.get('/:urlId', async (c, next) => {
    const own = await findOwnPage(database, c.req.param('urlId'))
    return own ? render(c, collectionPage(own)) : next()
  })
  return app
}
