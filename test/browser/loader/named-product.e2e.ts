import type {Page} from '@playwright/test'
import {contentSecurityPolicy} from '../../../demo/server/http/headers.ts'
import {startDouble} from '../../backends/woocommerce/server.ts'
import {fileWith} from '../support/dist.ts'
import {US_SHOP} from '../support/document.ts'
import {endRoutes} from '../support/requests.ts'
import {roundsOf, slowFiles} from '../support/slow-files.ts'
import {expect, test} from '../support/test.ts'

let shop: Awaited<ReturnType<typeof startDouble>>
test.beforeAll(async () => {
  shop = await startDouble()
})
test.afterAll(() => shop.stop())
test.afterEach(({page}) => endRoutes(page))

const markup = (api: string) => `<!doctype html>
<html lang="en-US"><head><meta charset="utf-8"><title>Tide Bowl</title><link rel="icon" href="data:,">
<script type="application/json" data-site-context>${JSON.stringify(US_SHOP)}</script>
<script async src="/vitrine/loader.js" data-tracking="off" data-backend="woocommerce" data-api="${api}"></script>
</head><body><main><form data-vitrine="add-to-cart" data-product-id="tide-bowl" action="/cart">
  <h1 class="product-title">A product</h1><p class="product-price">…</p><button type="submit">Add</button>
</form></main></body></html>`

/** A page that is a file; WooCommerce answers below `/wp-json/`. */
async function serve(page: Page): Promise<void> {
  await page.route('**/wp-json/**', async (route) => {
    const {pathname, search} = new URL(route.request().url())
    await route.fulfill({response: await route.fetch({url: shop.origin + pathname + search})})
  })
  await page.route('**/static', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      headers: {'Content-Security-Policy': contentSecurityPolicy('/vitrine/loader.js')},
      body: markup(`${new URL(route.request().url()).origin}/wp-json/wc/store/v1`),
    }),
  )
}

test('a product that the page only names: the files that read it come in two rounds after the widget’s', async ({
  page,
}) => {
  await serve(page)
  const {fetched, release} = await slowFiles(page, 400, /\/(vitrine\/chunks|wp-json)\//)
  release()
  await page.goto('/static', {waitUntil: 'commit'})
  await expect(page.locator('.product-title')).toHaveText('Tide Bowl', {timeout: 30_000})
  const named = fileWith('widgets/add-to-cart/lazy/from-shop.ts')
  const begin = fetched.find(({name}) => named.test(name))?.start ?? Number.NaN
  const call = fetched.find(({name}) => name.endsWith('/products/tide-bowl'))?.start ?? Number.NaN
  expect(roundsOf(fetched.filter(({start}) => start >= begin && start < call))).toBe(2)
})
