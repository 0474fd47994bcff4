import type {Page} from '@playwright/test'
import {products} from '../../../demo/seed/products.ts'
import {forgetShifts, recordShifts, scrollsSideways, settle, shifts} from '../support/layout.ts'
import {
  addButton,
  alertOf,
  expectAlert,
  expectAllMounted,
  expectHeader,
  open,
  popover,
} from '../support/page-parts.ts'
import {addUnheard, holdRequests} from '../support/requests.ts'
import {expect, test} from '../support/test.ts'

/** One page of each kind in the shop. */
const PAGES = [
  '/',
  '/?store=ar',
  '/shop',
  '/shop?store=ja',
  '/shop/speckled-mug',
  '/search?q=mug',
  '/journal',
  '/journal/opening-the-kiln',
  '/cart',
  '/contact',
  '/newsletter',
  '/checkout',
  '/account',
  '/tour',
  '/no-such-page',
  '/qa',
]

/** The QA page's own notes beside its examples. */
const hideReports = (page: Page) =>
  page.addInitScript(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('.qa-report { display: none }')
    document.adoptedStyleSheets.push(sheet)
  })

async function expectStill(page: Page, path: string, width: number): Promise<void> {
  await page.setViewportSize({width, height: 800})
  const release = await holdRequests(page, '**/vitrine/chunks/**')
  await page.goto(path)
  await settle(page)
  // shifts while a page is parsed are the page's own; mounting before the first paint moves nothing visible
  await forgetShifts(page)
  release()
  await expectAllMounted(page)
  await settle(page)
  expect(await shifts(page), `${path} at ${width} px`).toEqual([])
}

test.describe('mounting moves nothing, on a desktop and on a phone', () => {
  test.beforeEach(async ({page}) => {
    await recordShifts(page)
    await hideReports(page)
  })

  for (const path of PAGES)
    test(`on ${path}`, async ({page, consoleLines}) => {
      if (path === '/no-such-page') consoleLines.allowNetworkErrors()
      for (const width of [1280, 390]) await expectStill(page, path, width)
    })

  test('on every product page', async ({page}) => {
    test.slow()
    for (const [index, {slug}] of products.entries())
      await expectStill(page, `/shop/${slug}`, index % 2 ? 390 : 1280)
  })
})

test('the same when the cart is read while the page is visible', {tag: '@engines'}, async ({page}) => {
  await addUnheard(page, '64a1f0c27be1d20013c0aa02', 'BOWL-TIDE', 12)
  await recordShifts(page)
  await open(page, '/shop')
  await settle(page)
  expect(await shifts(page)).toEqual([])
})

test('a jump to the footer of a long list moves nothing', async ({page}) => {
  await recordShifts(page)
  for (const [width, height] of [
    [1280, 800],
    [1280, 1080],
    [390, 800],
  ] as const) {
    await page.setViewportSize({width, height})
    await open(page, '/shop')
    await settle(page)
    await forgetShifts(page)
    await page.locator('[data-vitrine=member-account]').scrollIntoViewIfNeeded()
    await settle(page)
    expect(await shifts(page), `${width} × ${height} px`).toEqual([])
  }
})

test('the heart stands in the same corner of each picture', async ({page}) => {
  await page.goto('/shop')
  const corners = await page.locator('.card:has(.heart):has(.vitrine-card__picture)').evaluateAll((cards) =>
    cards.map((card) => {
      const [heart, picture] = ['.heart-button', '.vitrine-card__picture'].map((one) =>
        card.querySelector(one)?.getBoundingClientRect(),
      )
      return heart && picture ? [heart.top - picture.top, picture.right - heart.right].map(Math.round) : null
    }),
  )
  expect(corners.length).toBeGreaterThan(9)
  expect(new Set(corners.map(String)).size).toBe(1)
})

for (const width of [1280, 768, 390]) {
  test(`cards that are not drawn yet take about the room that they need, at ${width} px`, async ({page}) => {
    await page.setViewportSize({width, height: 800})
    await open(page, '/shop')
    const [before, drawn] = await page.locator('.cards').evaluate((list) => {
      const {height} = list.getBoundingClientRect()
      for (const card of list.querySelectorAll<HTMLElement>('.card')) card.style.contentVisibility = 'visible'
      return [height, list.getBoundingClientRect().height]
    })
    expect(Math.abs(before / drawn - 1)).toBeLessThan(0.02)
  })
}

test.describe('at 300 % zoom', () => {
  test.use({viewport: {width: 427, height: 267}})

  test('no page scrolls sideways', async ({page}) => {
    for (const path of ['/', '/shop', '/shop/letter-set', '/shop/everyday-teapot', '/qa']) {
      await open(page, path)
      expect(await scrollsSideways(page), path).toBe(false)
    }
  })

  test('the popover and the alert fit and can be closed', async ({page, shop, consoleLines}) => {
    consoleLines.allowNetworkErrors()
    const long = 'A message that is longer than the window is wide, and thenanotherwordwithoutanyspaceinit. '
    await open(page, '/shop/tide-bowl')
    await addButton(page).click()
    await expect(popover(page)).toBeInViewport({ratio: 1})
    expect(await scrollsSideways(page)).toBe(false)
    await shop.fault({
      path: '/api/commerce/shopping-cart/entries',
      status: 422,
      body: {message: long.repeat(3)},
    })
    await addButton(page).click()
    await expectAlert(page, 'Unable to Add Item', long.repeat(3).trim())
    expect(await scrollsSideways(page)).toBe(false)
    await alertOf(page).getByRole('button', {name: 'OK'}).click()
    await expect(alertOf(page)).toHaveCount(0)
  })
})

test('right to left, the popover is on the other side', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'})
  await open(page, '/shop/tide-bowl')
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl'
  })
  await addButton(page).click()
  await expect(popover(page)).toBeVisible()
  const box = await popover(page).boundingBox()
  const link = await page.locator('.shop-cart-link').boundingBox()
  expect(box?.x).toBeCloseTo(link?.x ?? -1, 0)
  const close = await popover(page).getByRole('button').boundingBox()
  expect((close?.x ?? 0) - (box?.x ?? 0)).toBeLessThan(60)
})

test('the popover opens without animation for reduced motion', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'})
  await open(page, '/shop/tide-bowl')
  await addButton(page).click()
  await expect(popover(page)).toHaveCSS('animation-name', 'none')
})

test('Vitrine’s styles yield to any style of the page', async ({page}) => {
  await open(page, '/shop/tide-bowl')
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('div { background: rgb(1, 2, 3) } p { color: rgb(4, 5, 6) }')
    document.adoptedStyleSheets.push(sheet)
  })
  await addButton(page).click()
  await expect(popover(page)).toHaveCSS('background-color', 'rgb(1, 2, 3)')
  for (const part of ['.cart-popover__text', '.cart-popover__price'])
    await expect(popover(page).locator(part)).toHaveCSS('color', 'rgb(4, 5, 6)')
  await expectHeader(page, 1, '$39.00')
  await expectAllMounted(page)
})

test('custom properties restyle the popover', async ({page}) => {
  await open(page, '/shop/tide-bowl')
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(':root { --vitrine-popover-background: rgb(7, 8, 9) }')
    document.adoptedStyleSheets.push(sheet)
  })
  await addButton(page).click()
  await expect(popover(page)).toHaveCSS('background-color', 'rgb(7, 8, 9)')
})
