import type {Page} from '@playwright/test'
import {expectNoneInAnyLight} from '../support/accessibility.ts'
import {openDocument} from '../support/document.ts'
import {skipWithout} from '../support/engines.ts'
import {recordShifts, settle, shifts} from '../support/layout.ts'
import {expectAllMounted} from '../support/page-parts.ts'
import {slowDown} from '../support/requests.ts'
import {expect, test} from '../support/test.ts'

const LINKS = ['Kiln', 'Glaze', 'Wheel'].map((name) => `<li><a href="/${name}">${name} opened again</a></li>`)
const LIST = `<main><h1>News</h1><div data-vitrine="marquee"><ul>${LINKS.join('')}</ul></div></main>`
const BLOCK = `<main><h1>News</h1><div class="sqs-block-marquee"><div class="Marquee"><script type="application/json" class="Marquee-props">{"animationDirection":"right"}</script><div class="Marquee-display"><svg class="Marquee-svg" aria-hidden="true"></svg></div><div class="Marquee-measure" hidden><p><span class="Marquee-item">Ash</span></p></div></div></div></main>`

const button = (page: Page, name: 'Start' | 'Stop') =>
  page.getByRole('button', {name: `${name} the moving text`})
const left = (page: Page) =>
  page
    .locator('.marquee__row')
    .first()
    .evaluate((row) => row.getBoundingClientRect().left)

/** How far the text moves in a moment. */
async function move(page: Page): Promise<number> {
  const from = await left(page)
  await page.waitForTimeout(300)
  return (await left(page)) - from
}

const openText = (page: Page, body: string, dir = 'ltr') =>
  openDocument(page, {html: `lang="en-US" dir="${dir}"`, body})

test.describe('a text that moves', {tag: '@engines'}, () => {
  test.use({viewport: {width: 500, height: 400}})

  test('its button stops it by keyboard', async ({page}) => {
    await openText(page, LIST)
    await expect.poll(() => move(page)).toBeLessThan(0)
    await button(page, 'Stop').press('Enter')
    await page.mouse.move(1, 399)
    await expect.poll(() => move(page)).toBe(0)
    await button(page, 'Start').press('Space')
    await expect.poll(() => move(page)).toBeLessThan(0)
  })

  test('moves as it is read, or as the platform’s block says', async ({page}) => {
    await openText(page, LIST, 'rtl')
    await expect.poll(() => move(page)).toBeGreaterThan(0)
    for (const dir of ['ltr', 'rtl']) {
      await openText(page, BLOCK, dir)
      await expect.poll(() => move(page)).toBeGreaterThan(0)
    }
  })

  test('fills its width without scrolling the page', async ({page}) => {
    await openText(page, BLOCK)
    await expect(page.locator('.marquee__copy').first()).toBeAttached()
    const ends = await page
      .locator('.marquee__row')
      .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().right))
    expect(Math.max(...ends)).toBeGreaterThan(480)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(500)
  })

  test('is read once, and shows each link that has the focus', async ({page}) => {
    await openText(page, LIST)
    await expect(page.locator('.marquee__copy').first()).toBeAttached()
    await expect(page.getByRole('link')).toHaveCount(3)
    for (const name of ['Kiln', 'Glaze', 'Wheel']) {
      await page.keyboard.press('Tab')
      const link = page.getByRole('link', {name})
      await expect(link).toBeFocused()
      await expect(link).toBeInViewport({ratio: 1})
      expect(await move(page)).toBe(0)
    }
    await page.keyboard.press('Tab')
    await expect(button(page, 'Stop')).toBeFocused()
    await expect.poll(() => move(page)).toBeLessThan(0)
  })

  test('stops under the pointer, and not under one that has pressed its button', async ({page}) => {
    await openText(page, LIST)
    await expect.poll(() => move(page)).toBeLessThan(0)
    await page.locator('.marquee__frame').hover({position: {x: 20, y: 10}})
    await expect.poll(() => move(page)).toBe(0)
    await button(page, 'Stop').click()
    await button(page, 'Start').click()
    await expect.poll(() => move(page)).toBeLessThan(0)
  })

  test('without its style sheet stands still, and is there once', async ({page, consoleLines}) => {
    consoleLines.allowNetworkErrors()
    await page.route('**/vitrine/assets/**', (route) => route.abort())
    for (const [body, text] of [
      [LIST, 'Kiln opened again'],
      [BLOCK, 'Ash'],
    ] as const) {
      await openText(page, body)
      await expectAllMounted(page)
      await expect(page.getByText(text).filter({visible: true})).toHaveCount(1)
      await expect(page.getByRole('button')).toHaveCount(0)
    }
  })

  test.describe('with reduced motion', () => {
    test.use({contextOptions: {reducedMotion: 'reduce'}})

    test('stands in lines, all of it readable', async ({page, browserName}) => {
      skipWithout('reduced motion', browserName)
      await page.setViewportSize({width: 320, height: 400})
      await openText(page, LIST)
      await expect(page.locator('.marquee__frame')).toBeVisible()
      await expect(page.getByRole('button')).toHaveCount(0)
      expect(await move(page)).toBe(0)
      for (const link of await page.getByRole('link').all()) await expect(link).toBeInViewport({ratio: 1})
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
      await expectNoneInAnyLight(page)
    })
  })
})

test('on a slow line nothing moves when it starts, if the page keeps it in one line', async ({page}) => {
  await page.route('**/one-line.css', (route) =>
    route.fulfill({
      contentType: 'text/css',
      body: '[data-vitrine=marquee]{white-space:nowrap;overflow:hidden}',
    }),
  )
  await slowDown(page, 150)
  await recordShifts(page)
  await openDocument(page, {
    head: '<link rel="stylesheet" href="/one-line.css">',
    body: '<main><h1>News</h1><div data-vitrine="marquee"><p>Open on Saturdays</p></div><p>Below it</p></main>',
  })
  await expect(page.locator('.marquee__copy').first()).toBeAttached()
  await settle(page)
  expect(await shifts(page)).toEqual([])
})
