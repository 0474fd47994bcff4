import type {Locator, Page} from '@playwright/test'
import {expectNoneInAnyLight} from '../support/accessibility.ts'
import {serveDocument} from '../support/document.ts'
import {scrollsSideways} from '../support/layout.ts'
import {alertOf, choose, open, option} from '../support/page-parts.ts'
import {tokenOf, watchRequests} from '../support/requests.ts'
import {expect, test} from '../support/test.ts'
import {swipe} from '../support/touch.ts'

const VIEW = '/api/rendering/product-quick-view/'

const link = (page: Page, title: string): Locator => page.getByRole('link', {name: `Quick view of ${title}`})
const lightbox = (page: Page): Locator => page.getByRole('dialog', {name: 'Quick view'})
const button = (page: Page, name: string): Locator => lightbox(page).getByRole('button', {name, exact: true})
const expectShown = (page: Page, title: string) =>
  expect(
    lightbox(page).locator('.quick-view__content[aria-busy=false]').getByRole('heading', {level: 2}),
  ).toHaveText(title)
const expectClosed = (page: Page) => expect(lightbox(page)).toHaveCount(0)
const query = (page: Page): string => new URL(page.url()).search
const expectQuery = (page: Page, wanted: string) => expect.poll(() => query(page)).toBe(wanted)

test.use({contextOptions: {reducedMotion: 'reduce'}})

test('Back closes the quick view, Forward opens it again, and closing it goes back once', {
  tag: '@engines',
}, async ({page}) => {
  await open(page, '/')
  await open(page, '/shop?ref=a%20b')
  await link(page, 'Speckled Mug').click()
  await expectShown(page, 'Speckled Mug')
  await expectQuery(page, '?ref=a%20b&quick=speckled-mug')
  await page.keyboard.press('ArrowRight')
  await expectShown(page, 'Tide Bowl')
  await expectQuery(page, '?ref=a%20b&quick=tide-bowl')
  await page.goBack()
  await expectClosed(page)
  await expect(link(page, 'Speckled Mug')).toBeFocused()
  expect(query(page)).toBe('?ref=a%20b')
  await page.goForward()
  await expectShown(page, 'Tide Bowl')
  await button(page, 'Close').click()
  await expectClosed(page)
  await expectQuery(page, '?ref=a%20b')
  await page.goBack()
  await page.waitForURL((url) => url.pathname === '/')
})

test('a shared address opens it, and closing it stays on the page', {tag: '@engines'}, async ({page}) => {
  await open(page, '/')
  for (const name of ['tide-bowl', '64a1f0c27be1d20013c0aa02']) {
    await open(page, `/shop?quick=${name}`)
    await expectShown(page, 'Tide Bowl')
    await expect(lightbox(page).getByText('2 of 25')).toBeVisible()
    await page.keyboard.press('Escape')
    await expectClosed(page)
    await expect(link(page, 'Tide Bowl')).toBeFocused()
    expect(new URL(page.url()).pathname + query(page)).toBe('/shop')
  }
})

test('platform markup is opened by a shared address, too', async ({page}) => {
  await serveDocument(page, '/test', {
    body: '<span class="sqs-product-quick-view-button" role="button" tabindex="0" data-id="64a1f0c27be1d20013c0aa02" data-group="">Quick View</span>',
  })
  await tokenOf(page)
  await page.goto('/test?quick=64a1f0c27be1d20013c0aa02')
  await expectShown(page, 'Tide Bowl')
})

test('a reload keeps it open, and closing it still goes back', async ({page}) => {
  await open(page, '/shop')
  await link(page, 'Tide Bowl').click()
  await expectShown(page, 'Tide Bowl')
  await page.reload()
  await expectShown(page, 'Tide Bowl')
  await page.reload()
  await expectShown(page, 'Tide Bowl')
  await page.goBack()
  await expectClosed(page)
  await page.reload()
  await expectClosed(page)
  await page.goForward()
  await expectShown(page, 'Tide Bowl')
})

test('a page without the product ignores the address, and one without the parameter loads nothing', async ({
  page,
}) => {
  const requests = watchRequests(page)
  await open(page, '/shop?quick=gone')
  await page.waitForTimeout(500)
  await expectClosed(page)
  expect(query(page)).toBe('?quick=gone')
  await open(page, '/contact?quick=tide-bowl')
  await page.waitForTimeout(500)
  await expectClosed(page)
  expect(requests.matching(/product-quick-view/)).toEqual([])
})

test('the chosen variant of the page stays in the address', async ({page}) => {
  await open(page, '/shop/speckled-mug')
  await page.evaluate(() => {
    const opener = document.createElement('button')
    Object.assign(opener.dataset, {vitrine: 'quick-view', productId: '64a1f0c27be1d20013c0aa02'})
    opener.textContent = 'Look'
    document.querySelector('main')?.append(opener)
  })
  await choose(page, {Size: 'Large', Glaze: 'Oat'})
  await expectQuery(page, '?variant=MUG-LARGE-OAT')
  await page.getByRole('button', {name: 'Look'}).click()
  await expectShown(page, 'Tide Bowl')
  await expectQuery(page, '?variant=MUG-LARGE-OAT&quick=64a1f0c27be1d20013c0aa02')
  await button(page, 'Close').click()
  await expectQuery(page, '?variant=MUG-LARGE-OAT')
  await expect(option(page, 'Glaze')).toHaveValue('Oat')
})

