import type {Page} from '@playwright/test'
import type {ConsoleLines} from '../support/console-lines.ts'
import {openDocument} from '../support/document.ts'
import {addToCart, bowl, cartLink} from '../support/markup.ts'
import {
  addButton,
  expectAllMounted,
  expectHeader,
  expectState,
  open,
  option,
  product,
} from '../support/page-parts.ts'
import {qaExample} from '../support/qa-example.ts'
import {expectLabel, recordLabels} from '../support/record-labels.ts'
import {addUnheard, holdRequests, saveData, watchRequests} from '../support/requests.ts'
import type {Shop} from '../support/shop.ts'
import {expect, test} from '../support/test.ts'
import {recordEvents, seenEvents} from '../support/vitrine.ts'

const BUTTON = '/vitrine/chunks/add-to-cart-'
const ENGINE = '/vitrine/chunks/engine-'
/** The file of the cart's link, which contains the store. */
const SHARED = '/vitrine/chunks/cart-indicator-'
/** More than any request repeats. */
const ALWAYS = 100

/** A click adds the bowl like a page without script. */
async function expectPost(page: Page, shop: Shop): Promise<void> {
  await addButton(page).click()
  await expect(page).toHaveURL('/cart')
  expect(await shop.held()).toEqual(['1 × BOWL-TIDE'])
}

/** From now on, a file of Vitrine never loads, and the console reports it. */
async function withhold(
  path: string,
  {shop, consoleLines}: {shop: Shop; consoleLines: ConsoleLines},
): Promise<void> {
  consoleLines.allowNetworkErrors()
  consoleLines.expect(path === ENGINE ? /^\[vitrine\]/ : /^\[vitrine\] add-to-cart: /)
  await shop.fault({path, status: 500, times: ALWAYS})
}

/** The failed file loads after all, and the browser reports a connection. */
async function reconnect(page: Page, shop: Shop): Promise<void> {
  await shop.clearFaults()
  await page.evaluate(() => dispatchEvent(new Event('online')))
}

/** A page whose chunks are held back until they are released. */
async function openEarly(page: Page, path: string): Promise<() => void> {
  const release = await holdRequests(page, '**/vitrine/chunks/**')
  await page.goto(path, {waitUntil: 'commit'})
  await expectState(page.locator('[data-vitrine=cart-indicator]').first(), 'loading')
  return release
}

test.describe('while the chunks are on their way', () => {
  test('one click or several add once and stay on the page', {tag: '@engines'}, async ({page, shop}) => {
    const release = await openEarly(page, '/shop/tide-bowl')
    const labels = await recordLabels(addButton(page))
    await addButton(page).dblclick()
    await addButton(page).click()
    release()
    await expectHeader(page, 1, '$39.00')
    await expectLabel(labels, 'Added!')
    await expect(page).toHaveURL('/shop/tide-bowl')
    expect(await shop.held()).toEqual(['1 × BOWL-TIDE'])
  })

  test('Enter in the quantity adds that many, once', {tag: '@engines'}, async ({page, shop}) => {
    const release = await openEarly(page, '/shop/tide-bowl')
    await option(page, 'Quantity').fill('2')
    await option(page, 'Quantity').press('Enter')
    release()
    await expectHeader(page, 2, '$78.00')
    await expect(page).toHaveURL('/shop/tide-bowl')
    expect(await shop.held()).toEqual(['2 × BOWL-TIDE'])
  })

  test('a click without options asks for them', async ({page, shop}) => {
    const release = await openEarly(page, '/shop/linen-notebook')
    await addButton(page).click()
    release()
    await expect(product(page).getByRole('alert')).toHaveText('Please select the Paper option.')
    await expect(page).toHaveURL('/shop/linen-notebook')
    expect(await shop.held()).toEqual([])
  })

  test('options that were selected early count', async ({page, shop}) => {
    const release = await openEarly(page, '/shop/linen-notebook')
    await option(page, 'Paper').selectOption('Watercolor')
    release()
    await expect(product(page).locator('.product-price')).toHaveText('$31.00')
    await addButton(page).click()
    await expectHeader(page, 1, '$31.00')
    expect(await shop.held()).toEqual(['1 × NOTE-WATER'])
  })

  for (const key of ['Enter', 'Space'])
    test(`${key} on a div with the button role adds once`, {tag: '@engines'}, async ({page, shop}) => {
      const release = await openEarly(page, '/qa?widget=add-to-cart')
      const button = qaExample(page, '7.0 markup, no options').getByRole('button')
      await expectState(button, 'loading')
      await button.focus()
      await page.keyboard.press(key)
      release()
      await expectHeader(page, 1, '$22.00')
      expect(await shop.held()).toEqual(['1 × CUP-CAIRO'])
      expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('button')
    })

  test('each press of a step of the cart page counts', async ({page, shop}) => {
    await page.goto('/')
    await addUnheard(page, bowl.id, 'BOWL-TIDE')
    const release = await openEarly(page, '/cart')
    const more = page.locator('[data-cart=more]')
    for (const _ of [1, 2, 3]) await more.click()
    release()
    await expect(page.locator('[data-cart=quantity]')).toHaveValue('4')
    await expect.poll(shop.held).toEqual(['4 × BOWL-TIDE'])
  })

  test('a click on a link follows the link', {tag: '@engines'}, async ({page}) => {
    await openEarly(page, '/shop/tide-bowl')
    await page.locator('.shop-cart-link').click()
    await page.waitForURL('**/cart')
  })
})

