import type {Locator, Page} from '@playwright/test'
import {members} from '../../../demo/seed/members.ts'
import {BOWL, MUG} from '../support/cart-page.ts'
import {forgetShifts, recordShifts, settle, shifts} from '../support/layout.ts'
import {expectState, open} from '../support/page-parts.ts'
import {holdRequests} from '../support/requests.ts'
import {expect, test} from '../support/test.ts'
import {vitrineOf} from '../support/vitrine.ts'

const [INES = {email: '', password: ''}] = members
const MUG_PAGE = '/shop/speckled-mug'

const heart = (page: Page, title = 'Speckled Mug'): Locator =>
  page.getByRole('button', {name: `Save ${title} on your wishlist`})
const cards = (page: Page): Locator => page.locator('.vitrine-cards__item')

async function logIn(page: Page): Promise<void> {
  await open(page, '/account')
  const account = page.locator('.account')
  await account.getByLabel('Email').fill(INES.email)
  await account.getByLabel('Password', {exact: true}).fill(INES.password)
  await account.getByLabel('Password', {exact: true}).press('Enter')
  await account.getByRole('button', {name: 'Log out'}).waitFor()
}

/** The list that the shop has. */
const heldBy = async (page: Page) =>
  (await (await page.request.get('/api/site-users/account/lists/wishlist')).json()).itemIds

test('a product is added and removed by keyboard, and the focus stays', {tag: '@engines'}, async ({page}) => {
  await open(page, MUG_PAGE)
  await expectState(heart(page), 'waiting')
  await heart(page).focus()
  await page.keyboard.press('Space')
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true')
  await expect(heart(page)).toBeFocused()
  await page.goto('/shop')
  await heart(page, 'Tide Bowl').click()
  await expect(heart(page, 'Tide Bowl')).toHaveAttribute('aria-pressed', 'true')
  await page.goto('/wishlist')
  await expect(cards(page)).toHaveText([/Tide Bowl/, /Speckled Mug/])
  await page.getByRole('button', {name: 'Remove: Tide Bowl'}).focus()
  await page.keyboard.press('Enter')
  await expect(cards(page)).toHaveCount(1)
  await expect(page.getByRole('button', {name: 'Remove: Speckled Mug'})).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main').getByRole('link', {name: 'Go to the shop'})).toBeFocused()
  await page.reload()
  await expect(page.getByText('Nothing is saved yet.')).toBeVisible()
})

test('a saved product is marked on a page with a picture that never arrives', async ({page}) => {
  await open(page, MUG_PAGE)
  await heart(page).click()
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true')
  const release = await holdRequests(page, '**/media/*')
  await page.reload({waitUntil: 'commit'})
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true')
  expect(await page.evaluate(() => document.readyState)).toBe('interactive')
  release()
  await page.waitForLoadState()
})

test('buttons of a product stay in step, in other tabs, too', {tag: '@engines'}, async ({page, context}) => {
  await open(page, '/shop')
  const other = await context.newPage()
  await open(other, MUG_PAGE)
  await expectState(heart(other), 'waiting')
  await heart(page).click()
  for (const one of [page, other]) await expect(heart(one)).toHaveAttribute('aria-pressed', 'true')
  await other.evaluate((id) => {
    if (window.Vitrine && !Array.isArray(window.Vitrine)) return window.Vitrine.lists.toggle('wishlist', id)
    throw new Error('there is no Vitrine')
  }, MUG[0])
  for (const one of [page, other]) await expect(heart(one)).toHaveAttribute('aria-pressed', 'false')
})

test('a button that waits shows what a script has added', async ({page}) => {
  await open(page, MUG_PAGE)
  const vitrine = await vitrineOf(page)
  expect(await vitrine.evaluate((one, id) => one.lists.toggle('wishlist', id), MUG[0])).toBe(true)
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true')
})

test('cards that come later show what is listed', async ({page}) => {
  await open(page, '/shop?pageSize=4')
  await heart(page).click()
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true')
  await page.goto('/shop?pageSize=4&page=2')
  const last = page.locator('.card .heart-button').last()
  await last.click()
  await expect(last).toHaveAttribute('aria-pressed', 'true')
  await page.goto('/shop?pageSize=4')
  await page.locator('[data-collection-more]').click()
  await expect(page.locator('.card .heart-button')).toHaveCount(8)
  await expect(page.locator('.card .heart-button').last()).toHaveAttribute('aria-pressed', 'true')
})

test('a visitor who logs in keeps each product, and has the list on another device', async ({
  page,
  browser,
  server,
}) => {
  const other = await (await browser.newContext({baseURL: server.url})).newPage()
  await logIn(other)
  await other.goto('/shop')
  await heart(other, 'Tide Bowl').click()
  await expect.poll(() => heldBy(other)).toEqual([BOWL[0]])
  await open(page, MUG_PAGE)
  await heart(page).click()
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true')
  await logIn(page)
  await page.goto('/wishlist')
  await expect(cards(page)).toHaveText([/Speckled Mug/, /Tide Bowl/])
  await expect.poll(() => heldBy(page)).toEqual([MUG[0], BOWL[0]])
  await other.goto('/wishlist')
  await expect(other.locator('.vitrine-cards__item')).toHaveCount(2)
  await other.context().close()
})

test('cards take the room that was kept for them', async ({page}) => {
  await recordShifts(page)
  await page.goto('/')
  const lists = JSON.stringify({wishlist: {itemIds: [MUG[0], BOWL[0]], owner: null, unsent: []}})
  await page.evaluate((text) => localStorage.setItem('vitrine-lists', text), lists)
  const release = await holdRequests(page, '**/api/commerce/products?*')
  await page.goto('/wishlist')
  await expect(page.locator('.vitrine-cards--loading > *')).toHaveCount(2)
  await settle(page)
  await forgetShifts(page)
  const height = () => page.locator('[data-wishlist-list]').evaluate((element) => element.clientHeight)
  const before = await height()
  release()
  await expect(page.getByRole('button', {name: 'Remove: Tide Bowl'})).toBeVisible()
  await settle(page)
  expect(await height()).toBe(before)
  expect(await shifts(page)).toEqual([])
})

test('a change without a connection reaches the shop later', async ({page, context, consoleLines}) => {
  consoleLines.allowNetworkErrors()
  await logIn(page)
  await page.goto(MUG_PAGE)
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'false')
  await context.setOffline(true)
  await heart(page).click()
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true')
  await context.setOffline(false)
  await expect.poll(() => heldBy(page)).toEqual([MUG[0]])
})

test('a list that storage does not take is announced, and works', async ({page, consoleLines}) => {
  consoleLines.expect(/cookies are tried instead/, null)
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await open(page, MUG_PAGE)
  await heart(page).click()
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('alert').filter({hasText: 'lasts until you leave'})).toBeVisible()
  await heart(page).click()
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'false')
})

test.describe('without script', () => {
  test.use({javaScriptEnabled: false})

  test('a heart adds the product for a member, and asks a visitor to log in', async ({page}) => {
    await page.goto(MUG_PAGE)
    await heart(page).click()
    await expect(page).toHaveURL('/account')
    const account = page.locator('.account')
    await account.getByLabel('Email').fill(INES.email)
    await account.getByLabel('Password', {exact: true}).fill(INES.password)
    await account.getByRole('button', {name: 'Log in'}).click()
    await page.goto(MUG_PAGE)
    await heart(page).click()
    await expect(page.locator('.card')).toHaveText([/Speckled Mug/])
    await heart(page).click()
    await expect(page.getByText('Nothing is saved yet.')).toBeVisible()
  })
})
