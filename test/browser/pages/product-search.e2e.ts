import type {Page} from '@playwright/test'
import {skipWithout} from '../support/engines.ts'
import {open} from '../support/page-parts.ts'
import {expect, test} from '../support/test.ts'

const SUGGEST = '**/api/commerce/products/suggest*'

const field = (page: Page) => page.getByRole('search').getByRole('combobox')
const option = (page: Page, name: string | RegExp) => page.getByRole('option', {name})

/** Types as a visitor does: the first letters come before the widget's files. */
async function type(page: Page, text: string): Promise<void> {
  await page.getByRole('search').getByLabel('Search for').pressSequentially(text)
}

/** The list begins and ends with the field. */
const expectBelowField = (page: Page) =>
  expect(async () => {
    const [box, field] = await Promise.all(
      ['.product-search__box', '[role=search] input'].map((part) => page.locator(part).boundingBox()),
    )
    expect(box?.x).toBeCloseTo(field?.x ?? 0, 0)
    expect(box?.width).toBeCloseTo(field?.width ?? 0, 0)
  }).toPass()

test.describe('on the search page', () => {
  test('suggestions appear while one types, and lead to a product by keyboard', {tag: '@engines'}, async ({
    page,
  }) => {
    await open(page, '/search')
    await type(page, 'mug')
    await expect(option(page, /^Speckled Mug/)).toBeVisible()
    await expect(page.getByRole('search').getByRole('status')).toHaveText(/^\d+ suggestions?$/)
    await page.keyboard.press('ArrowDown')
    await expect(option(page, /^Speckled Mug/)).toHaveAttribute('aria-selected', 'true')
    await expect(field(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/shop\/speckled-mug$/)
    await page.goBack()
    await expect(page.getByRole('option')).toHaveCount(0)
  })

  test('the last search is offered on the next visit, and Escape closes the list', {tag: '@engines'}, async ({
    page,
  }) => {
    await open(page, '/search')
    await type(page, 'mug')
    await expect(option(page, /^Show all results/)).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/search\?q=mug$/)
    await open(page, '/search')
    await page.getByLabel('Search for').focus()
    await expect(option(page, 'mug')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('option')).toHaveCount(0)
  })

  test('an answer that comes late is not shown over a newer one', async ({page}) => {
    await open(page, '/search')
    let release = () => {}
    const isReleased = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(SUGGEST, async (route) => {
      if (new URL(route.request().url()).searchParams.get('q') === 'mug') await isReleased
      await route.continue().catch(() => {})
    })
    const asked = page.waitForRequest(/q=mug$/)
    await type(page, 'mug')
    await asked
    await field(page).fill('bowl')
    await expect(option(page, /^Tide Bowl/)).toBeVisible()
    release()
    await expect(option(page, /^Show all results for “bowl”/)).toBeVisible()
    await expect(option(page, /Mug/)).toHaveCount(0)
  })

  test('without the shop’s answer the form still searches', async ({page, consoleLines}) => {
    consoleLines.allowNetworkErrors()
    await page.route(SUGGEST, (route) => route.abort())
    await open(page, '/search')
    await type(page, 'mug')
    await expect(page.getByText('Suggestions could not be loaded').last()).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('status').first()).toHaveText(/mug/)
  })

  test('the list stays inside the window, on a phone and from right to left', async ({page}) => {
    for (const [path, width] of [
      ['/search', 320],
      ['/search?store=ar', 320],
      ['/search', 1280],
    ] as const) {
      await page.setViewportSize({width, height: 700})
      await open(page, path)
      await page.getByRole('search').locator('input').pressSequentially('a')
      await expect(page.locator('.product-search__box')).toBeVisible()
      await expectBelowField(page)
      // the window changes while the list is open
      await page.setViewportSize({width: width === 320 ? 600 : 320, height: 700})
      await expectBelowField(page)
    }
  })
})

test.describe('without script', () => {
  test.use({javaScriptEnabled: false})

  test('the form searches', async ({page, browserName}) => {
    skipWithout('no script', browserName)
    await page.goto('/search')
    await page.getByLabel('Search for').fill('mug')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/search\?q=mug$/)
    await expect(page.getByRole('link', {name: 'Speckled Mug'})).toBeVisible()
  })
})
