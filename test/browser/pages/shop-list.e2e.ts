import type {Page} from '@playwright/test'
import {contentSecurityPolicy} from '../../../demo/server/http/headers.ts'
import {startDouble} from '../../backends/woocommerce/server.ts'
import {expectNoneInAnyLight} from '../support/accessibility.ts'
import {openDocument, US_SHOP} from '../support/document.ts'
import {forgetShifts, recordShifts, settle, shifts} from '../support/layout.ts'
import {expectState} from '../support/page-parts.ts'
import {endRoutes, holdRequests} from '../support/requests.ts'
import {expect, test} from '../support/test.ts'

let shop: Awaited<ReturnType<typeof startDouble>>
test.beforeAll(async () => {
  shop = await startDouble()
})
test.afterAll(() => shop.stop())
test.afterEach(({page}) => endRoutes(page))

const LIST = `<h1>Shop</h1>
<div data-vitrine="collection" data-query="limit=4">
  <form method="get">
    <label>Search these products <input type="search" name="query"></label>
    <label>Sort by <select name="sort"><option value="">Featured</option><option value="price-asc">Price</option></select></label>
    <label><input type="checkbox" name="filter.sale" value="true"> On sale</label>
    <fieldset data-collection-facet="category" hidden><legend>Category</legend></fieldset>
    <fieldset data-collection-facet="Size" hidden><legend>Size</legend></fieldset>
    <button>Show products</button>
  </form>
  <p data-collection-count></p>
  <ul data-collection-chips hidden></ul>
  <ul data-collection-list></ul>
  <p><a href="?page=2" data-collection-more>Show more products</a></p>
</div>
<p id="below">Below</p>`

const markup = (api: string, body: string) => `<!doctype html>
<html lang="en-US"><head><meta charset="utf-8"><title>Shop</title><link rel="icon" href="data:,">
<meta name="viewport" content="width=device-width">
<script type="application/json" data-site-context>${JSON.stringify(US_SHOP)}</script>
<script async src="/vitrine/loader.js" data-tracking="off" data-backend="woocommerce" data-api="${api}"></script>
</head><body><main>${body}</main></body></html>`

/** A page that is a file; the list comes from WooCommerce, which answers below `/wp-json/`. */
async function openStatic(page: Page, query = '', body = LIST): Promise<void> {
  await page.route('**/wp-json/**', async (route) => {
    const {pathname, search} = new URL(route.request().url())
    const response = await route.fetch({url: shop.origin + pathname + search})
    await route.fulfill({response})
  })
  await page.route(
    ({pathname}) => /^\/(static|elsewhere)$/.test(pathname),
    (route) => {
      const {origin, pathname} = new URL(route.request().url())
      return route.fulfill({
        contentType: 'text/html; charset=utf-8',
        headers: {'Content-Security-Policy': contentSecurityPolicy('/vitrine/loader.js')},
        body: markup(`${origin}/wp-json/wc/store/v1`, pathname === '/static' ? body : '<h1>Elsewhere</h1>'),
      })
    },
  )
  await page.goto(`/static${query}`)
  await expectState(page.locator('[data-vitrine=collection]'), 'mounted')
}

const items = (page: Page) => page.locator('[data-collection-list] > [data-item-id]')
const titles = (page: Page) => items(page).locator('.product-title')
const count = (page: Page) => page.locator('[data-collection-count]')
const status = (page: Page) => page.locator('.collection__status')
const chips = (page: Page) => page.locator('.collection__chip')
const more = (page: Page) => page.getByRole('link', {name: 'Show more products'})
const size = (page: Page, name: string) => page.getByRole('checkbox', {name})
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY))

test('a static page lists the products of a WooCommerce shop, with filters and counts', {
  tag: '@engines',
}, async ({page}) => {
  await openStatic(page)
  await expect(items(page)).toHaveCount(4)
  await expect(count(page)).toHaveText('12 products')
  await page.getByLabel('Cups (2)').check()
  await expect(page).toHaveURL('/static?filter.category=cups')
  await expect(titles(page)).toHaveText(['Mug', 'فنجان قهوة'])
  await expect(items(page).first()).toContainText('$12.50')
  await expect(status(page)).toHaveText('2 products')
  await expect(page.getByLabel('Cups (2)')).toBeFocused()
  await expect(chips(page)).toHaveText(['Category: Cups ×'])
  await expect(more(page)).toHaveCount(0)
  await expectNoneInAnyLight(page, '[data-vitrine=collection]')
  await page.goBack()
  await expect(count(page)).toHaveText('12 products')
  await expect(page.getByLabel('Cups (2)')).not.toBeChecked()
  await size(page, 'Large').check()
  await page.getByLabel('Sort by').selectOption('price-asc')
  await expect(titles(page)).toHaveText(['Tide Bowl', 'Teapot'])
  await expect(page).toHaveURL('/static?sort=price-asc&filter.Size=Large')
})

