import type {Locator, Page} from '@playwright/test'
import {expect} from './test.ts'

/**
 * Follows a link of a list to the page of a product, and goes back. Returns the check that the focus and the place of the
 * link are what they were.
 */
export async function leaveAndReturn(page: Page, link: Locator): Promise<() => Promise<void>> {
  await link.focus()
  await link.scrollIntoViewIfNeeded()
  const topOf = () => link.evaluate((one) => one.getBoundingClientRect().top)
  const place = await topOf()
  // the place is noted once scrolling has ended, by an item: cards above it may get their height later
  const isNoted = () =>
    page.evaluate(() => {
      const [offset, id] = `${Object(history.state).vitrineCollection.place}`.split(' ')
      const item = document.querySelector(`[data-collection-list] > [data-item-id="${id}"]`)
      return !!item && Math.abs(item.getBoundingClientRect().top - Number(offset)) < 3
    })
  await expect.poll(isNoted).toBe(true)
  await link.press('Enter')
  await expect(page).toHaveURL(/\/shop\/[a-z-]+$/)
  await page.goBack()
  return async () => {
    await expect(link).toBeFocused()
    await expect.poll(async () => Math.abs((await topOf()) - place)).toBeLessThan(3)
  }
}
