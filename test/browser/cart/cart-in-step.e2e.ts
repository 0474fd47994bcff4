import type {Page} from '@playwright/test'
import {line, MUG, openCart, part} from '../support/cart-page.ts'
import {watchConsole} from '../support/console-lines.ts'
import {openDocument} from '../support/document.ts'
import {launchKeeping} from '../support/launch-keeping.ts'
import {addToCart, bowl, cartLink} from '../support/markup.ts'
import {addButton, expectAllMounted, expectHeader, open, popover} from '../support/page-parts.ts'
import {addElsewhere, addUnheard, watchRequests} from '../support/requests.ts'
import {expect, test} from '../support/test.ts'
import {recordEvents, seenEvents} from '../support/vitrine.ts'

const CART_READ = /^GET \/api\/commerce\/shopping-cart\?/
const BOWL = [bowl.id, 'BOWL-TIDE'] as const

test('a second tab follows without a reload, and gets an event', {tag: '@engines'}, async ({
  page,
  context,
}) => {
  const second = await context.newPage()
  await recordEvents(second)
  await open(second, '/shop')
  await open(page, '/shop/tide-bowl')
  await addButton(page).click()
  await expectHeader(second, 1, '$39.00')
  await expectHeader(page, 1, '$39.00')
  expect(await seenEvents(second, 'cart-change')).toMatchObject([
    {from: '#document', detail: {cart: {totalQuantity: 1}, previous: null}},
  ])
  expect(await seenEvents(second, 'item-added')).toEqual([])
  await expect(popover(second)).toHaveCount(0)
})

test('a second tab that opens or adds takes nothing from the lines of the first', {tag: '@engines'}, async ({
  page,
  context,
}) => {
  await recordEvents(page)
  await openCart(page, [MUG, 1])
  const lines = page.locator('[data-cart=lines]')
  const before = await lines.innerHTML()
  expect(before).toContain('Oat')
  const changes = await seenEvents(page, 'cart-change')
  const second = await context.newPage()
  await open(second, '/shop/tide-bowl')
  await expectHeader(second, 1, '$34.00')
  await page.waitForTimeout(300)
  expect(await lines.innerHTML()).toBe(before)
  expect(await seenEvents(page, 'cart-change')).toHaveLength(changes.length)
  await addButton(second).click()
  await expectHeader(page, 2, '$73.00')
  await expect(part(line(page, 'Speckled Mug'), 'details')).toContainText('Oat')
})

test('concurrent additions in two tabs end up in one cart, displayed in both', async ({
  page,
  context,
  shop,
}) => {
  const second = await context.newPage()
  await open(page, '/shop/tide-bowl')
  await open(second, '/shop/moon-plate')
  await Promise.all([addButton(page).click(), addButton(second).click()])
  await expect.poll(async () => (await shop.held()).sort()).toEqual(['1 × BOWL-TIDE', '1 × PLATE-MOON'])
  expect(await shop.carts()).toHaveLength(1)
  await page.reload()
  await expectHeader(page, 2, '$71.00')
  await expectHeader(second, 2, '$71.00')
})

test('concurrent additions of two products on one page end in the right count', async ({page, shop}) => {
  await open(page, '/shop')
  await addButton(page, 'Tide Bowl').focus()
  await addButton(page, 'Moon Plate').focus()
  await page.evaluate(() => {
    for (const slug of ['Tide Bowl', 'Moon Plate'])
      for (const card of document.querySelectorAll('.card'))
        if (card.textContent.includes(slug)) card.querySelector('button')?.click()
  })
  await expectHeader(page, 2, '$71.00')
  expect((await shop.held()).sort()).toEqual(['1 × BOWL-TIDE', '1 × PLATE-MOON'])
})

test('a reload keeps the cart, and its first paint is right', {tag: '@engines'}, async ({page}) => {
  await open(page, '/shop/tide-bowl')
  await addButton(page).click()
  await expectHeader(page, 1, '$39.00')
  await page.reload({waitUntil: 'commit'})
  await expectHeader(page, 1, '$39.00')
  await expectAllMounted(page)
  await expectHeader(page, 1, '$39.00')
})

test('a restart of the server keeps the cart', async ({page, shop, consoleLines}) => {
  // the page's requests during the restart fail
  consoleLines.allowNetworkErrors()
  await open(page, '/shop/tide-bowl')
  await addButton(page).click()
  await expectHeader(page, 1, '$39.00')
  await shop.restart()
  await open(page, '/shop/moon-plate')
  await expectHeader(page, 1, '$39.00')
  await addButton(page).click()
  await expectHeader(page, 2, '$71.00')
  expect(await shop.held()).toEqual(['1 × BOWL-TIDE', '1 × PLATE-MOON'])
})

test('a cached page with an old count displays the current one', async ({page}) => {
  await addUnheard(page, ...BOWL, 2)
  await openDocument(page, {body: cartLink('data-items="0" data-subtotal="$0.00"')})
  await expect(page.locator('.sqs-cart-quantity')).toHaveText('2')
  await expect(page.locator('.sqs-cart-subtotal')).toHaveText('$78.00')
  await expect(page.getByRole('link', {name: '2 items in cart'})).toBeVisible()
})

test('displays more than a hundred as 100+', async ({page}) => {
  await addUnheard(page, '64a1f0c27be1d20013c0aa13', 'PLANNER-PDF', 101)
  await openDocument(page, {body: cartLink()})
  await expect(page.locator('.sqs-cart-quantity')).toHaveText('100+')
  await expect(page.getByRole('link', {name: 'More than 100 items in cart'})).toBeVisible()
})

