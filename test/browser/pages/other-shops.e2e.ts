import type {Page} from '@playwright/test'
import {expectNoViolations} from '../support/accessibility.ts'
import {openDocument} from '../support/document.ts'
import {expect, test} from '../support/test.ts'

/** The salt pig of the shop, whose options have other names here. */
const PIG = {
  id: '64a1f0c27be1d20013c0aa31',
  title: 'Salt Pig',
  variants: [
    {sku: 'PIG-WHITE', attributes: {'Body Clay': 'Warm White'}, price: 3400},
    {sku: 'NONE', attributes: {'Body Clay': 'Night Black'}, price: 3600},
  ],
}
const productOf = (item: object) => `data-product='${JSON.stringify(item)}'`

/** As Dawn nests them: radio buttons with a number in their name, and named steps without a style of ours. */
const DAWN = `<product-form><form data-vitrine="add-to-cart" ${productOf(PIG)} method="post" action="/cart/add">
  <p class="product-price">$34.00</p>
  <fieldset><legend>Body Clay</legend>
    <input type="radio" id="a" name="Body Clay-1" value="Warm White"><label for="a">Warm White</label>
    <input type="radio" id="b" name="Body Clay-1" value="Night Black"><label for="b">Night Black</label>
  </fieldset>
  <quantity-input>
    <button class="quantity__button" name="minus" type="button">Less</button>
    <input class="quantity__input" type="number" name="quantity" min="1" value="1" aria-label="Quantity">
    <button class="quantity__button" name="plus" type="button">More</button>
  </quantity-input>
  <button type="submit" name="add"><span>Add to cart</span></button>
</form></product-form>`

/** As WooCommerce writes variations: slugs in the values, `attribute_pa_` before the name. */
const WOO = `<form class="cart" data-vitrine="add-to-cart" ${productOf(PIG)} method="post" action="/cart/add">
  <p class="product-price">$34.00</p>
  <table><tr><th><label for="pa">Clay</label></th><td><select id="pa" name="attribute_pa_body-clay">
    <option value="">Choose an option</option><option value="warm-white">Warm White</option><option value="night-black">Night Black</option>
  </select></td></tr></table>
  <div class="quantity"><input type="number" name="quantity" min="1" value="1" aria-label="Quantity"></div>
  <button type="submit" class="single_add_to_cart_button">Add to cart</button>
</form>`

/** As Medusa's starter draws options: a button for each value, before the button that adds. */
const MEDUSA = `<div data-vitrine="add-to-cart" ${productOf(PIG)}>
  <p class="product-price">$34.00</p>
  <div data-testid="product-options"><span>Select Body Clay</span>
    <button data-testid="option-button">Warm White</button><button data-testid="option-button">Night Black</button>
  </div>
  <button data-testid="add-product-button">Add to cart</button>
</div>`

const count = async (page: Page): Promise<number> => {
  const reply = await page.request.get('/api/commerce/shopping-cart')
  return reply.ok() ? Number((await reply.json()).totalQuantity ?? 0) : 0
}
const add = (page: Page) => page.getByRole('button', {name: 'Add to cart'})

test('a form as in Dawn: options by numbered names, and steps by their names', async ({page}) => {
  await openDocument(page, {body: DAWN})
  await page.getByLabel('Night Black').check()
  await expect(page.locator('.product-price')).toHaveText('$36.00')
  await page.getByLabel('Warm White').check()
  const more = page.getByRole('button', {name: 'More'})
  await more.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Quantity')).toHaveValue('2')
  await more.click()
  await page.getByRole('button', {name: 'Less'}).click()
  await expect(page.getByLabel('Quantity')).toHaveValue('2')
  expect(await count(page)).toBe(0)
  await page.locator('[name=add]').click()
  await expect.poll(() => count(page)).toBe(2)
})

test('a form as in WooCommerce: values by their slugs', async ({page}) => {
  await openDocument(page, {body: WOO})
  await page.getByLabel('Clay').selectOption('night-black')
  await expect(page.locator('.product-price')).toHaveText('$36.00')
  await page.getByLabel('Clay').selectOption('warm-white')
  await expect(page.locator('.product-price')).toHaveText('$34.00')
  await add(page).click()
  await expect.poll(() => count(page)).toBe(1)
})

