import type {Page} from '@playwright/test'
import {
  addButton,
  alertOf,
  expectAlert,
  expectAllMounted,
  expectHeader,
  message,
  open,
  option,
} from './support/page-parts.ts'
import {addUnheard} from './support/requests.ts'
import type {Fault} from './support/shop.ts'
import {expect, test} from './support/test.ts'

const CART = '/api/commerce/shopping-cart'
const ENTRIES = `${CART}/entries`
const TITLE = 'Unable to Add Item'
const FAILED = 'Something went wrong. Please try again later.'
const OFFLINE = 'Please check your internet connection.'
const SESSION = 'Your session has expired. Please reload the page and try again.'
const crumbFail = {error: 'Invalid CSRF token.', crumbFail: true, crumb: 'crumb-from-the-server'}
/** Browsers themselves ask again where a connection was cut. */
const EACH_TIME = 100

interface Failure {
  name: string
  fault: Omit<Fault, 'path'>
  text: string
  /** What the console says of it: only what should not happen in a healthy shop. */
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

test('after a failure the button is idle again within a second, and adds', async ({
  page,
  shop,
  consoleLines,
}) => {
  consoleLines.allowNetworkErrors()
  consoleLines.expect(/add-to-cart: .*server \(500\)/)
  await open(page, '/shop/tide-bowl')
  await shop.fault({path: ENTRIES, status: 500})
  await addButton(page).click()
  await expect(alertOf(page)).toBeVisible()
  await expect(addButton(page)).toHaveText('Add To Cart')
  await expect(addButton(page)).toHaveAttribute('aria-disabled', 'true')
  await expect(addButton(page)).not.toHaveAttribute('aria-disabled', {timeout: 1500})
  await page.keyboard.press('Escape')
  await addButton(page).click()
  await expectHeader(page, 1, '$39.00')
  expect(await shop.held()).toEqual(['1 × BOWL-TIDE'])
})

test('the alert is modal: it holds the focus, Escape closes it and the focus goes back', async ({
  page,
  shop,
  consoleLines,
}) => {
  consoleLines.allowNetworkErrors()
  await open(page, '/shop/tide-bowl')
  await shop.fault({path: ENTRIES, status: 422, body: {message: 'No.'}})
  await addButton(page).focus()
  await page.keyboard.press('Enter')
  await expect(alertOf(page)).toBeVisible()
  expect(await alertOf(page).evaluate((dialog) => dialog.matches(':modal'))).toBe(true)
  await expect(alertOf(page).getByRole('button')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('main,header'))).toBeNull()
  await page.keyboard.press('Escape')
  await expect(alertOf(page)).toHaveCount(0)
  await expect(addButton(page)).toBeFocused()
})

test('429 with a longer wait says how long', async ({page, consoleLines}) => {
  consoleLines.allowNetworkErrors()
  await page.route(`**${ENTRIES}`, (route) =>
    route.fulfill({status: 429, headers: {'Retry-After': '30'}, json: {error: 'Too many requests.'}}),
  )
  await open(page, '/shop/tide-bowl')
  await addButton(page).click()
  await expectAlert(page, TITLE, 'Please try again in 30 seconds.')
})

for (const status of [200, 403])
  test(`crumbFail with ${status} once is mended in silence`, async ({page, shop, consoleLines}) => {
    consoleLines.allowNetworkErrors()
    await open(page, '/shop/tide-bowl')
    await shop.fault({path: ENTRIES, status, body: crumbFail})
    await addButton(page).click()
    await expectHeader(page, 1, '$39.00')
    await expect(alertOf(page)).toHaveCount(0)
    expect(await shop.held()).toEqual(['1 × BOWL-TIDE'])
    expect((await page.context().cookies()).find(({name}) => name === 'crumb')?.value).toBe(crumbFail.crumb)
  })

test('null fields in the answer to an addition do no harm', async ({page, shop}) => {
  await open(page, '/shop/tide-bowl')
  const entry = {id: null, itemId: null, chosenVariant: null, quantity: 1, subTotal: 3900, title: null}
  const shoppingCart = {id: null, entries: [entry, null], totalQuantity: null, subtotalCents: null}
  await shop.fault({method: 'POST', path: ENTRIES, after: true, body: {shoppingCart, newlyAdded: null}})
  await addButton(page).click()
  await expectHeader(page, 1, '$39.00')
  await expect(page.locator('.cart-popover__box')).toContainText('Tide Bowl was added to your cart')
  expect(await shop.held()).toEqual(['1 × BOWL-TIDE'])
})