test('navigating back displays the current count', {tag: '@engines'}, async ({page}) => {
  await open(page, '/shop/tide-bowl')
  await open(page, '/shop/moon-plate')
  await addButton(page).click()
  await expectHeader(page, 1, '$32.00')
  await page.goBack()
  await expect(page).toHaveURL(/tide-bowl$/)
  await expectHeader(page, 1, '$32.00')
  await page.goForward()
  await expectHeader(page, 1, '$32.00')
})

test('a page from the back/forward cache reads the cart again and mounts nothing twice', {
  tag: '@engines',
}, async ({playwright, browserName, launchOptions, shop}) => {
  const browser = await launchKeeping({playwright, browserName, launchOptions})
  const page = await browser.newPage({baseURL: shop.url})
  const lines = await watchConsole(page.context())
  // once it has read a cart, a page with no-store is not eligible for the back/forward cache
  await openDocument(page, {body: `${cartLink()}${addToCart(bowl)}<a href="/checkout">Away</a>`})
  await expectAllMounted(page)
  await addButton(page).click()
  await expect(page.locator('.sqs-cart-quantity')).toHaveText('1')
  await expect(popover(page)).toBeVisible()
  await page.evaluate(() => {
    document.body.dataset.kept = 'yes'
    document.addEventListener('vitrine:mounted', () => {
      document.body.dataset.kept = 'mounted again'
    })
  })
  await page.getByRole('link', {name: 'Away'}).press('Enter')
  await page.waitForURL('**/checkout')
  await addElsewhere(page, ...BOWL)
  await page.goBack({waitUntil: 'commit'})
  await expect(page.locator('.sqs-cart-quantity')).toHaveText('2')
  await expect(page.locator('body')).toHaveAttribute('data-kept', 'yes')
  await expect(addButton(page)).not.toHaveAttribute('aria-disabled')
  await addButton(page).press('Enter')
  await expect(page.locator('.sqs-cart-quantity')).toHaveText('3')
  expect(await shop.held()).toEqual(['3 × BOWL-TIDE'])
  expect(lines.problems()).toEqual([])
  await browser.close()
})

/** Simulates a page's return from the back/forward cache. */
const restore = (page: Page) =>
  page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', {persisted: true})))

async function lookAway(page: Page, seconds: number): Promise<void> {
  const turn = (isHidden: boolean) =>
    page.evaluate((hidden) => {
      Object.defineProperty(document, 'hidden', {configurable: true, value: hidden})
      document.dispatchEvent(new Event('visibilitychange'))
    }, isHidden)
  await turn(true)
  await page.clock.fastForward(seconds * 1000)
  await turn(false)
}

test('reads the cart again after more than a minute away from the tab, but not after less', async ({
  page,
}) => {
  await page.clock.install()
  await open(page, '/shop/tide-bowl')
  await addButton(page).click()
  await expectHeader(page, 1, '$39.00')
  await addUnheard(page, ...BOWL)
  const requests = watchRequests(page)
  await lookAway(page, 50)
  await page.clock.runFor(1000)
  expect(requests.matching(CART_READ)).toEqual([])
  await lookAway(page, 61)
  await expectHeader(page, 2, '$78.00')
  expect(requests.matching(CART_READ)).toHaveLength(1)
})

test('requests no cart for a visitor without one, in any tab and after any time', async ({page}) => {
  await page.clock.install()
  const requests = watchRequests(page)
  await open(page, '/shop')
  await lookAway(page, 120)
  await restore(page)
  await page.clock.runFor(1000)
  expect(requests.matching(/ \/api\/commerce\//)).toEqual([])
})

test('one read serves all widgets of a page', async ({page}) => {
  await addUnheard(page, ...BOWL)
  const requests = watchRequests(page)
  await openDocument(page, {body: cartLink() + cartLink() + addToCart(bowl) + addToCart(bowl)})
  await expect(page.locator('.sqs-cart-quantity')).toHaveText(['1', '1'])
  await expectAllMounted(page)
  expect(requests.matching(CART_READ)).toHaveLength(1)
})

test('a cart that was deleted on the server is empty again', async ({page, shop, consoleLines}) => {
  consoleLines.allowNetworkErrors()
  await open(page, '/shop/tide-bowl')
  await addButton(page).click()
  await expectHeader(page, 1, '$39.00')
  await shop.reset()
  await restore(page)
  await expectHeader(page, 0, '$0.00')
})

test('a page with an opaque origin, as in a sandboxed frame, works as far as possible', {
  tag: '@engines',
}, async ({page, consoleLines}) => {
  consoleLines.allowNetworkErrors()
  // Chromium prevents such a page from reaching a local server: the test refuses the same requests
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('The document is sandboxed', 'SecurityError')
    }
    Object.defineProperty(Document.prototype, 'cookie', {get: refuse, set: refuse})
    window.BroadcastChannel = class extends BroadcastChannel {
      constructor() {
        super('')
        refuse()
      }
    }
  })
  await openDocument(page, {body: cartLink() + addToCart(bowl)})
  await expectAllMounted(page)
  await expect(page.locator('.sqs-cart-quantity')).toHaveText('0')
  await addButton(page).click()
  await expect(page.locator('.sqs-cart-quantity')).toHaveText('1')
})
