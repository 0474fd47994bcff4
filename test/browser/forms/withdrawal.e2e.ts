import type {Locator, Page} from '@playwright/test'
import {expectNoneInAnyLight} from '../support/accessibility.ts'
import {fillInAddress} from '../support/checkout.ts'
import {scrollsSideways} from '../support/layout.ts'
import {open} from '../support/page-parts.ts'
import {goOffline, holdRequests, reconnect, watchRequests} from '../support/requests.ts'
import type {Shop} from '../support/shop.ts'
import {expect, test} from '../support/test.ts'

const CALL = '/api/commerce/withdrawals'

const form = (page: Page): Locator => page.locator('[data-vitrine=withdrawal]')
const button = (page: Page, name: string): Locator => page.getByRole('button', {name})
const receipt = (page: Page): Locator => page.locator('.withdrawal__receipt')

const read = async (shop: Shop, path: string): Promise<Record<string, unknown>[]> =>
  (await fetch(`${shop.url}/qa/${path}`)).json()

async function fill(page: Page, email = 'ada@example.com'): Promise<void> {
  await page.getByLabel('Full name').fill('Ada Lovelace')
  await page.getByLabel('Email for the receipt').fill(email)
}

test('by keyboard, a statement is confirmed, stored once, and answered with a receipt', {
  tag: '@engines',
}, async ({page, shop}) => {
  const requests = watchRequests(page)
  await open(page, '/withdrawal?order=1842')
  await page.getByLabel('Full name').focus()
  await page.keyboard.type('Ada Lovelace')
  await page.getByLabel('Email for the receipt').focus()
  await page.keyboard.type('ada@example.com')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Do you want to withdraw from this contract?')).toBeFocused()
  await expect(page.getByRole('group')).toContainText('1842')
  expect(requests.matching(/withdrawals/)).toEqual([])

  const release = await holdRequests(page, `**${CALL}`)
  await button(page, 'Confirm withdrawal').focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(button(page, 'Sending…')).toBeFocused()
  release()
  await expect(receipt(page)).toBeFocused()
  await expect(receipt(page)).toContainText(/received your withdrawal on \w+ \d+, \d{4} at [\d:]+\s[AP]M \S+/)
  const [stored, ...more] = await read(shop, 'withdrawals')
  expect(more).toEqual([])
  expect(stored).toMatchObject({
    name: 'Ada Lovelace',
    orderOrContract: '1842',
    email: 'ada@example.com',
    statement: 'I withdraw from this contract.',
  })
  await expect(receipt(page)).toContainText(String(stored?.id))
  expect(await read(shop, 'mails')).toMatchObject([{to: 'ada@example.com'}])
})

test('a double click on the first step confirms nothing', {tag: '@engines'}, async ({page, shop}) => {
  await open(page, '/withdrawal?order=1842')
  await fill(page)
  // both buttons in one place
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      '[data-vitrine=withdrawal] [type=submit] {position: fixed; inset: 40% 0 auto; block-size: 20vh}',
    )
    document.adoptedStyleSheets.push(sheet)
  })
  await button(page, 'Continue').dblclick()
  await expect(button(page, 'Confirm withdrawal')).toBeVisible()
  expect(await read(shop, 'withdrawals')).toEqual([])
  await page.waitForTimeout(600)
  await button(page, 'Confirm withdrawal').dblclick()
  await expect(receipt(page)).toBeVisible()
  expect(await read(shop, 'withdrawals')).toHaveLength(1)
})

test('offline it keeps what was typed, says so, and counts once', async ({page, shop, consoleLines}) => {
  consoleLines.allowNetworkErrors()
  await open(page, '/withdrawal?order=1842')
  await fill(page)
  await button(page, 'Continue').click()
  await expect(button(page, 'Confirm withdrawal')).toBeVisible()
  await goOffline(page)
  await button(page, 'Confirm withdrawal').press('Enter')
  await expect(page.getByRole('alert')).toContainText('internet connection')
  await expect(page.getByRole('alert')).toContainText('What you typed is kept.')
  await reconnect(page)
  await page.reload()
  await expect(page.getByLabel('Full name')).toHaveValue('Ada Lovelace')
  await button(page, 'Continue').click()
  await button(page, 'Confirm withdrawal').press('Enter')
  await expect(receipt(page)).toBeVisible()
  expect(await read(shop, 'withdrawals')).toHaveLength(1)
})

test('errors are beside their fields, also those of the server', async ({page, shop, consoleLines}) => {
  consoleLines.allowNetworkErrors()
  await open(page, '/withdrawal')
  await fill(page, 'ada')
  await button(page, 'Continue').click()
  await expect(page.getByLabel('Number of the order')).toBeFocused()
  await expect(page.getByLabel('Number of the order')).toHaveAccessibleDescription('Required')
  await page.getByLabel('Number of the order').fill('–')
  await page.getByLabel('Email for the receipt').fill('ada@example.com')
  await button(page, 'Continue').click()
  await button(page, 'Confirm withdrawal').press('Enter')
  await expect(page.getByLabel('Number of the order')).toBeFocused()
  await expect(page.getByLabel('Number of the order')).toHaveAccessibleDescription('Enter a valid value.')
  expect(await read(shop, 'withdrawals')).toEqual([])
})

test('both steps can be used at 320 pixels, from right to left, in any light', async ({page}) => {
  await page.setViewportSize({width: 320, height: 640})
  await open(page, '/withdrawal?store=ar&order=1842')
  await form(page).locator('[name=name]').fill('آدا'.repeat(30))
  await form(page).locator('[name=email]').fill('ada@example.com')
  await expectNoneInAnyLight(page)
  await form(page).locator('[type=submit]').click()
  await expect(button(page, 'تأكيد الانسحاب')).toBeVisible()
  expect(await scrollsSideways(page)).toBe(false)
  await expectNoneInAnyLight(page)
  await button(page, 'تأكيد الانسحاب').press('Enter')
  await expect(receipt(page)).toBeVisible()
  expect(await scrollsSideways(page)).toBe(false)
})

test.describe('without script', () => {
  test.use({javaScriptEnabled: false})
  test('an order is withdrawn from in the same two steps', {tag: '@engines'}, async ({page, shop}) => {
    await page.goto('/shop/tide-bowl')
    await page.getByRole('button', {name: 'Add To Cart'}).first().click()
    await page.goto('/checkout')
    await fillInAddress(page)
    await page.getByRole('button', {name: 'Order with obligation to pay'}).click()
    // shipping and tax are known now
    await page.getByRole('button', {name: 'Order with obligation to pay'}).click()
    const order = (await page.locator('.order-number').textContent()) ?? ''
    await page.getByRole('main').getByRole('link', {name: 'Withdraw from contract here'}).click()
    await expect(page.getByLabel('Number of the order')).toHaveValue(order)
    await fill(page)
    await button(page, 'Continue').click()
    expect(await read(shop, 'withdrawals')).toEqual([])
    await button(page, 'Confirm withdrawal').click()
    await expect(page.getByRole('heading', {level: 1})).toHaveText('We have received your withdrawal')
    await page.reload()
    expect(await read(shop, 'withdrawals')).toMatchObject([{orderOrContract: order, name: 'Ada Lovelace'}])
  })
})
