import {expect, type Page} from '@playwright/test'

export async function fillInAddress(page: Page): Promise<void> {
  for (const [label, value] of [
    ['Email', 'ada@example.com'],
    ['Name', 'Ada'],
    ['Address', '1 Clay Street'],
    ['City', 'Hoboken'],
    ['Postal code', '07030'],
  ] as const)
    await page.getByLabel(label, {exact: true}).fill(value)
}

/** The totals of the address are shown. */
export const untilEstimated = (page: Page): Promise<void> =>
  expect(page.locator('.totals[aria-busy]')).toHaveCount(0)

export async function placeOrder(page: Page): Promise<void> {
  // a cart read after the order finds no cart, which the browser logs
  await page.waitForLoadState('networkidle')
  await page.getByRole('button', {name: 'Order with obligation to pay'}).click()
}

/** Orders from the open page, whose totals are complete once the address is known. */
export async function order(page: Page): Promise<void> {
  await fillInAddress(page)
  await untilEstimated(page)
  await placeOrder(page)
  await expect(page).toHaveURL(/\/order-confirmed\//)
}
