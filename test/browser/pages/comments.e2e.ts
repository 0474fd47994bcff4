import type {Locator, Page} from '@playwright/test'
import {expectNoneInAnyLight} from '../support/accessibility.ts'
import {openDocument} from '../support/document.ts'
import {scrollsSideways} from '../support/layout.ts'
import {expectAllMounted, open} from '../support/page-parts.ts'
import {
  goOffline,
  holdRequests,
  reconnect,
  saveData,
  slowDown,
  tokenOf,
  untilQuiet,
  watchRequests,
} from '../support/requests.ts'
import type {Shop} from '../support/shop.ts'
import {signUpBefore} from '../support/sign-up.ts'
import {expect, test} from '../support/test.ts'

const STORY = '/journal/opening-the-kiln'
const CALL = '/api/comments'

const box = (page: Page): Locator => page.locator('.squarespace-comments')
const items = (page: Page): Locator => box(page).getByRole('listitem')
const field = (page: Page, name: string): Locator => box(page).getByLabel(name)
const button = (page: Page, name: string): Locator => box(page).getByRole('button', {name})
const thanks = (page: Page): Locator => box(page).locator('.comments__thanks')

const stored = async (shop: Shop): Promise<Record<string, unknown>[]> =>
  (await fetch(`${shop.url}/qa/comments`)).json()

test.beforeEach(({page}) => signUpBefore(page))

/** To the comments of a story, which mount when they are near. */
async function reach(page: Page, path = STORY): Promise<void> {
  await open(page, path)
  await box(page).scrollIntoViewIfNeeded()
  await expect(box(page).locator('form')).toBeVisible()
}

async function write(page: Page, text: string): Promise<void> {
  await field(page, 'Name').fill('Ada')
  await field(page, 'Comment').last().fill(text)
}

/** Comments of other visitors. */
async function addOthers(page: Page, count: number): Promise<void> {
  const headers = {'X-CSRF-Token': await tokenOf(page)}
  for (let index = 1; index <= count; index++) {
    const data = {itemId: 'opening-the-kiln', name: `Visitor ${index}`, email: '', text: 'Hello'}
    const reply = await page.request.post(CALL, {headers, data: {...data, key: crypto.randomUUID()}})
    expect(reply.status()).toBe(200)
  }
}

test('the comments of a story are shown, in the language of the page', {tag: '@engines'}, async ({page}) => {
  await reach(page)
  await expect(items(page)).toHaveCount(2)
  await expect(items(page).first()).toContainText('What became of the test tile?')
  await expect(items(page).first().locator('time')).toHaveText('October 29, 2026')
})

test('nothing is asked for before the element is seen', async ({page}) => {
  const requests = watchRequests(page)
  const comments = '<div class="squarespace-comments" data-item-id="opening-the-kiln"></div>'
  await openDocument(page, {body: `<main><h1>A page</h1>${'<br>'.repeat(200)}${comments}</main>`})
  await expectAllMounted(page)
  await untilQuiet(page)
  expect(requests.matching(/comments/)).toEqual([])
  await box(page).scrollIntoViewIfNeeded()
  await expect(items(page)).toHaveCount(2)
  expect(requests.matching(/api\/comments/)).toEqual([`GET ${CALL}?itemId=opening-the-kiln`])
})

test('by keyboard, a comment is stored once and appears in the list', {
  tag: '@engines',
}, async ({page, shop}) => {
  await reach(page)
  await field(page, 'Name').focus()
  await page.keyboard.type('Ada')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(field(page, 'Comment').last()).toBeFocused()
  await page.keyboard.type('Hello\nagain')
  const release = await holdRequests(page, `**${CALL}`)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(button(page, 'Sending…')).toBeFocused()
  release()
  await expect(thanks(page)).toBeFocused()
  await expect(thanks(page)).toHaveText('Your comment is published.')
  await expect(items(page)).toHaveCount(3)
  await expect(items(page).last()).toContainText('Hello')
  expect(await stored(shop)).toMatchObject([
    {itemId: 'opening-the-kiln', name: 'Ada', text: 'Hello\nagain', isPublished: true},
  ])
  await page.reload()
  await expect(box(page).locator('form')).toBeVisible()
  await expect(items(page)).toHaveCount(3)
  await expect(field(page, 'Comment').last()).toHaveValue('')
})

