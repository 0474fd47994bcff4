import {Hono} from 'hono'
import {isSoldOut} from '../../../src/model/product-state.ts'
import {cartPage} from '../../pages/cart.ts'
import {checkoutPage, subscriptionPage} from '../../pages/checkout.ts'
import {giftCardPage} from '../../pages/gift-card.ts'
import {homePage} from '../../pages/home.ts'
import {productPage} from '../../pages/product.ts'
import {shopPage} from '../../pages/shop.ts'
import {findProduct, findProductBySlug, listProducts} from '../catalogue.ts'
import type {DemoEnv} from '../http/env.ts'
import type {Render} from '../http/render.ts'
import type {Services} from '../services.ts'

/** Products on the home page. */
const FEATURED = 4

/** The pages that visitors read. */
export function pages({database, subscriptions}: Services, render: Render) {
  const app = new Hono<DemoEnv>()
  app.get('/', async (c) => {
    const products = (await listProducts(database)).filter(({product}) => !isSoldOut(product))
    return render(c, ({crumb}) => homePage(products.slice(0, FEATURED), crumb))
  })
  app.get('/shop', async (c) => {
    const products = await listProducts(database)
    return render(c, ({crumb}) => shopPage(products, crumb))
  })
  app.get('/shop/:slug', async (c) => {
    const shopProduct = await findProductBySlug(database, c.req.param('slug'))
    return shopProduct ? render(c, ({crumb}) => productPage({shopProduct, crumb})) : c.notFound()
  })
  app.get('/cart', (c) => render(c, cartPage))
  app.get('/checkout', (c) => render(c, checkoutPage))
  app.get('/commerce/subscription', async (c) => {
    const started = await subscriptions.find(c.req.query('cartToken') ?? '')
    return started ? render(c, subscriptionPage(started)) : c.notFound()
  })
  app.get('/commerce/gift-card', async (c) => {
    const shopProduct = await findProduct(database, c.req.query('itemId') ?? '')
    const variant = shopProduct?.product.variants.find(({sku}) => sku === c.req.query('sku'))
    if (shopProduct?.record.type !== 'giftCard') return c.notFound()
    const typed = {selection: variant?.attributes ?? {}, quantity: '1'}
    return render(c, ({crumb}) => giftCardPage({shopProduct, crumb, typed}))
  })
  return app
}