test('a session cookie that was lost is mended in silence', async ({page, context, shop, consoleLines}) => {
  consoleLines.allowNetworkErrors()
  await open(page, '/shop/tide-bowl')
  await context.clearCookies()
  await addButton(page).click()
  await expectHeader(page, 1, '$39.00')
  expect(await shop.held()).toEqual(['1 × BOWL-TIDE'])
})

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
  await page.goto('/shop/moon-plate')
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

for (const isUsed of [false, true])
  test(`offline, with the button ${isUsed ? 'in use' : 'never used'} before: an alert, then it adds`, async ({
    page,
    context,
    shop,
    consoleLines,
  }) => {
    consoleLines.allowNetworkErrors()
    await open(page, '/shop/tide-bowl')
    if (isUsed) {
      await option(page, 'Quantity').fill('0')
      await addButton(page).click()
      await expect(message(page)).toBeVisible()
      await option(page, 'Quantity').fill('1')
    }
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

test.describe('with a cart that cannot be read', () => {
  test.beforeEach(async ({page}) => {
    await page.goto('/shop/tide-bowl')
    await addUnheard(page, '64a1f0c27be1d20013c0aa02', 'BOWL-TIDE', 2)
  })

  test('404 is an empty cart', async ({page, shop, consoleLines}) => {
    consoleLines.allowNetworkErrors()
    await shop.fault({method: 'GET', path: CART, status: 404, body: {error: 'No cart.'}})
    await open(page, '/shop/tide-bowl')
    await expectHeader(page, 0, '$0.00')
  })

  test('null fields are worked out from the entries', async ({page, shop}) => {
    const entry = {id: null, itemId: null, title: null, chosenVariant: null, quantity: 2, subTotal: 7800}
    const nothing = {
      id: null,
      subtotalCents: null,
      totalQuantity: null,
      shippingLocation: null,
      coupons: null,
    }
    await shop.fault({method: 'GET', path: CART, body: {...nothing, entries: [entry, null]}})
    await open(page, '/shop')
    await expectHeader(page, 2, '$78.00')
  })

  test('one failure is repeated in silence', async ({page, shop, consoleLines}) => {
    consoleLines.allowNetworkErrors()
    await shop.fault({method: 'GET', path: CART, status: 503, body: {}})
    await addUnheard(page, '64a1f0c27be1d20013c0aa02', 'BOWL-TIDE', 1)
    await open(page, '/shop/tide-bowl')
    await expectHeader(page, 3, '$117.00')
  })

  for (const [name, fault] of [
    ['500', {status: 500, body: {}}],
    ['HTML', {status: 200, body: '<h1>Welcome</h1>'}],
    ['a cut connection', {drop: true}],
  ] as const)
    test(`${name}: the server's count stays, it is said once, and adding works`, async ({
      page,
      shop,
      consoleLines,
    }) => {
      consoleLines.allowNetworkErrors()
      consoleLines.expect(/\[vitrine\] cart: /)
      await shop.fault({method: 'GET', path: CART, times: EACH_TIME, ...fault})
      await open(page, '/shop/tide-bowl')
      await expect.poll(() => consoleLines.all.filter((line) => line.startsWith('[vitrine]'))).toHaveLength(1)
      await expectHeader(page, 2, '$78.00')
      await addButton(page).click()
      await expectHeader(page, 3, '$117.00')
      await expectAllMounted(page)
      expect(await shop.held()).toEqual(['3 × BOWL-TIDE'])
    })
})

test('a subscription that cannot be begun is a purchase that failed', async ({page, shop, consoleLines}) => {
  consoleLines.allowNetworkErrors()
  await shop.fault({path: '/api/3/commerce/cart/subscription', status: 422, body: {message: 'Full.'}})
  await open(page, '/shop/paper-club')
  await addButton(page).click()
  await expectAlert(page, 'Unable to Purchase Item', 'Full.')
  await expect(page).toHaveURL(/paper-club$/)
})

test('without cookies the words are about cookies', async ({page, consoleLines}) => {
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