test('on a slow line nothing typed is lost, and a comment is stored once', {
  tag: '@engines',
}, async ({page, shop}) => {
  await slowDown(page, 150)
  // an idle page would fetch the code of the form ahead
  await saveData(page)
  await reach(page)
  await expect(items(page)).toHaveCount(2)
  await field(page, 'Name').pressSequentially('Ada')
  await field(page, 'Comment').last().pressSequentially('Hello from afar')
  await button(page, 'Post comment').dblclick()
  await expect(thanks(page)).toBeFocused()
  await expect(items(page)).toHaveCount(3)
  expect(await stored(shop)).toMatchObject([{name: 'Ada', text: 'Hello from afar'}])
})

test('on a slow line, pages that are asked for twice are shown once', {tag: '@engines'}, async ({page}) => {
  await addOthers(page, 10)
  await slowDown(page, 150)
  await reach(page)
  await button(page, 'Load more comments').dblclick()
  await expect(items(page)).toHaveCount(12)
  await expect(button(page, 'Load more comments')).toHaveCount(0)
  await untilQuiet(page)
  await expect(items(page)).toHaveCount(12)
})

test('without its style sheet all of it can be read and used', {
  tag: '@engines',
}, async ({page, shop, consoleLines}) => {
  consoleLines.allowNetworkErrors()
  await page.route('**/vitrine/assets/**', (route) => route.abort())
  await openDocument(page, {
    body: '<main><h1>A page</h1><div class="squarespace-comments" data-item-id="opening-the-kiln"></div></main>',
  })
  await expect(items(page)).toHaveCount(2)
  await button(page, 'Post comment').click()
  await expect(field(page, 'Name')).toBeFocused()
  await expect(box(page).getByText('Required').first()).toBeVisible()
  await write(page, 'Hello')
  await button(page, 'Post comment').click()
  await expect(thanks(page)).toBeFocused()
  await expect(items(page)).toHaveCount(3)
  expect(await stored(shop)).toHaveLength(1)
})

test('what visitors write is text: no link, no HTML, and no widget', async ({page, shop}) => {
  await reach(page)
  await write(page, '<a href="https://example.com" data-vitrine="like" data-item-id="x">here</a>')
  await button(page, 'Post comment').click()
  await expect(thanks(page)).toContainText('appears after it has been checked')
  await expect(items(page)).toHaveCount(2)
  expect(await stored(shop)).toMatchObject([{isPublished: false}])

  await page.reload()
  await expect(box(page).locator('form')).toBeVisible()
  await write(page, `<b data-vitrine="like" data-item-id="x">${'long'.repeat(100)}</b>`)
  await button(page, 'Post comment').click()
  await expect(items(page)).toHaveCount(3)
  await expect(items(page).last()).toContainText('<b data-vitrine="like"')
  await expect(items(page).last().locator('b, a, [data-vitrine]')).toHaveCount(0)
  await page.setViewportSize({width: 320, height: 640})
  expect(await scrollsSideways(page)).toBe(false)
})

test('more comments are loaded below, where the focus goes', async ({page}) => {
  await addOthers(page, 10)
  await reach(page)
  await expect(items(page)).toHaveCount(10)
  await button(page, 'Load more comments').focus()
  await page.keyboard.press('Enter')
  await expect(items(page)).toHaveCount(12)
  await expect(items(page).nth(10)).toBeFocused()
  await expect(items(page).nth(10)).toContainText('Visitor 9')
  await expect(button(page, 'Load more comments')).toHaveCount(0)
})

