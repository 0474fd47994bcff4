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
import {addUnheard, saveData} from '../support/requests.ts'
import {expect, test} from '../support/test.ts'

const ENTRIES = '/api/commerce/shopping-cart/entries'
const TITLE = 'Unable to Add Item'
const OFFLINE = 'Please check your internet connection.'
/** Browsers themselves ask again where a connection was cut. */
const EACH_TIME = 100

/** The time-outs of calls in a twentieth of their time. */
const hurry = (page: Page) =>
  page.addInitScript(() => {
    const timeout = AbortSignal.timeout.bind(AbortSignal)
    AbortSignal.timeout = (milliseconds) => timeout(milliseconds / 20)
  })

test('a server that says nothing: an alert after fifteen seconds', async ({page, shop, consoleLines}) => {
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

test('a lost answer of an addition that was done is found out by reading the cart', async ({
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
  await addButton(page).click()
  await expectHeader(page, 3, '$110.00')
  await expect(addButton(page)).toHaveText('Added!')
  await expect(alertOf(page)).toHaveCount(0)
  expect(await shop.held()).toEqual(['1 × PLATE-MOON', '2 × BOWL-TIDE'])
})

for (const [name, answer] of [
  ['cut', {drop: true}],
  ['broken', {status: 502, body: '<h1>Bad Gateway</h1>'}],
] as const)
  test(`the first addition of all, done with its answer ${name}: a repeat adds nothing more`, async ({
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

test('offline, with the button in use before: it says so, then it adds', {tag: '@engines'}, async ({
  page,
  context,
  shop,
  consoleLines,
}) => {
  consoleLines.allowNetworkErrors()
  // else what a press takes is there before it
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

test('offline, with the button reached but never pressed before: it says so, then it adds', {
  tag: '@engines',
}, async ({page, context, shop, consoleLines}) => {
  consoleLines.allowNetworkErrors()
  await saveData(page)
  await open(page, '/shop/tide-bowl')
  // its own files come with the pointer; one that a press takes does not
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

test('offline, with none of its files there: the page stays, and the press adds once it is online again', {
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
