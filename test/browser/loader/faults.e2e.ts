import type {Page} from '@playwright/test'
import {addButton, alertOf, expectAlert, expectHeader, open} from '../support/page-parts.ts'
import type {Fault, Shop} from '../support/shop.ts'
import {expect, test} from '../support/test.ts'

const CART = '/api/commerce/shopping-cart'
const ENTRIES = `${CART}/entries`
const TITLE = 'Unable to Add Item'
const FAILED = 'Something went wrong. Please try again later.'
const OFFLINE = 'Please check your internet connection.'
const SESSION = 'Your session has expired. Please reload the page and try again.'
const crumbFail = {error: 'Invalid CSRF token.', crumbFail: true, crumb: 'crumb-from-the-server'}
/** Browsers repeat a request after a cut connection. */
const EACH_TIME = 100

interface Failure {
  name: string
  fault: Omit<Fault, 'path'>
  text: string
  /** The console message: only for faults that a healthy shop never has. */
  reported?: RegExp
}

const failures: Failure[] = [
  {
    name: '422 with a message',
    fault: {status: 422, body: {message: 'Only two of these for each of you.'}},
    text: 'Only two of these for each of you.',
  },
  {name: '500', fault: {status: 500, body: {}}, text: FAILED, reported: /add-to-cart: .*server \(500\)/},
  {
    name: '404',
    fault: {status: 404, body: {error: 'There is no such item.'}},
    text: 'There is no such item.',
    reported: /add-to-cart: .*not-found/,
  },
  {
    name: '429',
    fault: {status: 429, body: {error: 'Too many requests.'}},
    text: 'Please try again in a few seconds.',
  },
  {
    name: 'HTML instead of JSON',
    fault: {status: 200, body: '<!doctype html><h1>Welcome</h1>'},
    text: FAILED,
    reported: /add-to-cart: .*cart: is not an object/,
  },
  {
    name: '502 in HTML',
    fault: {status: 502, body: '<h1>Bad Gateway</h1>'},
    text: FAILED,
    reported: /add-to-cart: .*server \(502\)/,
  },
  {
    name: 'JSON of something else',
    fault: {status: 200, body: {shoppingCart: null, newlyAdded: null}},
    text: FAILED,
    reported: /add-to-cart: .*cart: is not an object/,
  },
  {name: 'crumbFail each time', fault: {status: 403, body: crumbFail, times: EACH_TIME}, text: SESSION},
  {
    name: 'crumbFail with 200 each time',
    fault: {status: 200, body: crumbFail, times: EACH_TIME},
    text: SESSION,
  },
  {name: 'a cut connection', fault: {drop: true, times: EACH_TIME}, text: OFFLINE},
]

for (const {name, fault, text, reported} of failures)
  test(`${name}: an alert, and nothing is added`, async ({page, shop, consoleLines}) => {
    consoleLines.allowNetworkErrors()
    if (reported) consoleLines.expect(reported)
    await open(page, '/shop/tide-bowl')
    await shop.fault({method: 'POST', path: ENTRIES, ...fault})
    await addButton(page).click()
    await expectAlert(page, TITLE, text)
    expect(await shop.held()).toEqual([])
    await alertOf(page).getByRole('button', {name: 'OK'}).click()
    await expect(alertOf(page)).toHaveCount(0)
    await expect(addButton(page)).toBeFocused()
    await expect(addButton(page)).toHaveText('Add To Cart')
    await expectHeader(page, 0, '$0.00')
  })

test('after a failure, the button is idle again within a second, and adds', {tag: '@engines'}, async ({
  page,
  shop,
  consoleLines,
}) => {
  consoleLines.allowNetworkErrors()
  consoleLines.expect(/add-to-cart: .*server \(500\)/)
  await open(page, '/shop/tide-bowl')
  await shop.fault({path: ENTRIES, status: 500})
  // the page writes the states down, since a busy machine can miss the last one
  const states = await addButton(page).evaluateHandle((button) => {
    const seen: string[] = []
    const isIdle = () => !button.hasAttribute('aria-disabled')
    const note = () => {
      seen.push(`${button.getAttribute('aria-disabled')} ${button.textContent?.trim()}`)
      // uses a timer in the page: on a busy machine both are equally late
      if (seen.includes('true Adding…') && seen.at(-1) === 'true Add To Cart')
        setTimeout(() => isIdle() || seen.push('overdue'), 1500)
    }
    new MutationObserver(note).observe(button, {
      attributes: true,
      characterData: true,
      childList: true,
      subtree: true,
    })
    return seen
  })
  await addButton(page).click()
  await expect(alertOf(page)).toBeVisible()
  await expect(addButton(page)).not.toHaveAttribute('aria-disabled')
  const lasts = (await states.jsonValue()).filter((state, index, all) => state !== all[index - 1]).slice(-3)
  expect(lasts).toEqual(['true Adding…', 'true Add To Cart', 'null Add To Cart'])
  await page.keyboard.press('Escape')
  await addButton(page).click()
  await expectHeader(page, 1, '$39.00')
  expect(await shop.held()).toEqual(['1 × BOWL-TIDE'])
})