test('errors are beside their fields, also those of the server', async ({page, consoleLines}) => {
  consoleLines.allowNetworkErrors()
  await reach(page)
  await field(page, 'Email').fill('ada')
  await button(page, 'Post comment').click()
  await expect(field(page, 'Name')).toBeFocused()
  await expect(field(page, 'Name')).toHaveAccessibleDescription('Required')
  await expect(field(page, 'Email')).toHaveAccessibleDescription(/Email is not valid/)
  await field(page, 'Email').fill('')
  await write(page, 'Hello')
  await page.route(`**${CALL}`, (route) =>
    route.fulfill({status: 400, json: {error: 'x', errors: {text: 'This is not about the kiln.'}}}),
  )
  await button(page, 'Post comment').click()
  await expect(field(page, 'Comment').last()).toBeFocused()
  await expect(field(page, 'Comment').last()).toHaveAccessibleDescription(/not about the kiln/)
  await expect(field(page, 'Comment').last()).toHaveValue('Hello')
})

test('offline it keeps what was typed, says so, and stores it once', async ({page, shop, consoleLines}) => {
  consoleLines.allowNetworkErrors()
  await reach(page)
  await write(page, 'Hello')
  await goOffline(page)
  await button(page, 'Post comment').click()
  await expect(box(page).getByRole('alert')).toContainText('internet connection')
  await expect(box(page).getByRole('alert')).toContainText('What you typed is kept.')
  await reconnect(page)
  await page.reload()
  await expect(field(page, 'Comment').last()).toHaveValue('Hello')
  await button(page, 'Post comment').click()
  await expect(thanks(page)).toBeVisible()
  expect(await stored(shop)).toHaveLength(1)
})

test('a list that cannot be loaded says so, and is loaded again', async ({page, consoleLines}) => {
  consoleLines.allowNetworkErrors()
  await page.route(`**${CALL}?*`, (route) => route.fulfill({status: 400, json: {}}), {times: 1})
  await open(page, STORY)
  await box(page).scrollIntoViewIfNeeded()
  await expect(box(page).getByRole('alert')).toContainText('The comments could not be loaded.')
  await button(page, 'Try again').focus()
  await page.keyboard.press('Enter')
  await expect(items(page)).toHaveCount(2)
  await expect(items(page).first()).toBeFocused()
})

test('a server without comments leaves the elements as they are', async ({page, consoleLines}) => {
  consoleLines.allowNetworkErrors()
  const requests = watchRequests(page)
  await page.route(`**${CALL}?*`, (route) => route.fulfill({status: 404, body: 'Not found'}))
  const empty = '<div class="squarespace-comments" id="comments-i1" data-item-id="i1"></div>'
  const served = '<section data-vitrine="comments" data-item-id="i2"><p>One comment</p></section>'
  await openDocument(page, {body: `<main><h1>A page</h1>${empty}${served}</main>`})
  await expect.poll(() => requests.matching(/api\/comments/)).toHaveLength(2)
  await expect(page.locator('[data-item-id=i1]')).toBeEmpty()
  expect(await page.locator('[data-item-id=i2]').innerHTML()).toBe('<p>One comment</p>')
})

test('a page with the shop in it stores comments as long as it is open', async ({page}) => {
  await openDocument(page, {
    loader: 'data-api="mock"',
    body: '<main><h1>A page</h1><section class="squarespace-comments" data-item-id="x"></section></main>',
  })
  await expect(box(page)).toContainText('No comments yet.')
  await write(page, 'Hello')
  await button(page, 'Post comment').click()
  await expect(items(page)).toHaveText([/Ada.*Hello/])
})

test('all of it can be used at 320 pixels, from right to left, in any light', async ({page}) => {
  await page.setViewportSize({width: 320, height: 640})
  await reach(page, `${STORY}?store=ar`)
  await expectNoneInAnyLight(page)
  await box(page).locator('[type=submit]').click()
  await expect(box(page).locator('[aria-invalid=true]').first()).toBeFocused()
  expect(await scrollsSideways(page)).toBe(false)
  await expectNoneInAnyLight(page)
})

test.describe('without script', () => {
  test.use({javaScriptEnabled: false})
  test('the comments that the shop begins with are there', async ({page}) => {
    await page.goto(STORY)
    await expect(page.locator('.post-comment')).toHaveCount(2)
    await expect(page.locator('.post-comment').first()).toBeVisible()
  })
})
