import type {Page} from '@playwright/test'
import type {Graded, Grader} from '../open-task.ts'

const add = (page: Page, name: string | RegExp = 'Add To Cart') => page.getByRole('button', {name}).click()
const expectCount = ({page, expect}: Graded, count: string) =>
  expect(page.locator('.sqs-cart-quantity')).toHaveText(count)
const expectPrice = ({page, expect}: Graded, price: string) =>
  expect(page.locator('.product-price')).toHaveText(price)

export const products: Readonly<Record<string, Grader>> = {
  async product(graded) {
    await add(graded.page)
    await expectCount(graded, '1')
  },
  async 'option-list'(graded) {
    await graded.page.getByLabel('Paper').selectOption('Watercolor')
    await expectPrice(graded, '$31.00')
    await add(graded.page)
    await expectCount(graded, '1')
  },
  async 'option-radios'(graded) {
    await graded.page.getByRole('radio', {name: 'Watercolor'}).check()
    await expectPrice(graded, '$31.00')
    await add(graded.page)
    await expectCount(graded, '1')
  },
  async 'option-buttons'(graded) {
    const {page, expect} = graded
    const group = page.getByRole('group', {name: 'Paper'})
    await group.getByRole('button', {name: 'Plain'}).click()
    await group.getByRole('button', {name: 'Watercolor'}).press('Enter')
    await expectPrice(graded, '$31.00')
    await expect(group.getByRole('button', {pressed: true})).toHaveText(['Watercolor'])
    await add(page)
    await expectCount(graded, '1')
  },
  async 'missing-option'(graded) {
    const {page, expect} = graded
    await add(page)
    await expect(page.getByRole('alert')).toHaveText('Please select the Paper option.')
    await expect(page.getByLabel('Paper')).toBeFocused()
    await expectCount(graded, '0')
  },
  async 'sold-out'(graded) {
    const {page, expect} = graded
    const button = page.getByRole('button', {name: 'Sold out'})
    await expect(button).toBeDisabled()
    await button.click({force: true})
    await expectCount(graded, '0')
  },
  async 'sold-out-value'({page, expect}) {
    await page.getByLabel('Paper').focus()
    await expect(page.getByRole('option', {name: 'Watercolor (unavailable)'})).toBeAttached()
    await page.getByLabel('Paper').selectOption('Watercolor')
    await expect(page.getByRole('button', {name: 'Sold out'})).toBeVisible()
  },
  async sale({page, expect}) {
    await page.getByLabel('Paper').selectOption('Watercolor')
    await expect(page.locator('.product-price')).toContainText('$28.00')
    await expect(page.locator('.product-price .original-price')).toHaveText('$31.00')
  },
  async steps(graded) {
    const {page, expect} = graded
    await page.getByRole('button', {name: 'Increase quantity'}).click()
    await page.getByRole('button', {name: 'Increase quantity'}).press('Enter')
    await page.getByRole('button', {name: 'Decrease quantity'}).click()
    await expect(page.getByLabel('Quantity', {exact: true})).toHaveValue('2')
    await add(page)
    await expectCount(graded, '2')
  },
  async packs(graded) {
    const {page, expect} = graded
    await page.getByLabel('Quantity').fill('7')
    await add(page)
    await expect(page.getByRole('alert')).toContainText('12')
    await page.getByLabel('Quantity').fill('12')
    await add(page)
    await expectCount(graded, '12')
  },
  async 'low-stock'({page, expect}) {
    await expect(page.locator('.product-scarcity')).toBeHidden()
    await page.getByLabel('Paper').selectOption('Watercolor')
    await expect(page.locator('.product-scarcity')).toHaveText('3 left')
  },
  async differences({page, expect}) {
    await page.getByLabel('Paper').selectOption('Plain')
    await expect(page.getByRole('option', {name: /Watercolor .*\+\$7\.00/})).toBeAttached()
  },
  async engraving({page, expect}) {
    await add(page)
    await expect(page.getByLabel('Engraving')).toBeFocused()
    await page.getByLabel('Engraving').fill('For Ada')
    await add(page)
    await expect(page.getByRole('listitem').filter({hasText: 'Tide Bowl'})).toContainText('For Ada')
  },
  async label(graded) {
    await add(graded.page, 'Take it home')
    await expectCount(graded, '1')
  },
  async list(graded) {
    const {page, expect} = graded
    await add(page, 'Add the mug')
    await expectCount(graded, '1')
    const lines = page.locator('[data-vitrine=cart-page]').getByRole('listitem')
    await expect(lines.filter({hasText: 'Mug'})).toBeVisible()
    await add(page, 'Add the bowl')
    await expect(lines.filter({hasText: 'Tide Bowl'})).toBeVisible()
  },
}