test('Back closes a lightbox in it first', async ({page}) => {
  await open(page, '/shop')
  await link(page, 'Speckled Mug').click()
  await expectShown(page, 'Speckled Mug')
  const readEntry = () => page.evaluate(() => JSON.stringify(history.state))
  const below = await readEntry()
  await lightbox(page).getByRole('button', {name: 'View larger image'}).first().click()
  await expect(page.getByRole('dialog', {name: 'Image viewer'})).toBeVisible()
  // the entry comes after the first paint, later than a script sees the dialog
  await expect.poll(readEntry).not.toBe(below)
  await page.keyboard.press('Escape')
  await expectShown(page, 'Speckled Mug')
  await expect.poll(readEntry).toBe(below)
  await lightbox(page).getByRole('button', {name: 'View larger image'}).first().click()
  await expect(page.getByRole('dialog', {name: 'Image viewer'})).toBeVisible()
  await expect.poll(readEntry).not.toBe(below)
  await page.goBack()
  await expect(page.getByRole('dialog', {name: 'Image viewer'})).toHaveCount(0)
  await expectShown(page, 'Speckled Mug')
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await page.evaluate(() => getComputedStyle(document.body).overflowY)).not.toBe('hidden')
})

test('after a failure, the address names no product', async ({page, shop, consoleLines}) => {
  consoleLines.allowNetworkErrors()
  await open(page, '/shop')
  await shop.fault({path: `${VIEW}64a1f0c27be1d20013c0aa02`, times: 20, drop: true})
  await link(page, 'Tide Bowl').click()
  await expect(alertOf(page)).toBeVisible()
  await expectQuery(page, '')
  await shop.clearFaults()
  await alertOf(page).getByRole('button', {name: 'Try again'}).click()
  await expectShown(page, 'Tide Bowl')
  await expectQuery(page, '?quick=tide-bowl')
  await page.goBack()
  await expectClosed(page)
})

test.describe('on a phone', () => {
  test.use({hasTouch: true, viewport: {width: 390, height: 844}})

  const addButton = (page: Page) => lightbox(page).getByRole('button', {name: 'Add To Cart'})

  for (const store of ['', '&store=ar'])
    test(`it is a sheet whose add button stays in view${store}`, async ({page}) => {
      await open(page, `/shop?quick=speckled-mug${store}`)
      const sheet = page.locator('.quick-view__dialog')
      const content = sheet.locator('.quick-view__content[aria-busy=false]')
      await expect(content).toBeVisible()
      const add = content.locator('.sqs-add-to-cart-button')
      await expect(add).toBeInViewport({ratio: 1})
      const {top, bottom} = await sheet.evaluate((one) => one.getBoundingClientRect())
      expect(top).toBeGreaterThan(30)
      expect(bottom).toBe(844)
      await expect(sheet).toHaveCSS('border-width', '1px 0px 0px')
      await expect(sheet).toHaveCSS('border-end-end-radius', '0px')
      const box = (await add.boundingBox()) ?? {y: 0, height: 0}
      expect(box.y + box.height).toBeGreaterThan(800)
      for (const share of [0.3, 0.6]) {
        await content.evaluate((one, part) => one.scrollTo(0, one.scrollHeight * part), share)
        await expect(add).toBeInViewport({ratio: 1})
      }
      expect(await scrollsSideways(page)).toBe(false)
      await expectNoneInAnyLight(page)
    })

  test('a focused field is not covered by the button', async ({page}) => {
    await open(page, '/shop?quick=speckled-mug')
    await expectShown(page, 'Speckled Mug')
    await lightbox(page).getByLabel('Quantity', {exact: true}).focus()
    const field = await lightbox(page).getByLabel('Quantity', {exact: true}).boundingBox()
    const add = await addButton(page).boundingBox()
    expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThanOrEqual(add?.y ?? 0)
  })

  test('a swipe over the text shows the next product, and one over the pictures the next picture', async ({
    page,
  }) => {
    await open(page, '/shop?quick=speckled-mug')
    await expectShown(page, 'Speckled Mug')
    await swipe(page, lightbox(page).getByRole('heading', {level: 2}), -0.6)
    await expectShown(page, 'Tide Bowl')
    await swipe(page, lightbox(page).getByRole('heading', {level: 2}), 0.6)
    await expectShown(page, 'Speckled Mug')
    await swipe(page, lightbox(page).locator('.ProductItem-gallery-slides'), -0.6)
    await expectShown(page, 'Speckled Mug')
  })
})