test('markup as in Medusa’s starter: a button for each value chooses, by mouse and keyboard', async ({
  page,
}) => {
  await openDocument(page, {body: MEDUSA})
  const white = page.getByRole('button', {name: 'Warm White'})
  const black = page.getByRole('button', {name: 'Night Black'})
  await black.click()
  await expect(page.locator('.product-price')).toHaveText('$36.00')
  await expect(black).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('group', {name: 'Body Clay'})).toBeVisible()
  await white.focus()
  await page.keyboard.press('Space')
  await expect(page.locator('.product-price')).toHaveText('$34.00')
  await expect(black).toHaveAttribute('aria-pressed', 'false')
  expect(await count(page)).toBe(0)
  await add(page).click()
  await expect.poll(() => count(page)).toBe(1)
  await expectNoViolations(page, {within: '[data-vitrine]'})
})

/** Buttons that send the form, as a theme without script writes them. */
const SENDS = `<form data-vitrine="add-to-cart" ${productOf(PIG)} method="post" action="/cart/add">
  <p class="product-price">$34.00</p>
  <fieldset><legend>Body Clay</legend>
    <button name="options[Body Clay]" value="Warm White" data-value="Warm White">Warm White</button>
    <button name="options[Body Clay]" value="Night Black">Night Black</button>
  </fieldset>
  <label>Quantity <input type="number" name="quantity" min="1" value="1"></label>
  <button type="submit">Add to cart</button>
</form>`

test('buttons that send the form choose, and the first press counts before any file has come', async ({
  page,
}) => {
  await page.route('**/chunks/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400))
    await route.continue()
  })
  await openDocument(page, {body: SENDS})
  await page.getByRole('button', {name: 'Warm White'}).click()
  await add(page).click()
  await expect.poll(() => count(page)).toBe(1)
  await expect(page.getByRole('button', {name: 'Warm White'})).toHaveAttribute('aria-pressed', 'true')
  await expect(add(page)).toBeVisible()
  await page.getByLabel('Quantity').fill('2')
  await page.keyboard.press('Enter')
  await expect.poll(() => count(page)).toBe(3)
  await expect(page.getByRole('button', {name: 'Night Black'})).toHaveAttribute('aria-pressed', 'false')
})

test('a form that the browser posts has the pressed value', async ({page}) => {
  await page.route('**/cart/add', (route) => route.fulfill({contentType: 'text/html', body: 'Added'}))
  await openDocument(page, {body: SENDS, loader: 'data-load="now"'})
  await expect(page.locator('[data-vitrine]')).toHaveAttribute('data-vitrine-state', 'mounted')
  await page.getByRole('button', {name: 'Night Black'}).click()
  await expect(page.locator('.product-price')).toHaveText('$36.00')
  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.isNavigationRequest())
  await page.evaluate(() => document.querySelector('form')?.submit())
  expect(new URLSearchParams((await sent).postData() ?? '').get('options[Body Clay]')).toBe('Night Black')
  // a navigation that is still under way would be one of the next test
  await expect(page.getByText('Added')).toBeVisible()
})

test('values that belong to two options choose nothing, and the console says what is looked for', async ({
  page,
  consoleLines,
}) => {
  consoleLines.expect(/has no control for Top: add a select or radio buttons named "option:Top", or <button>/)
  const attributes = [
    {Top: 'S', Bottom: 'S'},
    {Top: 'S', Bottom: 'M'},
    {Top: 'M', Bottom: 'S'},
  ]
  const suit = {
    id: PIG.id,
    title: 'Suit',
    variants: attributes.map((one, index) => ({sku: `${index}`, attributes: one, price: 100})),
  }
  const buttons = '<button type="button">S</button><button type="button">M</button>'.repeat(2)
  await openDocument(page, {
    body: `<form data-vitrine="add-to-cart" ${productOf(suit)} method="post" action="/cart/add">${buttons}<button type="submit">Add to cart</button></form>`,
    loader: 'data-load="now"',
  })
  await expect(page.locator('[data-vitrine]')).toHaveAttribute('data-vitrine-state', 'mounted')
  await page.getByRole('button', {name: 'S', exact: true}).first().click()
  await add(page).click()
  await expect(page.getByText('Please select the Top and Bottom options.')).toBeVisible()
  expect(consoleLines.all).toHaveLength(1)
  await expect(page.locator('[aria-pressed]')).toHaveCount(0)
  expect(await count(page)).toBe(0)
})
