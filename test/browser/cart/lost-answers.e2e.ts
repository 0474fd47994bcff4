import type {Page} from '@playwright/test'
import {
  addButton,
  alertOf,
  expectAlert,
  expectHeader,
  expectState,
  message,
  open,
  option,
  product,
} from '../support/page-parts.ts'
import {expectLabel, recordLabels} from '../support/record-labels.ts'
import {addUnheard, saveData} from '../support/requests.ts'
import {expect, test} from '../support/test.ts'

const ENTRIES = '/api/commerce/shopping-cart/entries'
const TITLE = 'Unable to Add Item'
const OFFLINE = 'Please check your internet connection.'
/** Browsers repeat a request after a cut connection. */
const EACH_TIME = 100

/** Shortens the timeouts of calls to a twentieth. */
const hurry = (page: Page) =>
  page.addInitScript(() => {
    const timeout = AbortSignal.timeout.bind(AbortSignal)
    AbortSignal.timeout = (milliseconds) => timeout(milliseconds / 20)
  })

test('a server that does not answer: an alert after fifteen seconds', async ({page, shop, consoleLines}) => {
  consoleLines.allowNetworkErrors()
  await hurry(page)
  await open(page, '/shop/tide-bowl')
  await shop.fault({method: 'POST', path: ENTRIES, delayMs: 60_000})
  const began = Date.now()
  await addButton(page).click()
  await expectAlert(page, TITLE, 'This is taking too long. Please try again.')
  expect(Date.now() - began).toBeGreaterThan(15_000 / 20 - 50)
  expect(await shop.held()).toEqual([])
})

test('after a lost answer, reading the cart shows that the addition succeeded', async ({
  page,
  shop,
  consoleLines,
}) => {
  consoleLines.allowNetworkErrors()
  await addUnheard(page, '64a1f0c27be1d20013c0aa04', 'PLATE-MOON')
  await open(page, '/shop/tide-bowl')
  await expectHeader(page, 1, '$32.00')
  await shop.fault({method: 'POST', path: ENTRIES, drop: true, after: true, times: EACH_TIME})
  await option(page, 'Quantity').fill('2')
  const labels = await recordLabels(addButton(page))
  await addButton(page).click()
  await expectHeader(page, 3, '$110.00')
  await expectLabel(labels, 'Added!')
  await expect(alertOf(page)).toHaveCount(0)
  expect(await shop.held()).toEqual(['1 × PLATE-MOON', '2 × BOWL-TIDE'])
})

for (const [name, answer] of [
  ['cut', {drop: true}],
  ['broken', {status: 502, body: '<h1>Bad Gateway</h1>'}],
] as const)
  test(`the very first addition, executed with its answer ${name}: a repeat adds nothing more`, async ({
    page,
    shop,
    consoleLines,
  }) => {
    consoleLines.allowNetworkErrors()
    if (name === 'broken') consoleLines.expect(/add-to-cart: .*server \(502\)/)
    await open(page, '/shop/tide-bowl')
    await shop.fault({method: 'POST', path: ENTRIES, after: true, times: EACH_TIME, ...answer})
    await addButton(page).click()
    await expect(alertOf(page)).toBeVisible()
    await page.keyboard.press('Escape')
    expect(await shop.held()).toEqual(['1 × BOWL-TIDE'])
    await shop.clearFaults()
    await addButton(page).click()
    await expectHeader(page, 1, '$39.00')
    expect(await shop.held()).toEqual(['1 × BOWL-TIDE'])
  })

test('offline after the button was used: it says so, then it adds', {tag: '@engines'}, async ({
  page,
  context,
  shop,
  consoleLines,
}) => {
  consoleLines.allowNetworkErrors()
  // otherwise the page has already loaded the files for a click
  await saveData(page)
  await open(page, '/shop/tide-bowl')
  await option(page, 'Quantity').fill('0')
  await addButton(page).click()
  await expect(message(page)).toBeVisible()
  await option(page, 'Quantity').fill('1')
  await context.setOffline(true)
  await addButton(page).click()
  await expectAlert(page, TITLE, OFFLINE)
  await page.keyboard.press('Escape')
  await expect(addButton(page)).toBeFocused()
  await context.setOffline(false)
  await addButton(page).click()
  await expectHeader(page, 1, '$39.00')
  expect(await shop.held()).toEqual(['1 × BOWL-TIDE'])
})

test('offline after the button was reached but not clicked: it says so, then it adds', {
  tag: '@engines',
}, async ({page, context, shop, consoleLines}) => {
  consoleLines.allowNetworkErrors()
  await saveData(page)
  await open(page, '/shop/tide-bowl')
  // its own files load when the pointer reaches it; this file loads on a click
  await page.route('**/chunks/press-*', (route) => route.abort())
  await product(page).hover()
  await expectState(product(page), 'mounted')
  await context.setOffline(true)
  await addButton(page).click()
  await expect(message(page)).toHaveText(OFFLINE)
  await expect(addButton(page)).toBeFocused()
  await context.setOffline(false)
  await page.unroute('**/chunks/press-*')
  await addButton(page).click()
  await expectHeader(page, 1, '$39.00')
  await expect(message(page)).toHaveCount(0)
  expect(await shop.held()).toEqual(['1 × BOWL-TIDE'])
})

test('offline before any of its files have loaded: the page stays, and the click adds after reconnecting', {
  tag: '@engines',
}, async ({page, context, shop, consoleLines}) => {
  consoleLines.allowNetworkErrors()
  consoleLines.expect(/^\[vitrine\] /, null)
  await saveData(page)
  await open(page, '/shop/tide-bowl')
  await context.setOffline(true)
  await addButton(page).click()
  await expectState(product(page), 'error')
  await expect(page).toHaveURL('/shop/tide-bowl')
  await context.setOffline(false)
  await expectHeader(page, 1, '$39.00')
  expect(await shop.held()).toEqual(['1 × BOWL-TIDE'])
})
