import type {Page} from '@playwright/test'
import {
  addButton,
  alertOf,
  expectAlert,
  expectAllMounted,
  expectHeader,
  open,
  popover,
} from './support/page-parts.ts'
import {addUnheard} from './support/requests.ts'
import {expect, test} from './support/test.ts'

/** Bytes (brotli) of our script before the first click on a product page. */
const BUDGET = 17_000

declare global {
  interface Window {
    shifts?: string[]
  }
}

/** Notes each layout shift, with what has moved. */
const recordShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: string[] = []
    window.shifts = shifts
    const describe = (entry: PerformanceEntry) => {
      const sources: unknown = Reflect.get(entry, 'sources')
      const nodes = Array.isArray(sources) ? sources.map(({node}) => node) : []
      const names = nodes.map((node) => (node instanceof Element ? node.outerHTML.slice(0, 80) : `${node}`))
      return `${Reflect.get(entry, 'value')} ${names.join(', ')}`
    }
    new PerformanceObserver((list) => shifts.push(...list.getEntries().map(describe))).observe({
      type: 'layout-shift',
      buffered: true,
    })
  })

/** All is loaded, and two frames and a little have gone by: what mounting moves has moved. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('load')
  await page.evaluate(
    () =>
      new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 200)))),
  )
}

const ownScripts = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({name}) => /\/vitrine\/.*\.js$/.test(name))
      .map(({name, encodedBodySize, decodedBodySize}) => ({
        file: name.replace(/.*\//, '').replace(/-[\w-]{6}\.js$/, ''),
        bytes: encodedBodySize,
        isCompressed: encodedBodySize < decodedBodySize,
      })),
  )

test('a product page transfers at most 17,000 bytes of our script before the first click', async ({page}) => {
  await open(page, '/shop/speckled-mug')
  await settle(page)
  const scripts = await ownScripts(page)
  const sum = scripts.reduce((total, {bytes}) => total + bytes, 0)
  test.info().annotations.push({type: 'bytes', description: `${sum}: ${JSON.stringify(scripts)}`})
  expect(scripts.every(({isCompressed}) => isCompressed)).toBe(true)
  expect(sum).toBeGreaterThan(5000)
  expect(sum).toBeLessThanOrEqual(BUDGET)
  const names = scripts.map(({file}) => file)
  expect(names).toContain('loader.js')
  for (const later of ['api', 'actions', 'InUse', 'cart-popover', 'Markup', 'public'])
    expect(names).not.toContain(later)
})

test('the API client comes with the first use of the button, the popover with the first item', async ({
  page,
}) => {
  await open(page, '/shop/tide-bowl')
  await addButton(page).focus()
  await expect.poll(async () => (await ownScripts(page)).map(({file}) => file)).toContain('api')
  expect((await ownScripts(page)).map(({file}) => file)).not.toContain('cart-popover')
  await addButton(page).click()
  await expect(popover(page)).toBeVisible()
  expect((await ownScripts(page)).map(({file}) => file)).toContain('cart-popover')
})

/** What the QA page writes beside its examples is not of our making. */
const hideReports = (page: Page) =>
  page.addInitScript(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('.qa-report { display: none }')
    document.adoptedStyleSheets.push(sheet)
  })

for (const path of ['/', '/shop', '/shop/speckled-mug', '/shop/pour-over-dripper', '/qa'])
  test(`mounting on ${path} moves nothing, on a desktop and on a phone`, async ({page}) => {
    await recordShifts(page)
    await hideReports(page)
    for (const width of [1280, 390]) {
      await page.setViewportSize({width, height: 800})
      await open(page, path)
      await settle(page)
      expect(await page.evaluate(() => window.shifts), `at ${width} px`).toEqual([])
    }
  })

test('nor does a cart that is read while the page is shown', async ({page}) => {
  await page.goto('/')
  await addUnheard(page, '64a1f0c27be1d20013c0aa02', 'BOWL-TIDE', 12)
  await recordShifts(page)
  await open(page, '/shop')
  await settle(page)
  expect(await page.evaluate(() => window.shifts)).toEqual([])
})

const scrollsSideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)

test.describe('at 300 % zoom', () => {
  test.use({viewport: {width: 427, height: 267}})

  test('no page scrolls sideways', async ({page}) => {
    for (const path of ['/', '/shop', '/shop/letter-set', '/shop/everyday-teapot', '/qa']) {
      await open(page, path)
      expect(await scrollsSideways(page), path).toBe(false)
    }
  })

  test('nor do the popover and the alert, which fit and can be closed', async ({
    page,
    shop,
    consoleLines,
  }) => {
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

test('right to left, the popover stands at the other side', async ({page}) => {
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

test('the popover comes without movement for those who want none', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'})
  await open(page, '/shop/tide-bowl')
  await addButton(page).click()
  await expect(popover(page)).toHaveCSS('animation-name', 'none')
})

test('styles of ours give way to any of the page', async ({page}) => {
  await open(page, '/shop/tide-bowl')
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('div { background: rgb(1, 2, 3) } p { color: rgb(4, 5, 6) }')
    document.adoptedStyleSheets.push(sheet)
  })
  await addButton(page).click()
  await expect(popover(page)).toHaveCSS('background-color', 'rgb(1, 2, 3)')
  await expect(popover(page).locator('p')).toHaveCSS('color', 'rgb(4, 5, 6)')
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
