import type {Page} from '@playwright/test'
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

test('markup as in Medusa’s starter: a button for a value adds nothing, and the console says what is looked for', async ({
  page,
  consoleLines,
}) => {
  consoleLines.expect(/has no control for Body Clay: add a select or radio buttons named "option:Body Clay"/)
  await openDocument(page, {body: MEDUSA, loader: 'data-load="now"'})
  await expect(page.locator('[data-vitrine]')).toHaveAttribute('data-vitrine-state', 'mounted')
  await page.getByRole('button', {name: 'Warm White'}).click()
  await add(page).click()
  await expect.poll(() => consoleLines.all.length).toBe(1)
  expect(await count(page)).toBe(0)
})
