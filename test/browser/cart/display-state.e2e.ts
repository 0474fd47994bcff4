import type {Locator} from '@playwright/test'
import {toProductItem} from '../../../demo/seed/product-item.ts'
import {products} from '../../../demo/seed/products.ts'
import {createEngine} from '../../../src/template/index.ts'
import {openDocument} from '../support/document.ts'
import {addButton, choose, expectAllMounted, expectHeader, open, product} from '../support/page-parts.ts'
import {expect, test} from '../support/test.ts'

const engine = createEngine({locale: 'en-US'})
/** The language has no space between such texts and the amount. */
const words = (text: string): string =>
  text
    .replace(/(Price|days):\s*/g, '$1: ')
    .replace(/\s+/g, ' ')
    .trim()

function itemOf(slug: string) {
  const record = products.find((one) => one.slug === slug)
  if (!record) throw new Error(`no product ${slug}`)
  return toProductItem(record)
}

/** The template's output for each product, beside an element in which the widget renders the same. */
const sections = products.map(({slug}) => {
  const {output} = engine.render(
    `<section id="${slug}"><div class="served">{item|product-status}{item|product-price}</div>
    <div class="ours" data-vitrine="add-to-cart" data-product="{item|json|htmlattr}"></div></section>`,
    {item: itemOf(slug), website: {useCLDRMoneyFormat: true}},
  )
  return output
})

async function saidIn(section: Locator, by: string, part: string): Promise<string> {
  const found = section.locator(`.${by} ${part}`).filter({visible: true})
  return words((await found.allTextContents()).join(' '))
}

test('the widget renders the same price and state of each product as the templates', async ({page}) => {
  await openDocument(page, {body: `<main>${sections.join('')}</main>`, loader: 'data-load="now"'})
  await expect(page.locator('.ours .sqs-add-to-cart-button')).toHaveCount(products.length)
  for (const {slug} of products) {
    const section = page.locator(`#${slug}`)
    for (const part of ['.product-price', '.product-mark'])
      expect(await saidIn(section, 'ours', part), slug).toBe(await saidIn(section, 'served', part))
  }
})

test('a subscription displays its period before and after a choice', async ({page}) => {
  await open(page, '/shop/weekly-stems')
  const price = product(page).locator('.product-price')
  await expect(price).toHaveText('from $16.00 every week for 8 weeks')
  await choose(page, {Size: 'Five', Vase: 'Oat'})
  await expect(price).toHaveText('$24.00 every week for 8 weeks')
  await choose(page, {Vase: ''})
  await expect(price).toHaveText('from $16.00 every week for 8 weeks')
})

test('online reading has a price, is not sold out, and can be bought', async ({page}) => {
  await open(page, '/shop/studio-journal')
  await expect(product(page).locator('.product-price')).toHaveText('$30.00')
  await expect(product(page).locator('.product-mark')).toHaveCount(0)
  await addButton(page).click()
  await expectHeader(page, 1, '$30.00')
})

test('amounts for third-party currency scripts stay marked', async ({page}) => {
  const item = itemOf('everyday-teapot')
  const {output} = engine.render('{item|product-price}{item|product-checkout}', {item})
  await openDocument(page, {body: `<main>${output}</main>`})
  await expectAllMounted(page)
  const amounts = page.locator('.product-price .sqs-money-native')
  await expect(amounts).toHaveText(['74.00'])
  await page.getByRole('combobox').selectOption('Chalk')
  await expect(amounts).toHaveText(['74.00', '88.00'])
  await expect(page.locator('.product-price')).toHaveText('Sale Price: 74.00 Original Price: 88.00')
  // for screen readers only
  await expect(page.locator('.add-to-cart__label').first()).toHaveCSS('clip-path', 'inset(50%)')
})

test('without a visitor’s choice, displays the product’s price, whatever the server had selected', async ({
  page,
}) => {
  const variants = ['S', 'L'].map((Size, index) => ({
    sku: Size,
    attributes: {Size},
    price: 1000 + 500 * index,
    unlimited: true,
  }))
  const data = JSON.stringify({id: 'shirt', title: 'Shirt', variants})
  await openDocument(page, {
    body: `<form data-vitrine="add-to-cart" data-product='${data}'><p class="product-price">$15.00</p>
      <select aria-label="Size" data-variant-option-name="Size"><option value="">Size</option><option>S</option><option selected>L</option></select>
      <button>Add To Cart</button></form>`,
  })
  await expectAllMounted(page)
  const price = page.locator('.product-price')
  await page.getByLabel('Size').selectOption('')
  await expect(price).toHaveText('from $10.00')
  await page.getByLabel('Size').selectOption('S')
  await expect(price).toHaveText('$10.00')
  await page.getByLabel('Size').selectOption('L')
  await expect(price).toHaveText('$15.00')
})
