import type {Page} from '@playwright/test'
import {toMerchandising, toProductItem} from '../../../demo/seed/product-item.ts'
import {products} from '../../../demo/seed/products.ts'
import {createEngine} from '../../../src/template/index.ts'
import {openDocument} from '../support/document.ts'
import {expectHeader, expectState} from '../support/page-parts.ts'
import {expectLabel, recordLabels} from '../support/record-labels.ts'
import {expect, test} from '../support/test.ts'

const engine = createEngine({locale: 'en-US'})

/** Renders a template for a product of the shop, as its pages do. */
function render(template: string, slug: string): string {
  const record = products.find((one) => one.slug === slug)
  if (!record) throw new Error(`no product ${slug}`)
  const {output, errors} = engine.render(template, {
    item: toProductItem(record),
    image: {id: 'i', assetUrl: '/media/speckled-mug.svg', originalSize: '800x1000', title: 'Mug'},
    cart: {entries: []},
    website: {useCLDRMoneyFormat: true},
    productMerchandisingContext: {[record.id]: toMerchandising(record)},
  })
  expect(errors).toEqual([])
  return output
}

const open = (page: Page, template: string, slug: string) =>
  openDocument(page, {
    body: `<main><h1 class="product-title">Test</h1>${render(template, slug)}</main>`,
    context: {
      website: {language: 'en-US'},
      websiteSettings: {storeSettings: {selectedCurrency: 'USD'}},
      productMerchandisingContext: Object.fromEntries(products.map((one) => [one.id, toMerchandising(one)])),
    },
  })

test('price, scarcity, status and checkout of a product work with its options as one button', async ({
  page,
  shop,
}) => {
  await open(
    page,
    '{item|product-status}{item|product-price}{item|product-scarcity}{item|product-checkout}',
    'pour-over-dripper',
  )
  const button = page.locator('.sqs-add-to-cart-button')
  await expectState(button, 'mounted')
  await page.getByRole('combobox').selectOption('01, one cup')
  await expect(page.locator('.product-scarcity')).toHaveText('Only 2 left in this size')
  await expect(page.locator('.product-price')).toHaveText('$36.00')
  await page.getByLabel('Quantity', {exact: true}).fill('2')
  const labels = await recordLabels(button)
  await button.click()
  await expectLabel(labels, 'Added!')
  expect(await shop.held()).toEqual(['2 × DRIP-01'])
})

test('the quantity of a cart updates inside the link to it', async ({page}) => {
  await open(
    page,
    '<header class="shop-header"><a class="sqs-custom-cart" href="{cart|cart-url}">{cart|cart-quantity} <span class="sqs-cart-subtotal">$0.00</span></a></header>{item|add-to-cart-btn}',
    'tide-bowl',
  )
  await expectState(page.locator('.sqs-custom-cart'), 'mounted')
  await page.locator('.sqs-add-to-cart-button').click()
  await expectHeader(page, 1, '$39.00')
})

test('a quick view opens from its button', async ({page}) => {
  await open(page, '{item|product-quick-view shelf}', 'tide-bowl')
  const button = page.locator('.sqs-product-quick-view-button')
  await expectState(button, 'waiting')
  await button.click()
  await expect(page.getByRole('dialog')).toContainText('Tide Bowl')
})

test('a restock notification accepts the visitor’s request', async ({page, shop}) => {
  await open(page, '{item|product-restock-notification}{item|product-checkout}', 'ash-vase')
  const form = page.locator('.product-restock-notification')
  await expectState(form, 'mounted')
  await form.getByRole('textbox').fill('ines@example.com')
  await form.getByRole('button', {name: 'Notify Me'}).click()
  const kept = async (): Promise<unknown> => (await fetch(`${shop.url}/qa/submissions`)).json()
  await expect.poll(kept).toMatchObject([{email: 'ines@example.com'}])
})

test('an image loads', async ({page}) => {
  await open(page, '{image|image}', 'tide-bowl')
  const image = page.locator('img[data-src]')
  await expectState(image, 'mounted')
  await expect(image).toHaveJSProperty('complete', true)
})
