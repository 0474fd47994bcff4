import {expect, type Locator, type Page} from '@playwright/test'
import type {Cart} from '../../../src/api/generated/schema.ts'
import {open} from './page-parts.ts'
import {addUnheard} from './requests.ts'
import type {Shop} from './shop.ts'

export const MUG = ['64a1f0c27be1d20013c0aa01', 'MUG-LARGE-OAT', 'Speckled Mug'] as const
export const BOWL = ['64a1f0c27be1d20013c0aa02', 'BOWL-TIDE', 'Tide Bowl'] as const
export const PLATE = ['64a1f0c27be1d20013c0aa04', 'PLATE-MOON', 'Moon Plate'] as const

export const ENTRIES = '/api/commerce/shopping-cart/entries'

type Goods = readonly [itemId: string, sku: string, title: string]

/** Opens the page of a cart with these quantities. */
export async function openCart(page: Page, ...goods: readonly (readonly [Goods, number])[]): Promise<void> {
  for (const [[itemId, sku], quantity] of goods) await addUnheard(page, itemId, sku, quantity)
  await open(page, '/cart')
  await expect(root(page)).toHaveAttribute('data-cart-state', 'ready')
}

export const root = (page: Page): Locator => page.locator('[data-vitrine=cart-page]')

export const part = (page: Page | Locator, name: string): Locator => page.locator(`[data-cart="${name}"]`)

export const line = (page: Page, title: string): Locator =>
  page.locator('[data-cart=lines] > li').filter({has: page.getByRole('link', {name: title, exact: true})})

export const quantity = (page: Page, title: string): Locator => line(page, title).getByLabel('Quantity')

/** Types a value and leaves the field. */
export async function type(page: Page, title: string, value: string): Promise<void> {
  await quantity(page, title).fill(value)
  await quantity(page, title).press('Tab')
}

export const message = (page: Page, title: string): Locator => part(line(page, title), 'message')

export const undoButton = (page: Page): Locator => page.getByRole('button', {name: 'Undo'})

export async function remove(page: Page, title: string): Promise<void> {
  await line(page, title).getByRole('button', {name: 'Remove'}).click()
}

/** The displayed lines and totals. */
export async function onScreen(page: Page): Promise<{lines: string[]; total: string}> {
  const all = page.locator('[data-cart=lines] > li')
  const lines = await all.evaluateAll((elements) =>
    elements.map((element) => {
      const title = element.querySelector('[data-cart=title]')?.textContent.trim()
      return `${element.querySelector<HTMLInputElement>('[data-cart=quantity]')?.value} × ${title}`
    }),
  )
  return {lines, total: (await part(page, 'grand-total').textContent()) ?? ''}
}

const dollars = (cents: number): string => `$${(cents / 100).toFixed(2)}`

/** Nothing is pending, and the page displays the content of the database. */
export async function expectAgreement(page: Page, shop: Shop): Promise<void> {
  await expect(async () => {
    expect(await root(page).getAttribute('data-cart-state')).toBe('ready')
    const [cart] = (await shop.carts()).filter(({entries}: Cart) => entries.length)
    const seen = await onScreen(page)
    expect(seen.lines).toEqual((cart?.entries ?? []).map(({quantity: held, title}) => `${held} × ${title}`))
    if (cart) expect(seen.total).toBe(dollars(cart.grandTotalCents))
  }).toPass({timeout: 60_000})
}