test('an address that is shared shows its state', async ({page}) => {
  await openStatic(page, '?query=bowl&filter.Size=Large&sort=price-asc')
  await expect(titles(page)).toHaveText(['Tide Bowl'])
  await expect(page.getByLabel('Search these products')).toHaveValue('bowl')
  await expect(size(page, 'Large')).toBeChecked()
  await expect(page.getByLabel('Sort by')).toHaveValue('price-asc')
  await expect(chips(page)).toHaveText(['bowl ×', 'Size: Large ×'])
  await page.getByRole('link', {name: 'Clear all'}).click()
  await expect(page).toHaveURL('/static?sort=price-asc')
  await expect(count(page)).toHaveText('12 products')
})

test('Back from another page restores the pages that were added, place and focus', {tag: '@engines'}, async ({
  page,
}) => {
  await openStatic(page)
  await expect(items(page)).toHaveCount(4)
  await more(page).click()
  await expect(items(page)).toHaveCount(8)
  await expect(status(page)).toHaveText('Items 5 to 8. 12 products')
  await more(page).click()
  await expect(items(page)).toHaveCount(12)
  await expect(more(page)).toHaveCount(0)
  const before = await titles(page).allTextContents()
  const link = items(page).nth(9).getByRole('link').first()
  await link.focus()
  await link.scrollIntoViewIfNeeded()
  await expect
    .poll(() => page.evaluate(() => Object(history.state).vitrineCollection.top))
    .toBe(await page.evaluate(() => scrollY))
  const top = await scrolled(page)
  await page.goto('/elsewhere')
  await page.goBack()
  await expect(titles(page)).toHaveText(before)
  await expect(link).toBeFocused()
  await expect.poll(async () => Math.abs((await scrolled(page)) - top)).toBeLessThan(3)
  await page.goBack()
  await expect(items(page)).toHaveCount(8)
})

test('a failure keeps the list, and a button tries again', async ({page, consoleLines}) => {
  consoleLines.allowNetworkErrors()
  await openStatic(page)
  await expect(items(page)).toHaveCount(4)
  let isBroken = true
  await page.route('**/wp-json/wc/store/v1/products?per_page=4*', (route) =>
    isBroken ? route.abort() : route.fallback(),
  )
  await page.getByLabel('On sale').check()
  await expect(page.getByRole('alert')).toContainText('The list has not changed.')
  await expect(items(page)).toHaveCount(4)
  await expect(page).toHaveURL('/static')
  isBroken = false
  await page.getByRole('button', {name: 'Try again'}).click()
  await expect(titles(page)).toHaveText(['Dripper'])
})

test('a card adds its product, and an author’s card stands in the place of ours', async ({page}) => {
  const own = LIST.replace('</form>', '</form><template><b class="own">{title}</b> {price}</template>')
  await openStatic(page, '', own)
  await expect(items(page).first().locator('.own')).toBeVisible()
  await openStatic(page, '?query=mug')
  await expect(items(page)).toHaveCount(1)
  await items(page).getByRole('button', {name: 'Add To Cart'}).click()
  await expect.poll(() => shop.held()).toEqual(['1 × MUG'])
})

/** The filters of the shop are only known with its answer: a closed part has room for any number of them. */
const IN_DETAILS = LIST.replace('limit=4', 'category=Paper&amp;limit=2')
  .replace('="Size"', '="Paper"')
  .replace('<form', '<details><summary>Filters</summary><form')
  .replace('</form>', '</form></details>')

for (const width of [1280, 390])
  test(`the first list takes the room that was kept for it: ${width} px`, async ({page}) => {
    await page.setViewportSize({width, height: 900})
    await recordShifts(page)
    const release = await holdRequests(page, '**/api/commerce/products?*')
    await openDocument(page, {body: `<main>${IN_DETAILS}</main>`, context: US_SHOP})
    await expect(page.locator('.vitrine-cards--loading > *')).toHaveCount(2)
    await settle(page)
    await forgetShifts(page)
    const places = () =>
      Promise.all(
        ['summary', '[data-collection-count]', '[data-collection-more]', '#below'].map((part) =>
          page.locator(part).evaluate((one) => one.getBoundingClientRect().top + scrollY),
        ),
      )
    const before = await places()
    release()
    await expect(items(page)).toHaveCount(2)
    await settle(page)
    expect(await places()).toEqual(before)
    expect(await shifts(page)).toEqual([])
    await expect(page.locator('[data-collection-facet=Paper] label')).not.toHaveCount(0)
  })
