import type {Page} from 'playwright-core'
import {expect} from './expect.ts'
import type {Good, RunningShop, Variant} from './shop.ts'

export const popover = (page: Page) => page.locator('.cart-popover__box')

export const line = (page: Page, title: string) =>
  page.locator('[data-cart=lines] > li').filter({hasText: title})

export const quantity = (page: Page, title: string) => line(page, title).getByLabel('Quantity')

export const part = (page: Page, name: string) => page.locator(`[data-cart="${name}"]`)

/** Waits until the shop's database contains these lines: `1 × MUG`. */
export const expectHeld = (shop: RunningShop, ...lines: readonly string[]) =>
  expect.poll(shop.held, {timeout: 20_000}).toEqual([...lines].sort())

export async function setQuantity(page: Page, title: string, value: number): Promise<void> {
  await quantity(page, title).fill(`${value}`)
  await quantity(page, title).press('Tab')
}

/** Waits until no change of the cart is pending. */
export const expectSettled = (page: Page) =>
  expect(page.locator('[data-vitrine=cart-page]')).toHaveAttribute('data-cart-state', 'ready', {
    timeout: 20_000,
  })

export async function applyCode(page: Page, code: string): Promise<void> {
  const field = part(page, 'code')
  await field.fill(code)
  await field.press('Enter')
}

export function variantOf({title, variants}: Good, index = 0): Variant {
  const variant = variants.at(index)
  if (!variant) throw new RangeError(`${title} has no such variant`)
  return variant
}
