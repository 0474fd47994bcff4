import type {Page} from 'playwright-core'
import {expect} from './expect.ts'

/** Orders on a checkout page of the site: `checkoutScript` writes the result. */
export async function orderOnSite(page: Page): Promise<void> {
  await page.getByRole('button', {name: 'Place order'}).click()
  await expect(page.getByRole('status')).toContainText('placed')
}
