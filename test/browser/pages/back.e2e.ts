import type {Page} from '@playwright/test'
import {openDocument} from '../support/document.ts'
import {expect, test} from '../support/test.ts'

const PICTURE = '<div data-vitrine="lightbox"><img src="/favicon.ico" width="40" height="40" alt="Mug"></div>'

/** A page before the tested one: where a Back that closes nothing leads. */
async function openPicture(page: Page): Promise<void> {
  await page.goto('/newsletter')
  await openDocument(page, {body: `<main><h1>Pictures</h1>${PICTURE}</main>`})
  await page.getByRole('button', {name: /Mug/}).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect.poll(() => page.evaluate(() => Object(history.state).vitrineLayer)).toBe(1)
}

test('Back closes the lightbox and stays on the page; the next Back leaves it', {tag: '@engines'}, async ({
  page,
}) => {
  await openPicture(page)
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL('/test-document')
  await page.goBack()
  await expect(page).toHaveURL('/newsletter')
})

test('closing the lightbox otherwise leaves no entry of the history', {tag: '@engines'}, async ({page}) => {
  await openPicture(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect.poll(() => page.evaluate(() => history.state)).toBeNull()
  await page.getByRole('button', {name: /Mug/}).click()
  await expect.poll(() => page.evaluate(() => Object(history.state).vitrineLayer)).toBe(1)
  await page.getByRole('dialog').getByRole('button', {name: 'Close'}).click()
  await expect.poll(() => page.evaluate(() => history.state)).toBeNull()
  await page.goBack()
  await expect(page).toHaveURL('/newsletter')
})

test('a reload under the lightbox leaves none, either', async ({page}) => {
  await openPicture(page)
  await page.reload()
  await expect.poll(() => page.evaluate(() => history.state)).toBeNull()
  await page.goBack()
  await expect(page).toHaveURL('/newsletter')
})

test('a page whose router keeps its own state gets no entry', async ({page}) => {
  await openDocument(page, {body: `<main><h1>Pictures</h1>${PICTURE}</main>`})
  await page.evaluate(() => history.replaceState({key: 'a'}, ''))
  const before = await page.evaluate(() => history.length)
  await page.getByRole('button', {name: /Mug/}).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await page.evaluate(() => [history.length, history.state])).toEqual([before, {key: 'a'}])
})

test('Back closes the drawer on a phone, and leaves the page on a desktop', {tag: '@engines'}, async ({
  page,
}) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({width, height: 800})
    await page.goto('/newsletter')
    await openDocument(page, {
      body: '<main><h1>Page</h1><a data-vitrine="cart-indicator" href="/cart">Cart <span class="sqs-cart-quantity">0</span></a></main>',
      loader: 'data-cart="drawer"',
    })
    // before the page engine is there, the link leads to the cart page
    await page.waitForLoadState('networkidle')
    await page.getByRole('link', {name: /Cart/}).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    if (width === 390) {
      await expect.poll(() => page.evaluate(() => Object(history.state).vitrineLayer)).toBe(1)
      await page.goBack()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(page).toHaveURL('/test-document')
    }
    await page.goBack()
    await expect(page).toHaveURL('/newsletter')
  }
})
