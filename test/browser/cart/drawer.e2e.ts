import type {Locator, Page} from '@playwright/test'
import {expectNoneInAnyLight} from '../support/accessibility.ts'
import {BOWL, MUG} from '../support/cart-page.ts'
import {openDocument} from '../support/document.ts'
import {addButton, expectAllMounted, open, popover} from '../support/page-parts.ts'
import {expectLabel, recordLabels} from '../support/record-labels.ts'
import {addUnheard, holdRequests} from '../support/requests.ts'
import {expect, test} from '../support/test.ts'
import {recordEvents, seenEvents} from '../support/vitrine.ts'

/** The shop's pages with `data-cart` on the tag. */
async function withCart(page: Page, cart: string): Promise<void> {
  await page.route(/^[^?]*\/(shop|cart)[^.?]*$/, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const url = new URL(route.request().url())
    url.searchParams.set('cart', cart)
    await route.fulfill({response: await route.fetch({url: url.href})})
  })
}

/** Before the page engine follows the cart link, it leads to the cart page. */
async function openAtRest(page: Page, path: string): Promise<void> {
  await open(page, path)
  await page.waitForLoadState('networkidle')
}

/** A product's page with the drawer, and a mug and a bowl in the cart. */
async function openWithTwoLines(page: Page): Promise<void> {
  await withCart(page, 'drawer')
  await addUnheard(page, MUG[0], MUG[1], 1)
  await addUnheard(page, BOWL[0], BOWL[1], 1)
  await openAtRest(page, '/shop/moon-plate')
}

const drawer = (page: Page): Locator => page.getByRole('dialog', {name: 'Your cart'})
const lines = (page: Page): Locator => drawer(page).locator('[data-cart=lines] > li')
const undo = (page: Page): Locator => drawer(page).getByRole('button', {name: 'Undo'})

const cartLink = (page: Page): Locator =>
  page.locator('.shop-header a:is([data-vitrine=cart-indicator], .sqs-custom-cart)')

