import type {Page} from '@playwright/test'
import type {Grader} from '../open-task.ts'

const add = (page: Page) => page.getByRole('button', {name: 'Add To Cart'}).click()
const lineOf = (page: Page) =>
  page.locator('[data-vitrine=cart-page]').getByRole('listitem').filter({hasText: 'Tide Bowl'})

export const carts: Readonly<Record<string, Grader>> = {
  async count({page, expect}) {
    await add(page)
    await expect(page.getByRole('link', {name: /^Cart 1 \$39\.00/})).toBeVisible()
    await page.reload()
    await expect(page.getByRole('link', {name: /^Cart 1 \$39\.00/})).toBeVisible()
  },
  async words({page, expect}) {
    await add(page)
    await expect(page.getByRole('link', {name: /^Bag/})).toHaveText('Bag (1)')
  },
  async popover({page, expect}) {
    await add(page)
    const popover = page.locator('[data-vitrine=cart-popover]')
    await expect(popover).toContainText('Tide Bowl')
    await expect(popover.getByRole('link')).toHaveAttribute('href', /\/cart$/)
  },
  async drawer({page, expect}) {
    await add(page)
    const drawer = page.getByRole('dialog')
    await expect(drawer).toContainText('Tide Bowl')
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
  },
  async 'cart-quantity'({page, expect}) {
    await add(page)
    const line = lineOf(page)
    await line.getByRole('spinbutton').fill('3')
    await line.getByRole('spinbutton').press('Enter')
    await expect(page.locator('[data-cart=subtotal]')).toHaveText('$117.00')
  },
  async 'cart-undo'({page, expect}) {
    await add(page)
    await lineOf(page)
      .getByRole('button', {name: /remove/i})
      .click()
    await page.getByRole('button', {name: /undo/i}).click()
    await expect(lineOf(page)).toBeVisible()
  },
  async 'by-code'({page, expect}) {
    await page.getByRole('button', {name: 'Add a gift'}).click()
    await expect(page.locator('.sqs-cart-quantity')).toHaveText('2')
  },
  async event({page, expect}) {
    await add(page)
    await expect(page.getByRole('status').filter({hasText: '1 × Tide Bowl'})).toBeVisible()
  },
  async texts({page, expect}) {
    await add(page)
    await expect(page.getByRole('button', {name: 'In the bag!'})).toBeVisible()
  },
  async german({page, expect}) {
    await page.getByLabel('Paper').selectOption('Watercolor')
    await expect(page.locator('.product-price')).toHaveText(/^31,00\s€$/)
    await page.getByRole('button').click()
    await expect(page.getByRole('link', {name: /^Cart/})).toHaveAccessibleName(/Artikel/)
  },
  async arabic({page, expect}) {
    await page.getByRole('button', {name: 'Add To Cart'}).click()
    await expect(page.locator('[data-vitrine=cart-page]')).toContainText('Tide Bowl')
    await expect(page.locator('[data-vitrine=cart-page]')).toContainText(/[\u0621-\u064a]{3}/)
    await expect(page.locator('[data-vitrine=cart-page]')).toHaveCSS('direction', 'rtl')
  },
}
