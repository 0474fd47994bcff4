import type {Page} from '@playwright/test'
import {members} from '../../../demo/seed/members.ts'
import {openDocument} from '../support/document.ts'
import {expectState} from '../support/page-parts.ts'
import {tokenOf} from '../support/requests.ts'
import {expect, test} from '../support/test.ts'

const BLOCK = `<div class="sqs-block-search"><div class="sqs-search-ui-text-input sqs-search-ui-button-wrapper color-dark" data-source="block" data-preview="true">
  <div class="spinner-wrapper"></div><input type="search" class="search-input" value="" placeholder="Search" aria-label="Search"></div></div>`
const linkTo = (href: string) =>
  `<div class="user-accounts-link" data-controller="UserAccountLink"><a class="user-accounts-text-link" href="${href}"><span class="unauth">Login</span><span class="auth">Account</span></a></div>`

const link = (page: Page) => page.locator('.user-accounts-text-link')
const dialog = (page: Page) => page.getByRole('dialog')

async function logIn(page: Page): Promise<void> {
  const reply = await page.request.post('/api/site-users/account/session', {
    headers: {'X-CSRF-Token': await tokenOf(page)},
    data: members[0],
  })
  expect(reply.status()).toBe(200)
}

test.describe('on a page of the platform', {tag: '@engines'}, () => {
  test('the search block leads to the results by keyboard, as its script does', async ({page}) => {
    await openDocument(page, {body: BLOCK})
    const field = page.getByPlaceholder('Search')
    await field.focus()
    await expectState(page.locator('.sqs-search-ui-text-input'), 'mounted')
    await expect(field).toBeFocused()
    await page.keyboard.type('mug')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/search\?q=mug$/)
  })

  test('the account link without a page opens the login form', async ({page}) => {
    await openDocument(page, {body: linkTo('#')})
    await expect(link(page)).toHaveAccessibleName('Login')
    await link(page).click()
    await expect(dialog(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(link(page)).toBeFocused()
  })

  test('the account link with a page stays a link', async ({page}) => {
    await openDocument(page, {body: linkTo('/account')})
    await expectState(link(page), 'mounted')
    await expect(link(page)).toHaveAccessibleName('Login')
    await expect(link(page)).not.toHaveAttribute('aria-haspopup')
    await link(page).click()
    await expect(page).toHaveURL(/\/account/)
  })

  test('the account link says what it is for to a member', async ({page}) => {
    await logIn(page)
    await openDocument(page, {body: linkTo('#')})
    await expect(link(page)).toHaveAccessibleName('Account')
    await expect(link(page)).toHaveAttribute('href', '/account')
  })

  test('a block without a field is left alone', async ({page, consoleLines}) => {
    await openDocument(page, {
      body: '<div class="sqs-search-ui-text-input" tabindex="0"><div class="spinner-wrapper"></div></div>',
    })
    await page.locator('.sqs-search-ui-text-input').focus()
    await expectState(page.locator('.sqs-search-ui-text-input'), 'mounted')
    expect(consoleLines.problems()).toEqual([])
  })
})
