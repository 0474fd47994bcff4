import type {Page} from '@playwright/test'
import {
  BOWL,
  ENTRIES,
  expectAgreement,
  line,
  MUG,
  message,
  onScreen,
  openCart,
  PLATE,
  remove,
  undoButton,
} from '../support/cart-page.ts'
import {open} from '../support/page-parts.ts'
import {expect, test} from '../support/test.ts'

/** Unlike a browser that is switched to offline, this also concerns requests that a page sends as it is left. */
async function goOffline(page: Page): Promise<() => Promise<void>> {
  const url = `**${ENTRIES}/*`
  await page.route(url, (route) => route.abort('internetdisconnected'))
  await page.evaluate(() => Object.defineProperty(navigator, 'onLine', {value: false}))
  return () => page.unroute(url)
}

test('removals that wait behind a slow one are carried out after the tab has closed', {
  tag: '@engines',
}, async ({page, context, shop, browserName}) => {
  await openCart(page, [MUG, 1], [BOWL, 1], [PLATE, 1])
  // loads what a removal needs
  await remove(page, 'Speckled Mug')
  await expect.poll(() => shop.held()).toHaveLength(2)
  await shop.fault({path: ENTRIES, method: 'DELETE', delayMs: 4000})
  await remove(page, 'Tide Bowl')
  await remove(page, 'Moon Plate')
  await expect(page.getByText('Your cart is empty.')).toBeVisible()
  const other = await context.newPage()
  await page.close({runBeforeUnload: true})
  // Firefox starts no request by then: the next page does
  if (browserName === 'chromium')
    await expect.poll(() => shop.held(), {timeout: 3000}).toEqual(['1 × BOWL-TIDE'])
  await open(other, '/shop')
  await expect.poll(() => shop.held()).toEqual([])
  await other.close()
})

test('a removal without a connection is sent by the page after it, and can be undone there', {
  tag: '@engines',
}, async ({page, shop, consoleLines}) => {
  consoleLines.allowNetworkErrors()
  await openCart(page, [MUG, 2], [BOWL, 1], [PLATE, 1])
  await remove(page, 'Moon Plate')
  await expect.poll(() => shop.held()).toHaveLength(2)
  const goOnline = await goOffline(page)
  await remove(page, 'Speckled Mug')
  await expect(line(page, 'Speckled Mug')).toHaveCount(0)
  await page.goto('about:blank')
  await goOnline()
  expect(await shop.held()).toHaveLength(2)
  await open(page, '/cart')
  await expect.poll(() => shop.held()).toEqual(['1 × BOWL-TIDE'])
  await expect(line(page, 'Speckled Mug')).toHaveCount(0)
  await undoButton(page).last().click()
  await expect.poll(() => shop.held()).toHaveLength(2)
  const {lines} = await onScreen(page)
  expect(lines).toEqual(['2 × Speckled Mug', '1 × Tide Bowl'])
})

test('a line that was put back keeps its place after a reload', {tag: '@engines'}, async ({page, shop}) => {
  await openCart(page, [MUG, 2], [BOWL, 1])
  await remove(page, 'Speckled Mug')
  await undoButton(page).click()
  await expect.poll(() => shop.held()).toEqual(['1 × BOWL-TIDE', '2 × MUG-LARGE-OAT'])
  await expect.poll(async () => (await onScreen(page)).lines).toEqual(['2 × Speckled Mug', '1 × Tide Bowl'])
  await page.reload()
  await expect.poll(async () => (await onScreen(page)).lines).toEqual(['2 × Speckled Mug', '1 × Tide Bowl'])
})

test('another tab waits for a page that is about to send a change, and takes over when it closes', {
  tag: '@engines',
}, async ({page, context, shop, consoleLines}) => {
  consoleLines.allowNetworkErrors()
  await openCart(page, [MUG, 1])
  await remove(page, 'Speckled Mug')
  await undoButton(page).click()
  await expectAgreement(page, shop)
  await goOffline(page)
  await page.getByLabel('Quantity').fill('3')
  await page.getByLabel('Quantity').press('Tab')
  await expect(message(page, 'Speckled Mug')).toBeVisible()
  const other = await context.newPage()
  await open(other, '/cart')
  await expect(other.locator('[data-cart-state=ready]')).toBeVisible()
  await other.waitForTimeout(500)
  expect(await shop.held()).toEqual(['1 × MUG-LARGE-OAT'])
  await page.close()
  await expect.poll(() => shop.held()).toEqual(['3 × MUG-LARGE-OAT'])
  await expectAgreement(other, shop)
  await other.close()
})
