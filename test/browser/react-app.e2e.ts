import {readFile} from 'node:fs/promises'
import {fileURLToPath} from 'node:url'
import type {Page} from '@playwright/test'
import {buildReactApp} from '../../demo/react-app/build.ts'
import {galleryPictures} from '../../demo/seed/gallery-pictures.ts'
import {products} from '../../demo/seed/products.ts'
import {contentSecurityPolicy} from '../../demo/server/http/headers.ts'
import {toProductItem} from '../../demo/server/product-item.ts'
import {expectNoViolations} from './support/accessibility.ts'
import {popover} from './support/page-parts.ts'
import {expect, test} from './support/test.ts'

/** One for each worker: each builds its own. */
let outDir: string
const style = fileURLToPath(new URL('../../dist/react/style.css', import.meta.url))

const slugs = ['speckled-mug', 'tide-bowl', 'commissioned-plate']
const data = {
  products: products.filter(({slug}) => slugs.includes(slug)).map((product) => toProductItem(product)),
  pictures: galleryPictures.slice(0, 3).map(({file, title}) => ({file, title})),
}
const CONTEXT = {website: {language: 'en-US'}, websiteSettings: {storeSettings: {defaultCurrency: 'USD'}}}

const json = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')

let render: (input: typeof data) => string

// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from it
test.beforeAll(async ({}, {workerIndex}) => {
  outDir = fileURLToPath(new URL(`../../test-results/react-app-${workerIndex}`, import.meta.url))
  render = await buildReactApp(outDir)
})

const pageOf = (app: string) => `<!doctype html>
<html lang="en-US"><head><meta charset="utf-8"><title>App</title><link rel="icon" href="data:,">
<link rel="stylesheet" href="/app/style.css">
<script type="application/json" data-site-context>${json(CONTEXT)}</script>
<script type="application/json" id="app-data">${json(data)}</script>
<script type="module" src="/app/client.js"></script>
</head><body><div id="app">${app}</div></body></html>`

/** An app of the shop’s own origin, under the shop’s policy. */
async function openApp(page: Page): Promise<void> {
  await page.route('**/app/**', async (route) => {
    const {pathname} = new URL(route.request().url())
    if (pathname === '/app/') {
      const headers = {'Content-Security-Policy': contentSecurityPolicy('/app/client.js')}
      return route.fulfill({contentType: 'text/html; charset=utf-8', headers, body: pageOf(render(data))})
    }
    const file = pathname === '/app/style.css' ? style : `${outDir}/${pathname.slice('/app/'.length)}`
    const contentType = file.endsWith('.css') ? 'text/css' : 'text/javascript'
    return route.fulfill({contentType, body: await readFile(file)})
  })
  await page.request.get('/checkout')
  await page.goto('/app/')
  await expect(page.locator('[data-vitrine]:not([data-vitrine-state=mounted])')).toHaveCount(0)
}

test('a React app in strict mode sells with the widgets as its components', async ({page, shop}) => {
  await openApp(page)
  await test.step('a product with options goes to the cart; indicator, hook and handler agree', async () => {
    const mug = page.getByRole('listitem').filter({hasText: 'Speckled Mug'})
    await mug.getByLabel('Size').selectOption('Large')
    await mug.getByLabel('Glaze').selectOption('Oat')
    await mug.getByRole('button').click()
    await expect(popover(page)).toContainText('Speckled Mug was added')
    await expect(page.getByText('Added: Speckled Mug')).toBeVisible()
    await expect(page.locator('.cart .sqs-cart-quantity')).toHaveText('1')
    await expect(page.getByLabel('In the cart')).toHaveText('1')
    expect(await shop.held()).toEqual(['1 × MUG-LARGE-OAT'])
  })
  await test.step('what is shown in a lightbox can be added, too', async () => {
    await page.getByRole('link', {name: 'Look at Tide Bowl'}).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', {name: 'Add To Cart'}).click()
    await expect(page.getByLabel('In the cart')).toHaveText('2')
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  })
  await test.step('a product with a form asks for it in a dialog beside the app', async () => {
    const plate = page.getByRole('listitem').filter({hasText: 'Commissioned Plate'})
    await plate.getByLabel('Rim').selectOption('Plain')
    await plate.getByRole('button').click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.locator(':focus')).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(page.getByLabel('In the cart')).toHaveText('2')
  })
  await expectNoViolations(page)
  await test.step('props that change are taken over anew; parts that go leave nothing', async () => {
    await page.getByRole('button', {name: 'Show as a slide show'}).click()
    const shelf = page.getByRole('region', {name: 'Shelf'})
    await expect(shelf.getByRole('button', {name: /next/i})).toBeVisible()
    await page.getByRole('button', {name: 'Show as a grid'}).click()
    await expect(shelf.getByRole('button')).toHaveCount(0)
    await page.getByRole('button', {name: 'Close the shop'}).click()
    await expect(page.getByRole('list', {name: 'Products'})).toHaveCount(0)
    await page.getByRole('button', {name: 'Open the shop'}).click()
    await expect(page.locator('[data-vitrine]:not([data-vitrine-state=mounted])')).toHaveCount(0)
  })
})
