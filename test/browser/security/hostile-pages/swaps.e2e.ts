import {expect, type Page} from '@playwright/test'
import {expectAllMounted} from '../../support/page-parts.ts'
import {test} from '../../support/test.ts'
import {serveLibraries, tagOf} from './libraries.ts'
import {hostileDocument, openHostile, SHOP, serveHtml, useShop} from './shop-document.ts'

test.beforeEach(({page}) => serveLibraries(page))

const MAIN = `<main>${SHOP}</main>`
const SHELF = '<nav><a href="/shelf" hx-boost="true">Shelf</a></nav>'

async function serveShelf(page: Page, head: string): Promise<void> {
  await serveHtml(page, '/shelf', hostileDocument({head, body: `${SHELF}<h1>Shelf</h1>`}))
}

/** A widget that mounts twice adds its parts twice. */
async function expectOnce(page: Page): Promise<void> {
  await expect(page.getByRole('button', {name: 'Next image'})).toHaveCount(1)
  await expect(page.locator('.sqs-add-to-cart-button')).toHaveCount(1)
  await expect(page.getByRole('button', {name: 'Ask'})).toHaveCount(1)
}

/** The window stays the same until a document loads. */
const markWindow = (page: Page) => page.evaluate(() => Reflect.set(window, 'isKept', true))
const expectKept = async (page: Page) =>
  expect(await page.evaluate(() => Reflect.get(window, 'isKept'))).toBe(true)

/** Opens the page of a link and navigates back, both without a document load. */
async function thereAndBack(page: Page): Promise<void> {
  await expectAllMounted(page)
  await markWindow(page)
  await page.getByRole('link', {name: 'Shelf'}).click()
  await expect(page.getByRole('heading', {name: 'Shelf'})).toBeVisible()
  await page.goBack()
  await expectOnce(page)
  await expectKept(page)
}

test('markup that is read and rewritten between unmount and mount mounts once', async ({page, shop}) => {
  await openHostile(page, {body: MAIN})
  await expectAllMounted(page)
  await page.evaluate(() => {
    const main = document.querySelector('main')
    if (!main || !window.Vitrine || Array.isArray(window.Vitrine)) return
    window.Vitrine.unmount(main)
    main.innerHTML = String(main.innerHTML)
    window.Vitrine.mount(main)
  })
  await expectOnce(page)
  await useShop(page, shop)
})

test('pages that Turbo swaps and restores from its cache work', {tag: '@engines'}, async ({page, shop}) => {
  const head = tagOf('turbo')
  await serveShelf(page, head)
  await openHostile(page, {head, body: SHELF + MAIN})
  await thereAndBack(page)
  await useShop(page, shop)
})

test('pages that htmx swaps and restores work', async ({page, shop}) => {
  const head = tagOf('htmx')
  await serveShelf(page, head)
  await openHostile(page, {head, body: SHELF + MAIN})
  await thereAndBack(page)
  await useShop(page, shop)
})

test('a view transition swaps the page', async ({page, shop}) => {
  await openHostile(page, {body: SHELF})
  await expectAllMounted(page)
  await page.evaluate((html) => {
    document.startViewTransition(() => {
      document.body.innerHTML = html
    })
  }, MAIN)
  await expectOnce(page)
  await useShop(page, shop)
})
