import type {Locator, Page} from '@playwright/test'
import {openDocument} from '../support/document.ts'
import {notebook, productAttribute} from '../support/markup.ts'
import {
  addButton,
  choose,
  expectAllMounted,
  expectHeader,
  message,
  open,
  option,
  product,
} from '../support/page-parts.ts'
import {expect, test} from '../support/test.ts'

const UNAVAILABLE = 'Sorry, that item variant is unavailable. Please select another variant.'
const STOCK = '**/api/commerce/inventory/stock/**'

/** The button says that the choice is unavailable, and can still be reached. */
async function expectOff(button: Locator, label: string): Promise<void> {
  await expect(button).toHaveText(label)
  await expect(button).toHaveAttribute('aria-disabled', 'true')
  await expect(button).not.toHaveAttribute('disabled')
  await button.focus()
  await expect(button).toBeFocused()
}

const answerStock = (page: Page, results: unknown[]) =>
  page.route(STOCK, (route) => route.fulfill({json: {results}}))

const shadowOf = (control: Locator) => control.evaluate((element) => getComputedStyle(element).boxShadow)

test('a sold-out variant is marked immediately, and a click explains what to change', {
  tag: '@engines',
}, async ({page, shop}) => {
  await open(page, '/shop/speckled-mug')
  await choose(page, {Size: 'Large', Glaze: 'Sea'})
  await expectOff(addButton(page), 'Sold out')
  await expect(option(page, 'Quantity')).toBeHidden()
  await addButton(page).press('Enter')
  await expect(product(page).getByRole('alert')).toHaveText(UNAVAILABLE)
  await expect(option(page, 'Size')).toBeFocused()
  await choose(page, {Glaze: 'Oat'})
  await expect(message(page)).toHaveCount(0)
  await expect(addButton(page)).toHaveText('Add To Cart')
  await expect(option(page, 'Quantity')).toBeVisible()
  await addButton(page).click()
  await expectHeader(page, 1, '$34.00')
  expect(await shop.held()).toEqual(['1 × MUG-LARGE-OAT'])
})

test('a combination that is not offered is unavailable', async ({page}) => {
  await open(page, '/shop/speckled-mug')
  await choose(page, {Size: 'Small', Glaze: 'Soot'})
  await expectOff(addButton(page), 'Unavailable')
})

test('the restock form appears with the sold-out variant', async ({page}) => {
  await open(page, '/shop/salt-pig')
  const restock = page.locator('[data-vitrine=restock-form]')
  await expect(restock).toBeHidden()
  await page.getByRole('radio', {name: 'Black'}).check()
  await expect(restock).toBeVisible()
  await expectOff(addButton(page), 'Sold out')
  await page.getByRole('radio', {name: 'White'}).check()
  await expect(restock).toBeHidden()
})

test('a variant that was selected before leaving the page is sold out after navigating back', async ({
  page,
}) => {
  await open(page, '/shop/speckled-mug')
  await choose(page, {Size: 'Large', Glaze: 'Sea'})
  await page.getByRole('link', {name: 'Cart'}).first().click()
  await page.waitForURL('**/cart')
  await page.goBack()
  await expect(option(page, 'Glaze')).toHaveValue('Sea')
  await expectOff(addButton(page), 'Sold out')
})

test('the last item is sold out after it was added', async ({page}) => {
  await answerStock(page, [{sku: 'PLATE-MOON', unlimited: false, qtyInStock: 0}])
  await open(page, '/shop/moon-plate')
  await option(page, 'Quantity').fill('3')
  await addButton(page).click()
  await expectHeader(page, 3, '$96.00')
  await expectOff(addButton(page), 'Sold out')
  await expect(product(page).locator('.product-scarcity')).toBeHidden()
})

