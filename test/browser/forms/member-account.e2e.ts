import type {Locator, Page} from '@playwright/test'
import {members} from '../../../demo/seed/members.ts'
import {expectNoneInAnyLight, expectNoViolations} from '../support/accessibility.ts'
import {MUG, openCart} from '../support/cart-page.ts'
import {recordShifts, scrollsSideways, settle, shifts} from '../support/layout.ts'
import {expectHeader, expectState, open} from '../support/page-parts.ts'
import {watchRequests} from '../support/requests.ts'
import type {Shop} from '../support/shop.ts'
import {expect, test} from '../support/test.ts'

const [INES = {email: '', password: '', id: ''}] = members
const SESSION = '/api/site-users/account/session'
const HOUR = 3_600_000

const account = (page: Page): Locator => page.locator('.account')
const status = (page: Page): Locator => account(page).locator('.member-account__status')
const leave = (page: Page): Locator => account(page).getByRole('button', {name: 'Log out'})

const openAccount = async (page: Page): Promise<void> => {
  await open(page, '/account')
  await expectState(account(page), 'mounted')
}

/** On the account page or in a dialog. */
async function logIn(scope: Locator, password = INES.password): Promise<void> {
  await scope.getByLabel('Email').fill(INES.email)
  await scope.getByLabel('Password', {exact: true}).fill(password)
  await scope.getByLabel('Password', {exact: true}).press('Enter')
}

const isMember = (page: Page): Promise<void> =>
  expect(account(page).locator('[data-member=email]:visible')).toHaveText(INES.email)

const setClock = (shop: Shop, now: number | null) =>
  fetch(`${shop.url}/qa/clock`, {method: 'POST', body: JSON.stringify({now})})

// a call could arrive after the end of the session and be refused
test.beforeEach('their language was sent on an earlier visit', ({context}) =>
  context.addInitScript((told) => {
    // documents of other origins have no storage
    if (origin !== 'null') localStorage.setItem('vitrine-member-locale', told)
  }, `${INES.id} en-US`),
)

test('logging in and out in one tab applies to all tabs, and nothing moves automatically', async ({
  page,
  context,
}) => {
  await recordShifts(page)
  await openAccount(page)
  await settle(page)
  expect(await shifts(page)).toEqual([])
  await expectNoneInAnyLight(page)
  const other = await context.newPage()
  await openAccount(other)

  await logIn(account(page))
  await expect(status(page)).toBeFocused()
  await expect(status(page)).toHaveText('You are logged in.')
  await isMember(page)
  await isMember(other)
  await expectNoViolations(page)
  const cookies = Object.fromEntries((await context.cookies()).map((one) => [one.name, one]))
  expect(JSON.parse(decodeURIComponent(cookies.SiteUserInfo?.value ?? ''))).toEqual({
    authenticated: true,
    siteUserId: INES.id,
  })
  expect(cookies.SiteUserSession).toMatchObject({httpOnly: true, expires: -1})

  await page.reload()
  await isMember(page)
  await expect(page.locator('.shop-footer a', {hasText: 'Account'})).toBeVisible()
  await leave(other).click()
  await expect(status(other)).toBeFocused()
  await expect(status(other)).toHaveText('You are logged out.')
  await expect(status(page)).toHaveText('You are logged out.')
  await expect(account(page).getByLabel('Email')).toBeVisible()
})

test('an expired session is announced in the open tab, and the visitor logs in again there', async ({
  page,
  context,
  shop,
}) => {
  await openAccount(page)
  await account(page).getByLabel('Stay logged in').check()
  await logIn(account(page))
  await isMember(page)
  await setClock(shop, Date.now() + 20 * 24 * HOUR)
  await page.reload()
  await isMember(page)
  await setClock(shop, Date.now() + 31 * 24 * HOUR)
  const other = await context.newPage()
  await openAccount(other)
  await expect(account(other).getByLabel('Email')).toBeVisible()
  await expect(status(page)).toHaveText('Your session has expired. Please log in again.')
  await logIn(account(page))
  await isMember(page)
  await isMember(other)
})

