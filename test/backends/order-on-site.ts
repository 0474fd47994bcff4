import type {Page} from 'playwright-core'
import {expect} from './expect.ts'

/** On a checkout page of the site: `checkoutScript` writes what became of it. */
export async function orderOnSite(page: Page): Promise<void> {
  await page.getByRole('button', {name: 'Place order'}).click()
  await expect(page.getByRole('status')).toContainText('placed')
}
