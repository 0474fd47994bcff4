import {expect, type Locator, type Page} from '@playwright/test'

/** The first product of the page, or that of a card of the list by its title. */
export const product = (page: Page, title?: string): Locator => {
  const all = page.locator('[data-vitrine=add-to-cart]')
  return title ? all.filter({has: page.getByRole('heading', {name: title})}) : all.first()
}

export const addButton = (page: Page, title?: string): Locator =>
  product(page, title).locator('.sqs-add-to-cart-button')

export const alertOf = (page: Page): Locator => page.getByRole('alertdialog')

export const popover = (page: Page): Locator => page.locator('.cart-popover__box')

export const message = (page: Page): Locator => page.locator('.add-to-cart__message')

export const option = (page: Page, name: string, title?: string): Locator =>
  product(page, title).getByLabel(name, {exact: true})

/** Chooses in the lists of the product page: `{Size: 'Large'}`. */
export async function choose(page: Page, values: Record<string, string>, title?: string): Promise<void> {
  for (const [name, value] of Object.entries(values)) await option(page, name, title).selectOption(value)
}

export const expectState = (element: Locator, state: 'waiting' | 'loading' | 'mounted' | 'error') =>
  expect(element).toHaveAttribute('data-vitrine-state', state)

/** Opens a page and waits until all that does not wait for the visitor is mounted. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path, {waitUntil: 'domcontentloaded'})
  await expectAllMounted(page)
}

/** What is mounted when it is used or scrolled to, or when something was added; long pages make more wait. */
const WAITING =
  '[data-vitrine=cart-popover],[data-vitrine=quick-view],[data-vitrine=additional-fields],[data-vitrine=related-products],' +
  ':is([data-vitrine=captcha],[data-vitrine=image],[data-vitrine=image-zoom],[data-vitrine=product-gallery],[data-vitrine=gallery],' +
  '[data-vitrine=audio],[data-vitrine=video],[data-vitrine=member-account])' +
  '[data-vitrine-state=waiting]'

export const expectAllMounted = (page: Page) =>
  expect(page.locator(`[data-vitrine]:not(${WAITING},[data-vitrine-state=mounted])`)).toHaveCount(0)

/** The cart link of the header. */
export async function expectHeader(page: Page, count: number | string, subtotal: string): Promise<void> {
  const header = page.locator('.shop-header')
  await expect(header.locator('.sqs-cart-quantity')).toHaveText(`${count}`)
  await expect(header.locator('.sqs-cart-subtotal')).toHaveText(subtotal)
}

export async function expectAlert(page: Page, title: string, text: string): Promise<void> {
  await expect(alertOf(page)).toHaveAccessibleName(title)
  await expect(alertOf(page)).toHaveAccessibleDescription(text)
}