test('a chunk that fails twice mounts at the third attempt', {
  tag: '@engines',
}, async ({page, shop, consoleLines}) => {
  consoleLines.allowNetworkErrors()
  // an idle page prefetches the files for a use
  await saveData(page)
  await recordEvents(page)
  const requests = watchRequests(page)
  await shop.fault({path: BUTTON, status: 503, times: 2})
  await page.goto('/shop/tide-bowl')
  await addButton(page).click()
  await expectHeader(page, 1, '$39.00')
  await expectState(product(page), 'mounted')
  expect(requests.matching(/chunks\/add-to-cart-/).length).toBeGreaterThanOrEqual(3)
  expect(await seenEvents(page, 'error')).toEqual([])
  expect(await shop.held()).toEqual(['1 × BOWL-TIDE'])
})

test('a chunk that always fails: one error; the others mount, and the form posts without it', {
  tag: '@engines',
}, async ({page, shop, consoleLines}) => {
  await withhold(BUTTON, {shop, consoleLines})
  await recordEvents(page)
  await page.goto('/shop/tide-bowl')
  await addButton(page).focus()
  await expectState(product(page), 'error')
  await expectState(page.locator('[data-vitrine=cart-indicator]'), 'mounted')
  expect(await seenEvents(page, 'error')).toMatchObject([
    {from: 'add-to-cart', detail: {widget: 'add-to-cart'}},
  ])
  await expectPost(page, shop)
})

test('requests a failed chunk again after reconnecting', async ({page, shop, consoleLines}) => {
  await withhold(BUTTON, {shop, consoleLines})
  await page.goto('/shop/tide-bowl')
  await addButton(page).focus()
  await expectState(product(page), 'error')
  await reconnect(page, shop)
  await expectState(product(page), 'mounted')
  await addButton(page).click()
  await expectHeader(page, 1, '$39.00')
  expect(await shop.held()).toEqual(['1 × BOWL-TIDE'])
})

test('a click that waits for a chunk that never loads ends like a form without script', async ({
  page,
  shop,
  consoleLines,
}) => {
  await withhold(BUTTON, {shop, consoleLines})
  await page.goto('/shop/tide-bowl')
  await addButton(page).focus()
  await expectState(product(page), 'loading')
  await expectPost(page, shop)
})

test('without the engine, the page stays as served, and the form posts', async ({
  page,
  shop,
  consoleLines,
}) => {
  await withhold(ENGINE, {shop, consoleLines})
  await page.goto('/shop/tide-bowl')
  await expect.poll(() => consoleLines.all.some((line) => line.startsWith('[vitrine]'))).toBe(true)
  await expectPost(page, shop)
})

test('requests a failed engine again after reconnecting', {tag: '@engines'}, async ({
  page,
  shop,
  consoleLines,
}) => {
  await withhold(ENGINE, {shop, consoleLines})
  await page.goto('/shop/tide-bowl')
  await addButton(page).focus()
  await expectState(product(page), 'error')
  await reconnect(page, shop)
  await expectAllMounted(page)
  await addButton(page).click()
  await expectHeader(page, 1, '$39.00')
  expect(await shop.held()).toEqual(['1 × BOWL-TIDE'])
})

