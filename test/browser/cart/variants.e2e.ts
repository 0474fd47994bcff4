import {openDocument} from '../support/document.ts'
import {addToCart, notebook} from '../support/markup.ts'
import {choose, expectAllMounted, open, product} from '../support/page-parts.ts'
import {expect, test} from '../support/test.ts'

test('price and sale mark follow the variant', {tag: '@engines'}, async ({page}) => {
  await open(page, '/shop/everyday-teapot')
  const price = product(page).locator('.product-price')
  const mark = product(page).locator('.product-mark.sale')
  await expect(price).toHaveText('from $74.00')
  await expect(mark).toBeVisible()
  await choose(page, {Color: 'Ink'})
  await expect(price).toHaveText('$88.00')
  await expect(mark).toBeHidden()
  await choose(page, {Color: 'Chalk'})
  await expect(price).toHaveText('Sale Price: $74.00 Original Price: $88.00')
  await expect(price.locator('.original-price')).toHaveText('$88.00')
  await expect(mark).toBeVisible()
  await choose(page, {Color: ''})
  await expect(price).toHaveText('from $74.00')
  await expect(mark).toBeVisible()
})

test('the scarcity text belongs to the variant; radio buttons select it', async ({page}) => {
  await open(page, '/shop/pour-over-dripper')
  const scarcity = product(page).locator('.product-scarcity')
  await expect(scarcity).toBeHidden()
  await page.getByRole('radio', {name: '01, one cup'}).check()
  await expect(scarcity).toHaveText('Only 2 left in this size')
  await expect(scarcity).toBeVisible()
  await page.getByRole('radio', {name: '02, small pot'}).check()
  await expect(scarcity).toBeHidden()
})

test('the scarcity text of a product without options stays as served', async ({page}) => {
  await open(page, '/shop/moon-plate')
  await expect(product(page).locator('.product-scarcity')).toHaveText('Only 3 left')
})

test('writes the selected variant to the element for third-party code', async ({page}) => {
  await open(page, '/shop/speckled-mug')
  const variants = page.locator('.product-variants')
  await choose(page, {Size: 'Large'})
  await expect(variants).toHaveAttribute('data-unselected-options', '["Glaze"]')
  await expect(variants).not.toHaveAttribute('data-selected-variant')
  await choose(page, {Glaze: 'Oat'})
  await expect(variants).toHaveAttribute('data-unselected-options', '[]')
  await expect(variants).toHaveAttribute('data-variant-in-stock', 'true')
  const written: unknown = JSON.parse((await variants.getAttribute('data-selected-variant')) ?? '')
  const {structuredContent} = JSON.parse((await product(page).getAttribute('data-product')) ?? '')
  expect(structuredContent.variants).toContainEqual(written)
  expect(written).toMatchObject({sku: 'MUG-LARGE-OAT', priceMoney: {currency: 'USD', value: '34.00'}})
  await choose(page, {Glaze: 'Sea'})
  await expect(variants).toHaveAttribute('data-variant-in-stock', 'false')
})

test('marks and price of any markup follow the variant', async ({page}) => {
  const variants = [
    {sku: 'OUT', attributes: {Color: 'Ink'}, price: 500, qtyInStock: 0},
    {sku: 'SALE', attributes: {Color: 'Chalk'}, price: 500, salePrice: 400, onSale: true, qtyInStock: 2},
    {sku: 'OLD SALE', attributes: {Color: 'Soot'}, price: 500, salePrice: 300, onSale: false, qtyInStock: 2},
  ]
  const parts = `<p class="product-price">$5.00</p>
    <span class="product-mark sold-out" hidden>sold out</span> <span class="product-mark sale">sale</span>
    <select data-variant-option-name="Color" aria-label="Color">
      <option>Choose</option><option>Ink</option><option>Chalk</option><option>Soot</option>
    </select>`
  const body = addToCart({id: 'odd', title: 'Odd', variants}).replace('<form', `${parts}<form`)
  await openDocument(page, {body})
  await expectAllMounted(page)
  const expectLook = async (price: string, isOut: boolean, isSale: boolean) => {
    await expect(page.locator('.product-price')).toHaveText(price)
    await expect(page.locator('.product-mark.sold-out')).toBeVisible({visible: isOut})
    await expect(page.locator('.product-mark.sale')).toBeVisible({visible: isSale})
  }
  await choose(page, {Color: 'Ink'})
  await expectLook('$5.00', true, false)
  await choose(page, {Color: 'Chalk'})
  await expectLook('Sale Price: $4.00 Original Price: $5.00', false, true)
  await choose(page, {Color: 'Soot'})
  await expectLook('$5.00', false, false)
  await choose(page, {Color: 'Choose'})
  await expectLook('$5.00', false, true)
})

test('uses the choice that the browser restores after navigating back', {tag: '@engines'}, async ({page}) => {
  const markup = addToCart(notebook).replace(
    '<form',
    `<p class="product-price">from $24.00</p>
    <select data-variant-option-name="Paper" aria-label="Paper">
      <option value="">Choose</option><option>Plain</option><option>Watercolor</option>
    </select><form`,
  )
  await openDocument(page, {body: `${markup}<a href="/checkout">Away</a>`})
  await expectAllMounted(page)
  await choose(page, {Paper: 'Watercolor'})
  await expect(page.locator('.product-price')).toHaveText('$31.00')
  await page.getByRole('link', {name: 'Away'}).click()
  await page.waitForURL('**/checkout')
  await page.goBack()
  await expect(page.getByLabel('Paper')).toHaveValue('Watercolor')
  await expect(page.locator('.product-price')).toHaveText('$31.00')
})
