import type {Page} from '@playwright/test'
import {expectNoneInAnyLight} from '../support/accessibility.ts'
import {leaveAndReturn} from '../support/leave-list.ts'
import {expectState, open} from '../support/page-parts.ts'
import {expect, test} from '../support/test.ts'

const collection = (page: Page) => page.locator('[data-vitrine=collection]')
const items = (page: Page) => page.locator('[data-collection-list] > [data-item-id]')
const chips = (page: Page) => page.locator('.collection-chip')
const count = (page: Page) => page.locator('[data-collection-count]')
const status = (page: Page) => page.locator('.collection__status')
const problem = (page: Page) => page.locator('.collection__problem')
const more = (page: Page) => page.getByRole('link', {name: 'Show more products'})
const choice = (page: Page, name: string) => page.locator('.collection-form').getByLabel(name)

const slugs = (page: Page) =>
  items(page).evaluateAll((all) =>
    all.map((one) => one.querySelector('.vitrine-card__link')?.getAttribute('href')?.replace('/shop/', '')),
  )

async function openFilters(page: Page): Promise<void> {
  await page.getByText('Filter and sort').click()
  await expect(page.locator('.collection-form')).toBeVisible()
}

async function openShop(page: Page, query = ''): Promise<void> {
  await open(page, `/shop${query}`)
  await expectState(collection(page), 'mounted')
  await openFilters(page)
}

/** Marks every item, to see which elements stay. */
const mark = (page: Page) =>
  items(page).evaluateAll((all) => {
    for (const one of all) Reflect.set(one, 'marked', true)
  })
const countMarked = (page: Page) =>
  items(page).evaluateAll((all) => all.filter((one) => Reflect.get(one, 'marked')).length)

const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY))

test('a filter shows its products at once, in place', {tag: '@engines'}, async ({page}) => {
  await openShop(page)
  await mark(page)
  await page.evaluate(() => {
    Reflect.set(window, 'seen', [])
    document.addEventListener('vitrine:collection-change', ({detail}) =>
      Reflect.get(window, 'seen').push(detail),
    )
  })
  await choice(page, 'Paper (7)').check()
  await expect(items(page)).toHaveCount(7)
  await expect(page).toHaveURL('/shop?filter.category=Paper')
  expect(await countMarked(page)).toBe(7)
  await expect(chips(page)).toHaveText(['Remove this filter: Category: Paper ×'])
  await expect(status(page)).toHaveText('7 products')
  await expect(choice(page, 'Paper (7)')).toBeFocused()
  expect(await page.evaluate(() => Reflect.get(window, 'seen'))).toEqual([
    {query: 'filter.category=Paper', count: 7, page: 1},
  ])
  await choice(page, 'On sale').check()
  await expect(page).toHaveURL('/shop?filter.category=Paper&filter.sale=true')
  expect(await slugs(page)).toEqual(['year-planner', 'wrapping-sheets'])
  await page.getByRole('link', {name: 'Category: Paper'}).click()
  await expect(page).toHaveURL('/shop?filter.sale=true')
  await expect(items(page)).toHaveCount(5)
  await expect(choice(page, 'Paper (2)')).not.toBeChecked()
  await page.getByRole('link', {name: 'Clear all'}).click()
  await expect(page).toHaveURL('/shop')
  await expect(items(page)).toHaveCount(25)
  await expect(choice(page, 'On sale')).not.toBeChecked()
})

test('products that come later work', async ({page, shop}) => {
  await openShop(page, '?filter.tag=New')
  await page.getByRole('link', {name: 'Clear all'}).click()
  await expect(items(page)).toHaveCount(25)
  const bowl = items(page).filter({has: page.getByRole('heading', {name: 'Tide Bowl'})})
  await bowl.getByRole('button', {name: 'Add To Cart'}).click()
  await expect.poll(() => shop.held()).toEqual(['1 × BOWL-TIDE'])
})

test('Back after three filters and two pages restores list, place and focus', {tag: '@engines'}, async ({
  page,
}) => {
  await openShop(page, '?pageSize=4')
  await choice(page, 'Ceramics').check()
  await expect(page).toHaveURL(/category=Ceramics/)
  await choice(page, 'Paper').first().check()
  await expect(page).toHaveURL(/category=Paper/)
  await choice(page, 'In stock').check()
  await expect(page).toHaveURL(/available=true/)
  await expect(count(page)).toHaveText('17 products')
  await more(page).click()
  await expect(items(page)).toHaveCount(8)
  await expect(more(page)).toBeFocused()
  await expect(status(page)).toHaveText('Items 5 to 8. 17 products')
  await more(page).click()
  await expect(items(page)).toHaveCount(12)
  const before = await slugs(page)
  expect(new Set(before).size).toBe(12)
  const [address, top] = [page.url(), await scrolled(page)]
  expect(top).toBeGreaterThan(200)

  // within the document
  await page.goBack()
  await expect(items(page)).toHaveCount(8)
  await expect(more(page)).toBeFocused()
  await page.goForward()
  await expect(items(page)).toHaveCount(12)
  expect(await slugs(page)).toEqual(before)
  await expect.poll(() => scrolled(page)).toBe(top)
  await expect(more(page)).toBeFocused()

  // and from another page
  const link = items(page).nth(9).locator('.vitrine-card__link')
  const expectPlace = await leaveAndReturn(page, link)
  await expect(page).toHaveURL(address)
  await expect(items(page)).toHaveCount(12)
  expect(await slugs(page)).toEqual(before)
  await expectPlace()

  await page.goBack()
  await expect(items(page)).toHaveCount(8)
  await page.goBack()
  await expect(items(page)).toHaveCount(4)
  await page.goBack()
  await expect(count(page)).toHaveText('18 products')
  await expect(choice(page, 'In stock')).not.toBeChecked()
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL('/shop?pageSize=4')
  await expect(count(page)).toHaveText('25 products')
  await expect(choice(page, 'Ceramics')).not.toBeChecked()
})