/** The sum of the layout shifts without a recent input. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts = {sum: 0}
    Object.assign(window, {shifts})
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (!Reflect.get(entry, 'hadRecentInput')) shifts.sum += Number(Reflect.get(entry, 'value'))
    }).observe({type: 'layout-shift', buffered: true})
  })
const shiftsOf = (page: Page) =>
  page.evaluate(() => Number(Reflect.get(Object(Reflect.get(window, 'shifts')), 'sum')))

test('the drawer shows what the shop recommends with the cart', async ({page, shop}) => {
  await openDocument(page, {
    body: `<div data-vitrine="add-to-cart" data-item-id="${BOWL[0]}"><button>Add To Cart</button></div>
<div data-vitrine="cart-drawer"><template data-slot="cross-sell"><div data-vitrine="products" data-query="related=cart"></div></template></div>`,
    loader: 'data-cart="drawer"',
  })
  await expectAllMounted(page)
  await page.getByRole('button', {name: 'Add To Cart'}).click()
  await expect(lines(page)).toHaveCount(1)
  const offered = drawer(page).locator('.cart-drawer__cross-sell .vitrine-cards__item')
  await expect(offered).toHaveCount(4)
  // one without options
  const simple = offered.filter({has: page.getByRole('button', {name: 'Add To Cart'})}).first()
  const title = `${await simple.locator('.vitrine-card__title').textContent()}`
  await simple.getByRole('button').click()
  await expect.poll(async () => (await shop.held()).length).toBe(2)
  // what is in the cart is not offered
  await expect(offered.filter({hasText: title})).toHaveCount(0)
  await expect(offered).not.toHaveCount(0)
})

test('adding opens the drawer, in place of the popover', {tag: '@engines'}, async ({page, shop}) => {
  await withCart(page, 'drawer')
  await recordEvents(page)
  await openAtRest(page, '/shop/tide-bowl')
  await addButton(page).click()
  await expect(lines(page)).toHaveCount(1)
  await expect(lines(page)).toContainText('Tide Bowl')
  await expect(lines(page).locator('img')).toBeVisible()
  await expect(drawer(page).locator('[data-cart=subtotal]')).toHaveText('$39.00')
  await expect(drawer(page)).toContainText('$36.00 away from free shipping')
  await expect(popover(page)).toHaveCount(0)
  await drawer(page).getByRole('button', {name: 'One more: Tide Bowl'}).click()
  await expect(drawer(page)).toContainText('Your order ships free.')
  await expect.poll(() => shop.held()).toEqual(['2 × BOWL-TIDE'])
  await page.keyboard.press('Escape')
  await expect(drawer(page)).toHaveCount(0)
  await expect(addButton(page)).toBeFocused()
  expect((await seenEvents(page, 'cart-open')).length).toBe(1)
  expect((await seenEvents(page, 'cart-close')).length).toBe(1)
})

test('the cart link opens it by keyboard; removing is undone, without a shift of the page', {
  tag: '@engines',
}, async ({page, shop}) => {
  await watchShifts(page)
  await openWithTwoLines(page)
  await cartLink(page).focus()
  await page.keyboard.press('Enter')
  await expect(lines(page)).toHaveCount(2)
  expect(new URL(page.url()).pathname).toBe('/shop/moon-plate')
  await drawer(page).getByRole('button', {name: 'Remove Speckled Mug'}).focus()
  await page.keyboard.press('Enter')
  await expect(undo(page)).toBeFocused()
  await expect(lines(page)).toHaveCount(1)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Shift+Tab')
  await undo(page).focus()
  await page.keyboard.press('Enter')
  await expect(lines(page)).toHaveCount(2)
  await expect(lines(page).first()).toContainText('Speckled Mug')
  await expect.poll(() => shop.held()).toHaveLength(2)
  await page.keyboard.press('Escape')
  await expect(drawer(page)).toHaveCount(0)
  await expect(cartLink(page)).toBeFocused()
  expect(await shiftsOf(page)).toBeLessThan(0.01)
})

test('what was removed in it can be undone on the cart page', async ({page, shop}) => {
  await openWithTwoLines(page)
  await cartLink(page).click()
  await drawer(page).getByRole('button', {name: 'Remove Speckled Mug'}).click()
  await expect.poll(() => shop.held()).toHaveLength(1)
  await drawer(page).getByRole('link', {name: 'View Cart'}).click()
  await page.waitForURL('/cart')
  await page.getByRole('button', {name: 'Undo'}).click()
  await expect(page.locator('[data-cart=lines] > li')).toHaveCount(2)
  await expect.poll(() => shop.held()).toHaveLength(2)
})

test('Back leaves the page, and Forward shows it without the drawer', {tag: '@engines'}, async ({page}) => {
  await withCart(page, 'drawer')
  await addUnheard(page, MUG[0], MUG[1], 1)
  await openAtRest(page, '/shop')
  await openAtRest(page, '/shop/moon-plate')
  await cartLink(page).click()
  await expect(lines(page)).toHaveCount(1)
  await page.goBack()
  await expect(page).toHaveURL('/shop')
  await page.goForward()
  await expect(page).toHaveURL('/shop/moon-plate')
  await expect(addButton(page)).toBeVisible()
  await expect(drawer(page)).toHaveCount(0)
})

test('a double click on Remove removes one line', {tag: '@engines'}, async ({page, shop}) => {
  await openWithTwoLines(page)
  await cartLink(page).click()
  await expect(lines(page)).toHaveCount(2)
  const button = drawer(page).getByRole('button', {name: 'Remove Speckled Mug'})
  // what a removal needs has loaded: the lines move at once
  await drawer(page).getByRole('button', {name: 'One more: Tide Bowl'}).click()
  await expect.poll(() => shop.held()).toContain('2 × BOWL-TIDE')
  await button.dblclick()
  await expect.poll(() => shop.held()).toEqual(['2 × BOWL-TIDE'])
  await expect(lines(page)).toHaveCount(1)
})

test('a removal of a script and of another tab is shown in the open drawer, and undone by its event', {
  tag: '@engines',
}, async ({page, context, shop}) => {
  await openWithTwoLines(page)
  await cartLink(page).click()
  await expect(lines(page)).toHaveCount(2)
  const other = await context.newPage()
  await open(other, '/cart')
  await other.evaluate(() =>
    document.addEventListener('vitrine:item-removed', (event) => Object.assign(window, {last: event}), {
      once: true,
    }),
  )
  await other.locator('[data-cart=remove]').first().click()
  await expect(lines(page)).toHaveCount(1)
  await expect.poll(() => shop.held()).toHaveLength(1)
  const sku = await other.evaluate(async () => {
    const {entry, undo} = Object(Reflect.get(window, 'last')).detail
    await undo()
    return entry.sku
  })
  expect(sku).toBe(MUG[1])
  await expect(lines(page)).toHaveCount(2)
  await expect.poll(() => shop.held()).toHaveLength(2)
  await other.close()
})

test('in Arabic it is at the left, and keeps to the window', async ({page}) => {
  await withCart(page, 'drawer')
  await openAtRest(page, '/?store=ar')
  await openAtRest(page, '/shop/tide-bowl')
  await addButton(page).click()
  const box = page.locator('dialog.cart-drawer')
  // it slides in
  await expect.poll(() => box.boundingBox()).toMatchObject({x: 0, y: 0, height: 800})
})

test('at 400% all of it can be reached by scrolling, and each control is in view with the focus', async ({
  page,
}) => {
  await page.setViewportSize({width: 320, height: 256})
  await withCart(page, 'drawer')
  await addUnheard(page, MUG[0], MUG[1], 1)
  await openAtRest(page, '/shop/moon-plate')
  await cartLink(page).click()
  await expect(lines(page)).toHaveCount(1)
  const controls = drawer(page).locator('a[href]:visible,button:visible,input:visible')
  for (const control of await controls.all()) {
    await control.focus()
    await expect(control).toBeInViewport({ratio: 0.9})
  }
  const [wide, high] = await page
    .locator('.cart-drawer__content')
    .evaluate((content) => [content.scrollWidth - content.clientWidth, content.clientHeight])
  expect([wide, (high ?? 0) > 240]).toEqual([0, true])
})

test('on the cart page it stays closed', async ({page}) => {
  await withCart(page, 'drawer')
  await addUnheard(page, MUG[0], MUG[1], 1)
  await openAtRest(page, '/cart')
  await cartLink(page).click()
  await expect(page).toHaveURL('/cart')
  await expect(drawer(page)).toHaveCount(0)
})

test('data-cart="page" opens the cart page', async ({page}) => {
  await withCart(page, 'page')
  await openAtRest(page, '/shop/tide-bowl')
  await addButton(page).click()
  await page.waitForURL('/cart')
})

test('data-cart="none" opens nothing', async ({page, shop}) => {
  await withCart(page, 'none')
  await openAtRest(page, '/shop/tide-bowl')
  const labels = await recordLabels(addButton(page))
  await addButton(page).click()
  await expect.poll(() => shop.held()).toHaveLength(1)
  await expectLabel(labels, 'Added!')
  // as long as the popover would be there
  await expect(addButton(page)).toHaveText('Add To Cart')
  await expect(popover(page)).toHaveCount(0)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('if its files cannot be fetched, the cart link opens the cart page', async ({page, consoleLines}) => {
  consoleLines.allowNetworkErrors()
  // the page is left with the report: the browser may drop it
  consoleLines.expect(/cart-drawer: TypeError: Failed to fetch/, null)
  await withCart(page, 'drawer')
  await addUnheard(page, MUG[0], MUG[1], 1)
  // also ahead of the click
  await page.route(/cart-drawer[^/]*\.js/, (route) => route.fulfill({status: 503}))
  await openAtRest(page, '/shop/moon-plate')
  await cartLink(page).click()
  await page.waitForURL('/cart')
})

for (const [name, width, height] of [
  ['a desktop', 1280, 800],
  ['a phone', 390, 844],
  ['a small phone', 320, 568],
] as const)
  test(`axe finds no problem on ${name}, with lines, the notice, a message, and empty`, async ({page}) => {
    await page.setViewportSize({width, height})
    await page.emulateMedia({reducedMotion: 'reduce'})
    await openWithTwoLines(page)
    await cartLink(page).click()
    await expect(lines(page)).toHaveCount(2)
    await page.screenshot({path: `test-results/drawer-${width}.png`})
    await expectNoneInAnyLight(page, '.cart-drawer')
    await drawer(page).getByRole('button', {name: 'Remove Speckled Mug'}).click()
    await expect(undo(page)).toBeVisible()
    await page.screenshot({path: `test-results/drawer-undo-${width}.png`})
    await expectNoneInAnyLight(page, '.cart-drawer')
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    await drawer(page).getByRole('button', {name: 'Remove Tide Bowl'}).click()
    await expect(drawer(page)).toContainText('Your cart is empty.')
    await expectNoneInAnyLight(page, '.cart-drawer')
  })

test('iOS does not zoom into its fields', async ({page}) => {
  await openWithTwoLines(page)
  await cartLink(page).click()
  for (const name of ['code', 'quantity'])
    await expect(drawer(page).locator(`[data-cart=${name}]`).first()).toHaveCSS('font-size', '16px')
})

test('a message that only a script has focused has no ring', {tag: '@engines'}, async ({page}) => {
  await withCart(page, 'drawer')
  await addUnheard(page, MUG[0], MUG[1], 1)
  await openAtRest(page, '/shop/moon-plate')
  await cartLink(page).press('Enter')
  await drawer(page).getByRole('button', {name: 'Remove Speckled Mug'}).press('Enter')
  await expect(undo(page)).toBeFocused()
  await expect(undo(page)).not.toHaveCSS('outline-style', 'none')
  await page.keyboard.press('Escape')
  const empty = drawer(page).locator('[data-cart=empty] p[tabindex]')
  await expect(empty).toBeFocused()
  await expect(empty).toHaveCSS('outline-style', 'none')
})

const PRODUCT = JSON.stringify({id: BOWL[0], title: 'Tide Bowl', variants: [{sku: BOWL[1], price: 3900}]})
const POPUP = JSON.stringify({showOnTimer: true, timeout: 500, title: 'Letters'})

for (const [kind, button] of [
  ['a button', '<button type="button">Add To Cart</button>'],
  [
    'an element that is a button',
    '<div role="button" tabindex="0" class="sqs-add-to-cart-button">Add To Cart</div>',
  ],
] as const)
  test(`no popup is over the drawer that ${kind} opens`, async ({page}) => {
    await openDocument(page, {
      body: `<div data-vitrine="add-to-cart" data-product='${PRODUCT}'>${button}</div><div data-vitrine="popup-overlay" data-options='${POPUP}'></div>`,
      loader: 'data-cart="drawer"',
    })
    const release = await holdRequests(page, '**/api/commerce/shopping-cart/entries')
    await page.getByRole('button', {name: 'Add To Cart'}).click()
    const popup = page.getByRole('dialog', {name: 'Letters'})
    await page.waitForTimeout(2500)
    await expect(popup).toHaveCount(0)
    release()
    await expect(drawer(page)).toBeVisible()
    await page.waitForTimeout(1500)
    await expect(popup).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(drawer(page)).toHaveCount(0)
    await expect(popup).toBeVisible()
  })