test('an engine that fails once runs once for all widgets', {tag: '@engines'}, async ({
  page,
  shop,
  consoleLines,
}) => {
  consoleLines.allowNetworkErrors()
  const requests = watchRequests(page)
  await shop.fault({path: ENGINE, status: 503, times: 1})
  await page.goto('/shop/tide-bowl')
  await expectAllMounted(page)
  expect(requests.matching(/chunks\/engine-/).length).toBeGreaterThanOrEqual(2)
  await addButton(page).click()
  await expectHeader(page, 1, '$39.00')
  expect(await shop.held()).toEqual(['1 × BOWL-TIDE'])
})

test('a shared module stays a single instance when its file fails once', {tag: '@engines'}, async ({
  page,
  shop,
  consoleLines,
}) => {
  consoleLines.allowNetworkErrors()
  await shop.fault({path: SHARED, status: 503, times: 1})
  await page.goto('/shop/tide-bowl')
  await expectAllMounted(page)
  await addButton(page).click()
  await expectHeader(page, 1, '$39.00')
  expect(await shop.held()).toEqual(['1 × BOWL-TIDE'])
})

test('a missing style sheet does not block any widget', {tag: '@engines'}, async ({
  page,
  shop,
  consoleLines,
}) => {
  consoleLines.allowNetworkErrors()
  await shop.fault({path: '/vitrine/assets/', status: 500, times: ALWAYS})
  await open(page, '/shop/tide-bowl')
  await addButton(page).click()
  await expectHeader(page, 1, '$39.00')
})

test.describe('widgets that wait for interaction', () => {
  const onUse = 'data-vitrine-load="interaction"'

  test('load when the pointer reaches them', async ({page}) => {
    await openDocument(page, {body: cartLink() + addToCart(bowl, onUse)})
    await expectState(page.locator('[data-vitrine=cart-indicator]'), 'mounted')
    await expectState(product(page), 'waiting')
    await addButton(page).hover()
    await expectState(product(page), 'mounted')
  })

  test('load when they get the focus', async ({page}) => {
    await openDocument(page, {body: cartLink() + addToCart(bowl, onUse)})
    await expectState(product(page), 'waiting')
    await option(page, 'Quantity').focus()
    await expectState(product(page), 'mounted')
  })

  test('perform the click that loads them, once', {tag: '@engines'}, async ({page, shop}) => {
    await openDocument(page, {body: cartLink() + addToCart(bowl, onUse)})
    await expectState(product(page), 'waiting')
    await addButton(page).dispatchEvent('click')
    await expect(page.locator('.sqs-cart-quantity')).toHaveText('1')
    await expect(page).toHaveURL('/test-document')
    expect(await shop.held()).toEqual(['1 × BOWL-TIDE'])
  })

  test('follow their link', async ({page}) => {
    await openDocument(page, {body: cartLink(onUse)})
    await expectState(page.locator('[data-vitrine=cart-indicator]'), 'waiting')
    await page.locator('[data-vitrine=cart-indicator]').click()
    await page.waitForURL('**/cart')
  })

  test('can be all widgets of a page, by the loader’s tag; an element’s own attribute wins', async ({
    page,
  }) => {
    const body = addToCart(bowl) + cartLink('data-vitrine-load="now"')
    await openDocument(page, {body, loader: 'data-load="interaction"'})
    await expectState(page.locator('[data-vitrine=cart-indicator]'), 'mounted')
    await expectState(product(page), 'waiting')
  })
})

test('the first 24 mount immediately, the others when they come into view', async ({page}) => {
  await page.setViewportSize({width: 800, height: 400})
  const row = `<svg width="10" height="300" aria-hidden="true"></svg>${cartLink('data-vitrine-load="visible"')}<br>`
  await openDocument(page, {body: row.repeat(40)})
  const links = page.locator('[data-vitrine]')
  await expect(page.locator('[data-vitrine-state=mounted]')).toHaveCount(24)
  await expectState(links.nth(23), 'mounted')
  await expectState(links.nth(24), 'waiting')
  await links.nth(24).scrollIntoViewIfNeeded()
  await expectState(links.nth(24), 'mounted')
  await expectState(links.nth(39), 'waiting')
})

test('idle widgets beyond the first 24 mount automatically', async ({page}) => {
  await openDocument(page, {body: cartLink('data-vitrine-load="idle"').repeat(60)})
  await expectAllMounted(page)
  await expect(page.locator('[data-vitrine-state=mounted]')).toHaveCount(60)
})
