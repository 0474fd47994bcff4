import {expect, type Page} from '@playwright/test'

/** Seconds from an empty folder to a bought item that a newcomer may need, without the shop's own installation. */
export const MOST = 300
/** Milliseconds more than that. */
export const PATIENCE = 400_000

/** Milliseconds: on a busy machine, a real shop is slow. */
const timeout = 20_000

/** Adds the product of the written page, with the first value of each option, and goes on to the shop's checkout. */
export async function addAndCheckOut(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/made/`)
  await page.locator('[data-vitrine=add-to-cart][data-vitrine-state=mounted]').waitFor()
  for (const select of await page.locator('article').getByRole('combobox').all())
    await select.selectOption({index: 1})
  await page.getByRole('button', {name: 'Add To Cart'}).click()
  await expect(page.locator('.sqs-cart-quantity')).toHaveText('1', {timeout})
  await page.locator('[data-cart=checkout]').last().click()
  await page.waitForURL((url) => !url.pathname.startsWith('/made'))
  // from here on the shop serves everything
  await page.unrouteAll({behavior: 'wait'})
}
