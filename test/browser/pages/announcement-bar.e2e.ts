import type {Locator, Page} from '@playwright/test'
import {expectNoneInAnyLight} from '../support/accessibility.ts'
import {openDocument} from '../support/document.ts'
import {noteHandlers, servePicture} from '../support/hostile.ts'
import {recordShifts, settle, shifts} from '../support/layout.ts'
import {expectState, open} from '../support/page-parts.ts'
import {expect, test} from '../support/test.ts'

const bar = (page: Page): Locator => page.getByRole('complementary', {name: 'Announcement'})
const dismiss = (page: Page): Locator => bar(page).getByRole('button', {name: 'Dismiss announcement'})

test('the announcement is dismissed by keyboard, and omitted from the next page: nothing moves', async ({
  page,
}) => {
  await recordShifts(page)
  await open(page, '/journal')
  await expectNoneInAnyLight(page)
  expect(await bar(page).evaluate(({scrollWidth, clientWidth}) => scrollWidth - clientWidth)).toBe(0)
  await settle(page)
  expect(await shifts(page)).toEqual([])
  await dismiss(page).focus()
  await page.keyboard.press('Enter')
  await expect(bar(page)).toHaveCount(0)
  await expect(page.getByRole('link', {name: 'Kiln & Paper'})).toBeFocused()

  await open(page, '/journal/opening-the-kiln')
  await expect(page.locator('[data-vitrine=announcement-bar]')).toHaveCount(0)
  await settle(page)
  expect(await shifts(page)).toEqual([])
  const [cookie] = (await page.context().cookies()).filter(({name}) => name === 'SS_ANNOUNCEMENT_BAR')
  expect(cookie).toMatchObject({value: 'kiln-opening', path: '/', sameSite: 'Lax'})
  // browsers limit the lifetime of cookies to 400 days
  expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(360 * 24 * 60 * 60)
})

test('if a server ignores the cookie, the bar keeps its space', async ({page, context, shop}) => {
  await recordShifts(page)
  await context.addCookies([{name: 'SS_ANNOUNCEMENT_BAR', value: '1', url: shop.url}])
  const body = (version: number) =>
    `<aside aria-label="Announcement" data-vitrine="announcement-bar" data-version="${version}"><p>Sale. <a href="/shop">Go</a></p></aside><main><a href="/next">Next</a></main>`
  await openDocument(page, {body: body(1)})
  const element = page.locator('[data-vitrine]')
  await expectState(element, 'mounted')
  await expect(element).toBeHidden()
  expect((await element.boundingBox())?.height).toBeGreaterThan(10)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', {name: 'Next'})).toBeFocused()
  await settle(page)
  expect(await shifts(page)).toEqual([])

  await openDocument(page, {body: body(2)})
  await expect(dismiss(page)).toBeVisible()
})

test('sanitizes the announcement of the page context', {tag: '@engines'}, async ({page, consoleLines}) => {
  noteHandlers(consoleLines)
  await servePicture(page)
  const announcementBarSettings = {
    text: '<b>Sale</b><img src="x" alt="" onerror="document.title=\'hacked\'">',
    clickthroughUrl: {url: '/shop'},
  }
  await openDocument(page, {
    context: {websiteSettings: {announcementBarSettings}},
    body: '<div class="sqs-announcement-bar-dropzone"></div><main><p>x</p></main>',
  })
  const region = page.getByRole('region', {name: 'Announcement'})
  await expect(region.getByRole('link', {name: 'Sale'})).toHaveAttribute('href', /\/shop$/)
  await expect(region.getByText('Sale', {exact: true})).toBeVisible()
  await expect(region.locator('[onerror]')).toHaveCount(0)
  await expect(page).toHaveTitle('Test')
  await region.getByRole('button').click()
  await expect(region).toHaveCount(0)
})

test.describe('without script', () => {
  test.use({javaScriptEnabled: false})

  test('is its text, and a link', async ({page}) => {
    await page.goto('/journal')
    await expect(bar(page).getByRole('link', {name: 'Book a visit'})).toBeVisible()
    await expect(bar(page).getByRole('button')).toHaveCount(0)
  })
})
