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
  quantity,
  remove,
  undoButton,
} from '../support/cart-page.ts'
import {order} from '../support/checkout.ts'
import {addButton, expectHeader, open} from '../support/page-parts.ts'
import type {Server} from '../support/server.ts'
import type {Shop} from '../support/shop.ts'
import {expect, test} from '../support/test.ts'

/** Unlike a browser that is switched to offline, this also concerns requests that outlive their page. */
async function goOffline(page: Page, shop: Shop): Promise<void> {
  await shop.fault({path: ENTRIES, drop: true, times: 1000})
  await page.evaluate(() => Object.defineProperty(navigator, 'onLine', {value: false}))
}

for (const [name, at] of [
  ['the shop’s own host', (server: Server) => server.url],
  ['another host, where a token identifies the cart', (server: Server) => server.otherUrl],
] as const)
  test(`a first addition of a visitor who leaves at once is in the cart: ${name}`, {tag: '@engines'}, async ({
    page,
    shop,
    server,
    consoleLines,
  }) => {
    consoleLines.allowNetworkErrors()
    // Firefox names each cookie that the other host may not set
    consoleLines.expect(/^Uncaught Cookie .* has been rejected/, null)
    await open(page, `${at(server)}/shop/tide-bowl`)
    await shop.fault({path: ENTRIES, method: 'POST', delayMs: 1500})
    const sent = page.waitForRequest(`**${ENTRIES}`)
    await addButton(page).click()
    await sent
    await page.waitForTimeout(250)
    await page.goto(`${at(server)}/shop/moon-plate`)
    await expectHeader(page, 1, '$39.00')
    await page.waitForTimeout(2000)
    await page.goto(`${at(server)}/cart`)
    await expectHeader(page, 1, '$39.00')
    await expect(quantity(page, 'Tide Bowl')).toHaveValue('1')
  })

test('an undo that is on its way ends with the order, in every tab', {tag: '@engines'}, async ({
  page,
  context,
  shop,
  consoleLines,
}) => {
  consoleLines.allowNetworkErrors()
  await openCart(page, [MUG, 1], [BOWL, 1])
  await remove(page, 'Tide Bowl')
  await expect.poll(() => shop.held()).toEqual(['1 × MUG-LARGE-OAT'])
  const other = await context.newPage()
  await open(other, '/shop/moon-plate')
  await expectHeader(other, 1, '$34.00')
  await shop.fault({path: ENTRIES, method: 'POST', delayMs: 1500})
  await undoButton(page).click()
  await expect.poll(() => shop.held()).toHaveLength(2)
  await page.goto('/checkout')
  await order(page)
  await expectHeader(other, 0, '$0.00')
  await addButton(other).click()
  await expectHeader(other, 1, '$32.00')
  await open(page, '/cart')
  await page.waitForTimeout(500)
  expect((await onScreen(page)).lines).toEqual(['1 × Moon Plate'])
  await other.close()
})

test('removals that wait behind a slow one are carried out after the tab has closed', {
  tag: '@engines',
}, async ({page, context, shop, browserName}) => {
  await openCart(page, [MUG, 1], [BOWL, 1], [PLATE, 1])
  // loads what a removal needs
  await remove(page, 'Speckled Mug')
  await expect.poll(() => shop.held()).toHaveLength(2)
  await shop.fault({path: ENTRIES, method: 'DELETE', delayMs: 15_000})
  await remove(page, 'Tide Bowl')
  await remove(page, 'Moon Plate')
  await expect(page.getByText('Your cart is empty.')).toBeVisible()
  const other = await context.newPage()
  await page.close({runBeforeUnload: true})
  // Firefox starts no request by then: the next page does
  if (browserName === 'chromium')
    await expect.poll(() => shop.held(), {timeout: 12_000}).toEqual(['1 × BOWL-TIDE'])
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
  await goOffline(page, shop)
  await remove(page, 'Speckled Mug')
  await expect(line(page, 'Speckled Mug')).toHaveCount(0)
  await page.goto('about:blank')
  await shop.clearFaults()
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
  await goOffline(page, shop)
  await page.getByLabel('Quantity').fill('3')
  await page.getByLabel('Quantity').press('Tab')
  await expect(message(page, 'Speckled Mug')).toBeVisible()
  const other = await context.newPage()
  await open(other, '/cart')
  await expect(other.locator('[data-cart-state=ready]')).toBeVisible()
  await other.waitForTimeout(500)
  expect(await shop.held()).toEqual(['1 × MUG-LARGE-OAT'])
  await shop.clearFaults()
  await page.close()
  await expect.poll(() => shop.held()).toEqual(['3 × MUG-LARGE-OAT'])
  await expectAgreement(other, shop)
  await other.close()
})
