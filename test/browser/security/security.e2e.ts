import type {Page} from '@playwright/test'
import {openDocument} from '../support/document.ts'
import {addToCart, bowl, cartLink} from '../support/markup.ts'
import {
  addButton,
  choose,
  expectAlert,
  expectAllMounted,
  message,
  open,
  option,
  popover,
  product,
} from '../support/page-parts.ts'
import {pressEverything, stay} from '../support/press-everything.ts'
import {untilQuiet} from '../support/requests.ts'
import {expect, test} from '../support/test.ts'
import {vitrineOf} from '../support/vitrine.ts'

const EVIL = '<img src=x onerror="document.title=\'hacked\'"><b>Bold</b>'

async function expectNoMarkup(page: Page): Promise<void> {
  await expect(page.locator('img[src=x]')).toHaveCount(0)
  await expect(page.locator('b')).toHaveCount(0)
  await expect(page).not.toHaveTitle('hacked')
}

test('every page is served under a strict policy with Trusted Types enforced', async ({request}) => {
  for (const path of [
    '/',
    '/shop',
    '/shop/speckled-mug',
    '/cart',
    '/checkout',
    '/account',
    '/contact',
    '/newsletter',
    '/qa',
    '/nowhere',
  ]) {
    const policy = (await request.get(path)).headers()['content-security-policy'] ?? ''
    expect(policy.split('; '), path).toEqual(
      expect.arrayContaining([
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "require-trusted-types-for 'script'",
      ]),
    )
    expect(policy).not.toContain('unsafe')
  }
})

test('the policy is enforced: every test sees its violations', {tag: '@engines'}, async ({
  page,
  consoleLines,
}) => {
  consoleLines.expect(/^CSP violation: require-trusted-types-for/)
  consoleLines.expect(
    /^This document requires 'TrustedHTML' assignment|blocked assigning to an injection sink/,
  )
  await open(page, '/shop/tide-bowl')
  const isRefused = await page.evaluate(() => {
    try {
      document.body.innerHTML = '<p>'
      return false
    } catch {
      return true
    }
  })
  expect(isRefused).toBe(true)
  await expect.poll(() => consoleLines.all.length).toBe(2)
})

test('markup in a product’s title stays text', {tag: '@engines'}, async ({page}) => {
  await openDocument(page, {body: cartLink() + addToCart({...bowl, title: EVIL})})
  await expectAllMounted(page)
  await addButton(page).click()
  await expect(popover(page).locator('.cart-popover__text')).toHaveText(`${EVIL} was added to your cart`)
  await expectNoMarkup(page)
})

test('so do names and values of options, labels and texts of the page', async ({page}) => {
  const variants = [1, 2].map((price) => ({
    sku: `${EVIL}${price}`,
    attributes: {[EVIL]: `${EVIL}${price}`},
    price: price * 100,
    qtyInStock: price - 1,
  }))
  const goods = {id: EVIL, title: EVIL, variants}
  const label = `data-label='${EVIL.replaceAll('"', '&quot;').replaceAll("'", '&#39;')}'`
  await page.addInitScript((evil) => {
    window.Vitrine = [({strings}) => strings({'add-to-cart.missingOne': `${evil}{option}`})]
  }, EVIL)
  // an element without a button gets Vitrine's button, with everything rendered by script
  const markup = addToCart(goods, label).replace(/<form[\s\S]*<\/form>/, '')
  await openDocument(page, {body: markup})
  await expectAllMounted(page)
  await expect(addButton(page)).toHaveText(EVIL)
  await addButton(page).click()
  await expect(message(page)).toHaveText(`${EVIL}${EVIL}`)
  await product(page).locator('select').selectOption(`${EVIL}2`)
  await expect(product(page).locator('.product-price')).toHaveText('$2.00')
  await expectNoMarkup(page)
})

test('a server’s error message stays text', async ({page, shop, consoleLines}) => {
  consoleLines.allowNetworkErrors()
  await shop.fault({path: '/api/commerce/shopping-cart/entries', status: 422, body: {message: EVIL}})
  await open(page, '/shop/tide-bowl')
  await addButton(page).click()
  await expectAlert(page, 'Unable to Add Item', EVIL)
  await expectNoMarkup(page)
})

test('ids and SKUs with quotes, spaces and £ reach the cart unchanged', async ({page, shop}) => {
  await open(page, '/shop/seconds-saucer')
  await choose(page, {'Flaw "A" & £': 'Glaze <drip>'})
  await option(page, 'Quantity').fill('2')
  await addButton(page).click()
  await expect(popover(page)).toContainText('“Seconds” Saucer & Spoon, the £5 Shelf was added to your cart')
  expect(await shop.held()).toEqual(['2 × SEC "1" £'])
})

test('the page context and an invalid cart cannot inject code', async ({page, shop}) => {
  const proto =
    '{"__proto__": {"isAdmin": true}, "entries": [{"__proto__": {"isAdmin": true}, "quantity": 1}]}'
  await shop.fault({path: '/api/commerce/shopping-cart', body: JSON.parse(proto)})
  await page.context().addCookies([{name: 'hasCart', value: 'true', url: shop.url}])
  await openDocument(page, {body: cartLink(), context: JSON.parse(`{"website": ${proto}}`)})
  await expect(page.locator('.sqs-cart-quantity')).toHaveText('1')
  const vitrine = await vitrineOf(page)
  expect(await vitrine.evaluate(() => Reflect.get({}, 'isAdmin'))).toBeUndefined()
})

test('every widget works under a nonce, strict-dynamic and Trusted Types, and violates none of them', {
  tag: '@engines',
}, async ({page, consoleLines}) => {
  // clicks open pages that the examples do not have, and send empty forms
  consoleLines.allowNetworkErrors()
  consoleLines.expect(/^An invalid form control|^Uncaught The invalid form control|^\[vitrine\]/, null)
  await page.route('**/qa', async (route) => {
    const response = await route.fetch()
    const headers = response.headers()
    const policy = (headers['content-security-policy'] ?? '').replace(
      /script-src [^;]*/,
      "script-src 'nonce-abc' 'strict-dynamic'",
    )
    const body = (await response.text())
      .replace(/<script(?= [^>]*src=)/g, '<script nonce="abc" data-load="now"')
      .replace(/<link(?= rel="(?:module)?preload")/g, '<link nonce="abc"')
    await route.fulfill({headers: {...headers, 'content-security-policy': policy}, body})
  })
  await page.goto('/qa')
  const all = page.locator('[data-vitrine]:not([data-vitrine-own])')
  const names = await all.evaluateAll((found) => found.map((one) => one.getAttribute('data-vitrine')))
  expect(new Set(names).size).toBeGreaterThan(25)
  await expect(page.locator('[data-vitrine-state=mounted]')).not.toHaveCount(0)
  // nearly every file of Vitrine loads at once
  await expect(page.locator('[data-vitrine-state=loading],[data-vitrine-state=error]')).toHaveCount(0, {
    timeout: 30_000,
  })
  await stay(page)
  await pressEverything(page)
  await untilQuiet(page)
})
