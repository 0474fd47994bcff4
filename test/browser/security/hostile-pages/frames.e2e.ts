import {expect, type Page} from '@playwright/test'
import type {ConsoleLines} from '../../support/console-lines.ts'
import type {Shop} from '../../support/shop.ts'
import {test} from '../../support/test.ts'
import {hostileDocument, serveHtml} from './shop-document.ts'

/** Opens the shop in a frame on another site. */
async function openFrame(page: Page, shop: Shop, consoleLines: ConsoleLines, attributes: string) {
  consoleLines.allowNetworkErrors()
  consoleLines.allowStorageWarning()
  consoleLines.expect(/^Blocked autofocusing/, null)
  await serveHtml(page, '/hostile', hostileDocument({}))
  const frame = `<iframe ${attributes} width="800" height="600" src="${shop.url}/hostile"></iframe>`
  await serveHtml(page, '/outer', `<!doctype html>${frame}`)
  await page.goto(`${shop.url.replace('127.0.0.1', 'localhost')}/outer`)
}

/** Features without the server work; the page reports what the server refuses, because some frames cannot open dialogs. */
async function expectTold(page: Page, words: RegExp): Promise<void> {
  const frame = page.frameLocator('iframe')
  await expect(frame.locator('[data-vitrine-state=mounted]')).toHaveCount(2)
  await frame.getByRole('button', {name: 'Next image'}).click()
  await expect(frame.locator('.gallery__list > :not([inert])')).toHaveAttribute('aria-label', '2 of 3')
  await frame.locator('.sqs-add-to-cart-button').click()
  await expect(frame.getByRole('alertdialog')).toHaveAccessibleDescription(words)
}

test('a frame without an origin, storage and cookies reports that it cannot reach the shop', async ({
  page,
  shop,
  consoleLines,
}) => {
  consoleLines.expect(/blocked by CORS policy/, null)
  // served as from the network: a frame without an origin must not request local files
  await page.route(/\/(vitrine|media)\//, async (route) => route.fulfill({response: await route.fetch()}))
  await openFrame(page, shop, consoleLines, 'sandbox="allow-scripts allow-forms"')
  await expectTold(page, /internet connection/)
})

test('a frame on another site reports that the shop does not know the visitor', async ({
  page,
  shop,
  consoleLines,
}) => {
  await openFrame(page, shop, consoleLines, '')
  await expectTold(page, /session has expired/)
})