test('a stock update marks a product of the list as sold out, and available again', async ({page, shop}) => {
  await open(page, '/shop')
  const report = (qtyInStock: number) =>
    page.evaluate((left) => {
      const detail = {itemId: '64a1f0c27be1d20013c0aa03', sku: 'VASE-ASH', qtyInStock: left, previous: null}
      document.dispatchEvent(new CustomEvent('vitrine:stock-change', {detail}))
    }, qtyInStock)
  const card = product(page, 'Ash Glaze Vase')
  await expect(addButton(page, 'Ash Glaze Vase')).toHaveText('Back next winter')
  await expect(addButton(page, 'Ash Glaze Vase')).toBeDisabled()
  await report(2)
  await expect(addButton(page, 'Ash Glaze Vase')).toHaveText('Add To Cart')
  await expect(addButton(page, 'Ash Glaze Vase')).toBeEnabled()
  await expect(card.locator('.product-mark.sold-out')).toBeHidden()
  await report(0)
  await expectOff(addButton(page, 'Ash Glaze Vase'), 'Back next winter')
  await expect(card.locator('.product-mark.sold-out')).toBeVisible()
  expect(await shop.held()).toEqual([])
})

test.describe('on a page without a style sheet', () => {
  const markup = (...values: string[]) => `<div data-vitrine="add-to-cart" ${productAttribute(notebook)}>
    <label>Paper <select name="Paper"><option value="">Choose</option>${values.map((value) => `<option>${value}</option>`).join('')}</select></label>
    <label>How many <input type="number" name="quantity" value="1"></label>
    <button type="button">Buy</button></div>`

  test('a missing option is marked, beside its message', async ({page}) => {
    await openDocument(page, {body: markup('Plain')})
    await expectAllMounted(page)
    const paper = page.getByLabel('Paper')
    const before = await shadowOf(paper)
    await page.getByRole('button', {name: 'Buy'}).click()
    await expect(message(page)).toHaveText('Please select the Paper option.')
    await expect(paper).toBeFocused()
    expect(await shadowOf(paper)).not.toBe(before)
    const [field, text, button] = await Promise.all(
      [paper, message(page), page.getByRole('button', {name: 'Buy'})].map((one) => one.boundingBox()),
    )
    expect(text?.y).toBeGreaterThan(field?.y ?? Number.NaN)
    expect(text?.y).toBeLessThan(button?.y ?? Number.NaN)
    await paper.selectOption('Plain')
    expect(await shadowOf(paper)).toBe(before)
  })

  test('a choice that the product does not have stays, and is marked as unavailable', async ({
    page,
    consoleLines,
  }) => {
    consoleLines.expect(/no variant of the product has Paper "Ruled"/)
    await openDocument(page, {body: markup('Plain', 'Ruled')})
    await expectAllMounted(page)
    await page.getByLabel('Paper').selectOption('Ruled')
    await expectOff(page.getByRole('button'), 'Unavailable')
    await expect(page.getByLabel('Paper')).toHaveValue('Ruled')
    await expect(page.getByLabel('Paper').locator('option:checked')).toHaveText('Ruled (unavailable)')
    await expect(page.getByLabel('How many')).toBeHidden()
  })

  test('displays the low stock of each variant before a choice if the shop wants it', async ({page}) => {
    const few = {...notebook, variants: notebook.variants.map((variant) => ({...variant, qtyInStock: 2}))}
    const settings = (byDefault: boolean) =>
      JSON.stringify({
        scarcityEnabled: true,
        scarcityText: 'Only {n} left',
        scarcityShownByDefault: byDefault,
      })
    const empty = (byDefault: boolean) =>
      `<div data-vitrine="add-to-cart" ${productAttribute(few)} data-merchandising='${settings(byDefault)}'></div>`
    const single = {...notebook, variants: [{sku: 'NOTE-PLAIN', price: 2400, qtyInStock: 3}]}
    await openDocument(page, {
      body: `${empty(true)}${empty(false)}<div data-vitrine="add-to-cart" ${productAttribute(single)} data-merchandising='${settings(false)}'></div>`,
    })
    const texts = page.locator('.product-scarcity')
    await expect(texts).toHaveText(['Only 4 left', '', 'Only 3 left'])
    await expect(texts.nth(1)).toBeHidden()
    await page.getByLabel('Paper').first().selectOption('Plain')
    await expect(texts.first()).toHaveText('Only 2 left')
  })
})
