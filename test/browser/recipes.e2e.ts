import {readFile} from 'node:fs/promises'
import type {Page} from '@playwright/test'
import {expect, test} from './support/test.ts'

/** The code under a heading of a document, as it stands there. */
async function readCode(document: string, title: string): Promise<string> {
  const text = await readFile(new URL(`../../${document}`, import.meta.url), 'utf8')
  const section = text.split('\n## ').find((one) => one.startsWith(title))
  const code = /```(?:html|css)\n(.*?)```/s.exec(section ?? '')?.[1]
  if (!code) throw new Error(`${document} has no code under "${title}"`)
  return code
}

const readRecipe = (title: string): Promise<string> => readCode('docs/recipes.md', title)

/** A page of the author's own, without a policy: recipes have scripts in them. */
async function openPage(page: Page, ...parts: string[]): Promise<void> {
  const body = [await readCode('README.md', 'Five minutes'), ...parts].join('\n')
  await page.route('**/recipe', (route) => route.fulfill({contentType: 'text/html; charset=utf-8', body}))
  // with the shop's token, as who has been there before: without it a refused try comes first
  await page.request.get('/checkout')
  await page.goto('/recipe')
}

test('recipes: something without a form, events to GA4, other texts', async ({page}) => {
  await openPage(
    page,
    await readRecipe('Add something without a form'),
    await readRecipe('Send events to GA4'),
    await readRecipe('Change a text'),
  )
  await page.getByRole('button', {name: 'Order it again'}).click()
  await expect(page.getByRole('link', {name: 'Cart 1 $39.00'})).toBeVisible()
  await expect(page.getByText('Tide Bowl was added to your cart')).toBeVisible()
  await expect(page.getByRole('link', {name: 'To the bag'})).toBeVisible()
  await expect
    .poll(() => page.evaluate(() => JSON.stringify(Reflect.get(window, 'dataLayer'))))
    .toContain('{"item_id":"64a1f0c27be1d20013c0aa02","item_name":"Tide Bowl","quantity":1}')
})

test('recipes: the button looks as the page says, and a cart page stands on a static page', async ({
  page,
}) => {
  const style = await readRecipe('Restyle the button')
  await openPage(page, `<style>${style}</style>`, await readRecipe('Add a cart to a static page'))
  const button = page.getByRole('button', {name: 'Add To Cart'})
  await expect(button).toHaveCSS('background-color', 'rgb(17, 34, 51)')
  await button.click()
  await expect(page.locator('.cart-added')).toHaveCSS('background-color', 'rgb(34, 102, 85)')
  await expect(page.locator('.cart-page__lines').getByRole('link', {name: 'Tide Bowl'})).toBeVisible()
  await expect(page.locator('[data-cart=grand-total]')).toHaveText('$39.00')
})