async function openRefused(page: Page, shop: Shop): Promise<void> {
  await open(page, '/shop/tide-bowl')
  await shop.fault({path: ENTRIES, status: 422, body: {message: 'No.'}})
  await addButton(page).focus()
  await page.keyboard.press('Enter')
  await expect(alertOf(page)).toBeVisible()
}

test('the alert is modal: it has the focus, and Escape closes it and returns the focus', {
  tag: '@engines',
}, async ({page, shop, consoleLines}) => {
  consoleLines.allowNetworkErrors()
  await openRefused(page, shop)
  expect(await alertOf(page).evaluate((dialog) => dialog.matches(':modal'))).toBe(true)
  await expect(alertOf(page).getByRole('button')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(alertOf(page)).toHaveCount(0)
  await expect(addButton(page)).toBeFocused()
})

// after the last control of a dialog, Firefox moves the focus to its own UI, from where no key reaches the page
test('Tab does not leave the alert for the page', async ({page, shop, consoleLines}) => {
  consoleLines.allowNetworkErrors()
  await openRefused(page, shop)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('main,header'))).toBeNull()
  await page.keyboard.press('Escape')
  await expect(alertOf(page)).toHaveCount(0)
  await expect(addButton(page)).toBeFocused()
})

test('429 with a longer wait displays the wait', async ({page, consoleLines}) => {
  consoleLines.allowNetworkErrors()
  await page.route(`**${ENTRIES}`, (route) =>
    route.fulfill({status: 429, headers: {'Retry-After': '30'}, json: {error: 'Too many requests.'}}),
  )
  await open(page, '/shop/tide-bowl')
  await addButton(page).click()
  await expectAlert(page, TITLE, 'Please try again in 30 seconds.')
})

for (const status of [200, 403])
  test(`silently recovers from one crumbFail with ${status}`, async ({page, shop, consoleLines}) => {
    consoleLines.allowNetworkErrors()
    await open(page, '/shop/tide-bowl')
    await shop.fault({path: ENTRIES, status, body: crumbFail})
    await addButton(page).click()
    await expectHeader(page, 1, '$39.00')
    await expect(alertOf(page)).toHaveCount(0)
    expect(await shop.held()).toEqual(['1 × BOWL-TIDE'])
    expect((await page.context().cookies()).find(({name}) => name === 'crumb')?.value).toBe(crumbFail.crumb)
  })

test('null fields in the answer to an addition are harmless', async ({page, shop}) => {
  await open(page, '/shop/tide-bowl')
  const entry = {id: null, itemId: null, chosenVariant: null, quantity: 1, subTotal: 3900, title: null}
  const shoppingCart = {id: null, entries: [entry, null], totalQuantity: null, subtotalCents: null}
  await shop.fault({method: 'POST', path: ENTRIES, after: true, body: {shoppingCart, newlyAdded: null}})
  await addButton(page).click()
  await expectHeader(page, 1, '$39.00')
  await expect(page.locator('.cart-popover__box')).toContainText('Tide Bowl was added to your cart')
  expect(await shop.held()).toEqual(['1 × BOWL-TIDE'])
})

test('silently recovers from a lost session cookie', {tag: '@engines'}, async ({
  page,
  context,
  shop,
  consoleLines,
}) => {
  consoleLines.allowNetworkErrors()
  await open(page, '/shop/tide-bowl')
  await context.clearCookies()
  await addButton(page).click()
  await expectHeader(page, 1, '$39.00')
  expect(await shop.held()).toEqual(['1 × BOWL-TIDE'])
})

test('a failed start of a subscription is a failed purchase', async ({page, shop, consoleLines}) => {
  consoleLines.allowNetworkErrors()
  await shop.fault({path: '/api/3/commerce/cart/subscription', status: 422, body: {message: 'Full.'}})
  await open(page, '/shop/paper-club')
  await addButton(page).click()
  await expectAlert(page, 'Unable to Purchase Item', 'Full.')
  await expect(page).toHaveURL(/paper-club$/)
})

test('without cookies, the message is about cookies', {tag: '@engines'}, async ({page, consoleLines}) => {
  consoleLines.allowNetworkErrors()
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'cookieEnabled', {value: false})
    Object.defineProperty(Document.prototype, 'cookie', {get: () => '', set() {}})
  })
  await page.route(`**${ENTRIES}`, (route) => route.fulfill({status: 403, json: crumbFail}))
  await open(page, '/shop/tide-bowl')
  await addButton(page).click()
  await expectAlert(page, TITLE, 'Please enable cookies in your browser, reload the page, and try again.')
})
