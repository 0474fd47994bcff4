import type {Page} from '@playwright/test'
import {openDocument} from '../support/document.ts'
import {expect, test} from '../support/test.ts'

const FORM = `<div data-vitrine="form" data-lightbox data-form='{"id":"f","name":"Write","fields":[{"id":"a","type":"text","title":"A"}]}'></div>`
const LIGHTBOX =
  '<div data-vitrine="lightbox"><img src="/favicon.ico" width="40" height="40" alt="Mug"></div>'
const POPUP = `<div data-vitrine="popup-overlay" data-options='{"showOnTimer":true,"timeout":0,"title":"News"}'></div>`

const HIDDEN = /^\[vitrine\] dialog: was closed/

const openPage = (page: Page, body: string) =>
  openDocument(page, {
    body: `<main><h1>Page</h1>${body}<button id="free">Free</button></main>`,
    head: `<link rel="stylesheet" href="/hide.css">`,
  })

async function hide(page: Page, css: string): Promise<void> {
  await page.route('**/hide.css', (route) => route.fulfill({contentType: 'text/css', body: css}))
}

/** The page takes clicks, scrolls, and holds no dialog. */
async function expectFree(page: Page): Promise<void> {
  await expect(page.locator('.vitrine-dialog')).toHaveCount(0)
  await page.locator('#free').click()
  await expect(page.locator('#free')).toBeFocused()
  await expect.poll(() => page.evaluate(() => getComputedStyle(document.body).overflowY)).not.toBe('hidden')
}

for (const css of [
  '[class*=dialog]{display:none!important}',
  '[class*=dialog]{visibility:hidden!important}',
  '[class*=dialog]{opacity:0!important}',
  '[class*=dialog]{clip-path:inset(100%)!important}',
  '[class*=dialog]{clip:rect(0 0 0 0)!important}',
  '[class*=dialog]{inline-size:0!important;block-size:0!important;padding:0!important;border:0!important;overflow:hidden!important}',
  '[class*=dialog]{transform:scale(0)!important}',
  '[class*=dialog]{inset-inline-start:-9999px!important;inset-inline-end:auto!important}',
])
  test(`a form's dialog that is hidden gives the page back: ${css}`, {tag: '@engines'}, async ({
    page,
    consoleLines,
  }) => {
    consoleLines.expect(HIDDEN)
    await hide(page, css)
    await openPage(page, FORM)
    await page.locator('.lightbox-handle').click()
    await expectFree(page)
  })

test('so does a popup that opens by its timer, and the lightbox', {tag: '@engines'}, async ({
  page,
  consoleLines,
}) => {
  consoleLines.expect(HIDDEN, 2)
  await hide(page, '[class*=popup],.vitrine-lightbox{display:none!important}')
  await openPage(page, POPUP + LIGHTBOX)
  await expect.poll(() => consoleLines.all.filter((line) => HIDDEN.test(line)).length).toBe(1)
  await expectFree(page)
  await page.getByRole('button', {name: /Mug/}).click()
  await expect.poll(() => consoleLines.all.filter((line) => HIDDEN.test(line)).length).toBe(2)
  await expectFree(page)
})

for (const style of ['display: none', 'visibility: hidden', 'opacity: 0', 'clip-path: circle(0)'])
  test(`a dialog that is hidden later closes, too: ${style}`, async ({page, consoleLines}) => {
    consoleLines.expect(HIDDEN)
    await hide(page, '')
    await openPage(page, FORM)
    await page.locator('.lightbox-handle').click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    await page.waitForTimeout(1200)
    await expect(dialog).toBeVisible()
    await dialog.evaluate((element, text) => {
      const [name = '', value = ''] = text.split(': ')
      element instanceof HTMLElement && element.style.setProperty(name, value)
    }, style)
    await expectFree(page)
  })

test('a dialog of a page whose body is hidden closes', async ({page, consoleLines}) => {
  consoleLines.expect(HIDDEN)
  await hide(page, '')
  await openPage(page, FORM)
  await page.locator('.lightbox-handle').click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.evaluate(() => document.documentElement.style.setProperty('display', 'none'))
  await expect(page.locator('.vitrine-dialog')).toHaveCount(0)
})

test('the cart link leads to the cart page if the drawer is hidden', {tag: '@engines'}, async ({
  page,
  consoleLines,
}) => {
  consoleLines.expect(HIDDEN)
  await hide(page, '.cart-drawer{display:none!important}')
  await openDocument(page, {
    body: '<main><h1>Page</h1><a data-vitrine="cart-indicator" href="/cart">Cart <span class="sqs-cart-quantity">0</span></a></main>',
    head: '<link rel="stylesheet" href="/hide.css">',
    loader: 'data-cart="drawer"',
  })
  // before the page engine is there, the link leads to the cart page
  await page.waitForLoadState('networkidle')
  await page.getByRole('link', {name: /Cart/}).click()
  await expect(page).toHaveURL('/cart')
})