test('the cart stays after logging out, even if the first attempt is refused', {tag: '@engines'}, async ({
  page,
  shop,
}) => {
  const requests = watchRequests(page)
  await openCart(page, [MUG, 2])
  await openAccount(page)
  await logIn(account(page))
  await isMember(page)
  const body = {error: 'x', crumbFail: true, crumb: 'brand-new-token'}
  await shop.fault({method: 'DELETE', path: SESSION, status: 200, body})
  await leave(page).click()
  await expect(status(page)).toHaveText('You are logged out.')
  expect(requests.matching(/account.locale/)).toEqual([])
  expect(requests.matching(/^DELETE/)).toEqual([
    `DELETE ${SESSION}?cloneCart=true`,
    `DELETE ${SESSION}?cloneCart=true`,
  ])
  await page.goto('/cart')
  await expectHeader(page, 2, '$68.00')
  expect(await shop.held()).toEqual(['2 × MUG-LARGE-OAT', '2 × MUG-LARGE-OAT'])
})

test('the link opens a form by keyboard; a wrong password keeps the input', {
  tag: '@engines',
}, async ({page, consoleLines}) => {
  consoleLines.allowNetworkErrors()
  await open(page, '/newsletter')
  const link = page.locator('.shop-footer [data-vitrine=member-account]')
  await link.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', {name: 'Log in'})
  await expect(dialog.getByLabel('Email')).toBeFocused()
  await logIn(dialog, 'wrong')
  const password = dialog.getByLabel('Password', {exact: true})
  await expect(password).toHaveAccessibleDescription('Incorrect email or password.')
  await expect(password).toBeFocused()
  await expectNoneInAnyLight(page)
  await dialog.getByRole('button', {name: 'Show password'}).click()
  await expect(password).toHaveAttribute('type', 'text')
  await page.keyboard.press('Escape')
  await expect(link).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog.getByLabel('Email')).toHaveValue(INES.email)
  await password.fill(INES.password)
  await password.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(link).toHaveText('Account')
  await expect(link).toBeFocused()
  await page.keyboard.press('Enter')
  await page.waitForURL('**/account')
  await isMember(page)
})

test.describe('at 300 % zoom, from right to left', () => {
  test.use({viewport: {width: 427, height: 267}})

  test('form and dialog fit', async ({page}) => {
    await page.emulateMedia({forcedColors: 'active'})
    await open(page, '/account?store=ar')
    expect(await scrollsSideways(page)).toBe(false)
    await page.locator('.shop-footer [data-vitrine=member-account]').click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toHaveCSS('direction', 'rtl')
    const {width = 0} = (await dialog.boundingBox()) ?? {}
    expect(width).toBeLessThanOrEqual(427)
    await logInByName(dialog)
    await expect(page.locator('.shop-footer [data-vitrine=member-account]')).toHaveText('الحساب')
  })
})

/** In any language. */
async function logInByName(dialog: Locator): Promise<void> {
  await dialog.locator('[name=email]').fill(INES.email)
  await dialog.locator('[name=password]').fill(INES.password)
  await dialog.locator('[type=submit]').click()
}

test.describe('without script', () => {
  test.use({javaScriptEnabled: false})

  test('a visitor logs in and out by form', async ({page, consoleLines}) => {
    consoleLines.allowNetworkErrors()
    await page.goto('/account')
    await logIn(account(page), 'wrong')
    await expect(account(page).getByRole('alert')).toHaveText('Incorrect email or password.')
    await expect(account(page).getByLabel('Email')).toHaveValue(INES.email)
    await logIn(account(page))
    await isMember(page)
    await leave(page).click()
    await expect(account(page).getByLabel('Email')).toBeVisible()
  })
})
