import type {Page} from '@playwright/test'
import {openDocument} from '../support/document.ts'
import {open} from '../support/page-parts.ts'
import {untilQuiet, watchRequests} from '../support/requests.ts'
import {expect, test} from '../support/test.ts'
import {arrived, holdTracking} from '../support/tracking.ts'

/** The queued actions of visitors in lists, without the name of the action. */
const actions = (page: Page, action: string): Promise<Record<string, unknown>[]> =>
  page.evaluate((wanted) => {
    const settings: {kept?: {event: string; data: Record<string, unknown>}[]} =
      Reflect.get(globalThis, Symbol.for('vitrine')) ?? {}
    return (settings.kept ?? []).flatMap(({event, data: {action, ...data}}) =>
      event === 'CommerceShopping' && action === wanted ? [data] : [],
    )
  }, action)

const list = (page: Page) => page.locator('[data-collection-list]')
const idsOf = (page: Page) =>
  list(page)
    .locator(':scope > [data-item-id]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-item-id')))
const placed = (ids: readonly (string | null)[], from = 1) =>
  ids.map((productId, index) => ({productId, position: index + from}))

/** Nothing leaves the page: its events stay readable. */
const stay = (page: Page) =>
  page.evaluate(() => {
    addEventListener('submit', (event) => event.preventDefault())
    // Enter in a field clicks the button of its form
    addEventListener('click', (event) => {
      if (event.target instanceof Element && event.target.closest('a')) event.preventDefault()
    })
  })

/** The lists that the shop has heard of from pages with this mark in their address. */
const seenBy = async (url: string, mark: string) =>
  (await arrived(url)).filter(
    ({headers, data}) => headers.referer?.includes(mark) && data.action === 'view_item_list',
  )

const isIn = (mark: string) => `/shop?pageSize=4&${mark}`

test('the shop hears of a list once', async ({page, shop}) => {
  await open(page, isIn('allowed'))
  await list(page).hover()
  await expect.poll(() => seenBy(shop.url, 'allowed')).toHaveLength(1)
  await list(page).getByRole('link').first().focus()
  await untilQuiet(page)
  expect(await seenBy(shop.url, 'allowed')).toHaveLength(1)
})

test('it hears of no list of a visitor who declines', async ({page, shop}) => {
  await page.addInitScript(() => {
    window.Vitrine = [({consent}) => consent.set({analytics: false})]
  })
  const files = watchRequests(page)
  await open(page, isIn('declined'))
  await list(page).hover()
  await untilQuiet(page)
  expect(files.matching(/api\/v1\/clanker/)).toEqual([])
  expect(await seenBy(shop.url, 'declined')).toEqual([])
})

test.describe('in the queue', () => {
  test.beforeEach(({page}) => holdTracking(page))

  test('a list is seen once, page by page, with positions', {tag: '@engines'}, async ({page}) => {
    await open(page, '/shop?pageSize=4')
    expect(await actions(page, 'view_item_list')).toEqual([])
    await list(page).hover()
    const first = await idsOf(page)
    await expect
      .poll(() => actions(page, 'view_item_list'))
      .toEqual([{list: 'collection', products: placed(first)}])
    await page.locator('[data-collection-more]').click()
    await expect(list(page).locator(':scope > [data-item-id]')).toHaveCount(8)
    const more = (await idsOf(page)).slice(4)
    await expect
      .poll(() => actions(page, 'view_item_list'))
      .toEqual([
        {list: 'collection', products: placed(first)},
        {list: 'collection', products: placed(more, 5)},
      ])
    await page.goBack()
    await expect(list(page).locator(':scope > [data-item-id]')).toHaveCount(4)
    expect(await actions(page, 'view_item_list')).toHaveLength(2)
    expect(await actions(page, 'filter_item_list')).toEqual([])
  })

  test('a product that is followed is tracked at its position', async ({page}) => {
    await open(page, '/shop?pageSize=4')
    await list(page).hover()
    await expect.poll(() => actions(page, 'view_item_list')).toHaveLength(1)
    await stay(page)
    await list(page).locator(':scope > [data-item-id]').nth(2).getByRole('link').first().dblclick()
    const ids = await idsOf(page)
    expect(await actions(page, 'select_item')).toEqual([{list: 'collection', productId: ids[2], position: 3}])
  })

  test('filters, order and searches are tracked once each, with the number of results', async ({page}) => {
    await open(page, '/shop?pageSize=4')
    await page.locator('.collection-summary').click()
    await page.locator('[name="filter.sale"]').check()
    await expect(page.locator('.collection-chip').first()).toBeVisible()
    await expect.poll(() => actions(page, 'filter_item_list')).toHaveLength(1)
    const [filtered] = await actions(page, 'filter_item_list')
    expect(filtered?.filters).toContainEqual({name: 'filter.sale', value: 'true'})
    expect(filtered?.count).toBeGreaterThan(0)
    const search = page.locator('.collection-form [type=search]')
    await search.fill('bowl')
    await search.press('Enter')
    await expect.poll(() => actions(page, 'search')).toHaveLength(1)
    await search.press('Enter')
    await page.goBack()
    await expect(page).not.toHaveURL(/query=bowl/)
    expect(await actions(page, 'search')).toEqual([{query: 'bowl', count: expect.any(Number)}])
    expect(await actions(page, 'filter_item_list')).toHaveLength(1)
  })

  test('products of the shop are seen when they are shown in view', async ({page}) => {
    await openDocument(page, {
      body: `<main>${'<br>'.repeat(200)}<div data-vitrine="products" data-query="limit=2"></div></main>`,
    })
    await expect(page.locator('.vitrine-cards--loading')).toBeAttached()
    expect(await actions(page, 'view_item_list')).toEqual([])
    await page.locator('[data-vitrine=products]').scrollIntoViewIfNeeded()
    const cards = page.locator('.vitrine-cards > [data-item-id]')
    await expect(cards).toHaveCount(2)
    const ids = await cards.evaluateAll((all) => all.map((one) => one.getAttribute('data-item-id')))
    expect(await actions(page, 'view_item_list')).toEqual([{list: 'products', products: placed(ids)}])
    await stay(page)
    await cards.nth(1).getByRole('link').first().click()
    expect(await actions(page, 'select_item')).toEqual([{list: 'products', ...placed(ids)[1]}])
  })

  test('a search, and a suggested product, are tracked once', async ({page}) => {
    const product = (slug: string) => ({title: `Mug ${slug}`, url: `/shop/${slug}`})
    await page.route('**/products/suggest*', (route) =>
      route.fulfill({json: {products: [product('one'), product('two')], categories: [], pages: []}}),
    )
    await open(page, '/search')
    await stay(page)
    const field = page.getByRole('search').locator('input')
    await field.pressSequentially('mug')
    await page.getByRole('option', {name: 'Mug two'}).click()
    expect(await actions(page, 'select_item')).toEqual([
      {list: 'product-search', productId: null, position: 2, destinationUrl: '/shop/two'},
    ])
    await field.press('Enter')
    await field.press('Enter')
    expect(await actions(page, 'search')).toEqual([{query: 'mug', count: null}])
  })
})