test('two quick filters answered out of order end in the last one', async ({page}) => {
  await openShop(page)
  const held: (() => Promise<void>)[] = []
  await page.route('**/shop?*', async (route) => {
    const isFirst = !route.request().url().includes('sale')
    if (isFirst) await new Promise<void>((resolve) => held.push(async () => resolve()))
    await route.continue().catch(() => {})
  })
  await choice(page, 'Ceramics').check()
  await choice(page, 'On sale').check()
  await expect(page).toHaveURL('/shop?filter.category=Ceramics&filter.sale=true')
  await expect(items(page)).toHaveCount(3)
  for (const release of held) await release()
  await page.waitForTimeout(300)
  await expect(items(page)).toHaveCount(3)
  await expect(page).toHaveURL('/shop?filter.category=Ceramics&filter.sale=true')
  await page.goBack()
  await expect(page).toHaveURL('/shop')
})

test('after a failure the list stays, and can be tried again', async ({page, shop, consoleLines}) => {
  consoleLines.allowNetworkErrors()
  consoleLines.expect(/\[vitrine\] collection/, null)
  await openShop(page)
  await shop.fault({path: '/shop', status: 500, times: 1})
  await choice(page, 'Paper (7)').check()
  await expect(problem(page)).toContainText('The list has not changed. Something went wrong.')
  await expect(items(page)).toHaveCount(25)
  await expect(page).toHaveURL('/shop')
  await expectNoneInAnyLight(page, '.collection')
  await page.getByRole('button', {name: 'Try again'}).click()
  await expect(items(page)).toHaveCount(7)
  await expect(problem(page)).toHaveCount(0)
  await expect(page).toHaveURL('/shop?filter.category=Paper')
})

test('offline it says so, and Back needs no connection', async ({page, context, consoleLines}) => {
  consoleLines.allowNetworkErrors()
  await openShop(page)
  await choice(page, 'Paper (7)').check()
  await expect(items(page)).toHaveCount(7)
  await context.setOffline(true)
  await choice(page, 'On sale').check()
  await expect(problem(page)).toContainText('Please check your internet connection.')
  await expect(items(page)).toHaveCount(7)
  await page.goBack()
  await expect(items(page)).toHaveCount(25)
  await context.setOffline(false)
})

test('a search without result leads on', async ({page}) => {
  await openShop(page)
  await choice(page, 'Search these products').fill('xylophone')
  await choice(page, 'Search these products').press('Enter')
  await expect(page.getByText('No product matches all of this.')).toBeVisible()
  await expect(status(page)).toHaveText('No products')
  await expectNoneInAnyLight(page, '.collection')
  await page.getByRole('link', {name: 'Show all products'}).click()
  await expect(items(page)).toHaveCount(25)
  await expect(choice(page, 'Search these products')).toHaveValue('')
})

test('a page of the list begins at its first item', async ({page}) => {
  await openShop(page, '?pageSize=6')
  await page.getByRole('link', {name: '2', exact: true}).click()
  await expect(page).toHaveURL('/shop?pageSize=6&page=2')
  await expect(items(page)).toHaveCount(6)
  await expect(page.locator('[data-collection-list]')).toBeFocused()
  await expect(page.getByRole('link', {name: '2', exact: true})).toHaveAttribute('aria-current', 'page')
  await expectNoneInAnyLight(page, '.collection')
})

test.describe('without script', () => {
  test.use({javaScriptEnabled: false})

  test('the form and the links lead to the same lists', {tag: '@engines'}, async ({page}) => {
    await page.goto('/shop?pageSize=4')
    await openFilters(page)
    await choice(page, 'Ceramics').check()
    await choice(page, 'Paper').first().check()
    await choice(page, 'In stock').check()
    await page.getByRole('button', {name: 'Show products'}).click()
    await expect(count(page)).toHaveText('17 products')
    await more(page).click()
    await expect(items(page)).toHaveCount(4)
    await page.getByRole('link', {name: '5', exact: true}).click()
    await expect(items(page)).toHaveCount(1)
    await page.getByRole('link', {name: 'In stock'}).click()
    await expect(count(page)).toHaveText('18 products')
    await page.getByRole('link', {name: 'Clear all'}).click()
    await expect(page).toHaveURL('/shop')
    await expect(items(page)).toHaveCount(25)
  })
})

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}})

  test('the filters open as a sheet, which Back closes over what was chosen', async ({page}) => {
    await open(page, '/shop')
    await expectState(collection(page), 'mounted')
    await openFilters(page)
    const sheet = page.getByRole('dialog', {name: 'Filter and sort'})
    await expect(sheet.locator('.collection-form')).toBeVisible()
    await choice(page, 'Paper (7)').check()
    await expect(items(page)).toHaveCount(7)
    await expect(status(page)).toHaveText('7 products')
    await expect(choice(page, 'Paper (7)')).toBeFocused()
    await choice(page, 'On sale').check()
    await expect(chips(page)).toHaveCount(2)
    await expectNoneInAnyLight(page, '.collection__sheet')
    await page.goBack()
    await expect(sheet).toBeHidden()
    await expect(page).toHaveURL('/shop?filter.category=Paper&filter.sale=true')
    await expect(chips(page)).toHaveCount(2)
    await page.goBack()
    await expect(page).toHaveURL('/shop?filter.category=Paper')
    await page.goBack()
    await expect(page).toHaveURL('/shop')
    await expect(items(page)).toHaveCount(25)
  })
})
