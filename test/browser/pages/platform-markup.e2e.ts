import type {Locator, Page} from '@playwright/test'
import {openDocument} from '../support/document.ts'
import {spacer} from '../support/markup.ts'
import {expectHeader, expectState, popover} from '../support/page-parts.ts'
import {qaExample, qaSection} from '../support/qa-example.ts'
import {expectLabel, recordLabels} from '../support/record-labels.ts'
import {addUnheard} from '../support/requests.ts'
import {expect, test} from '../support/test.ts'
import {vitrineOf} from '../support/vitrine.ts'

const FIRST = '7.0 markup, list of options, scarcity by variant'
const BARE = '7.0 markup, no options'
const ODD = '7.0 markup, ids with quotes, spaces and £'
const SECOND = '7.1 markup, the same options as list and as radio buttons'
const THIRD = '7.1 markup with product data on an ancestor'

const button = (example: Locator): Locator => example.locator('.sqs-add-to-cart-button').first()

/** Opens the QA page and waits until the example's button has mounted. */
async function openExample(page: Page, title: string): Promise<Locator> {
  await page.goto('/qa')
  const example = qaExample(page, title)
  await expectState(button(example), 'mounted')
  return example
}

test('7.0: Enter and Space on the div with the button role add, and do not scroll the page', async ({
  page,
  shop,
}) => {
  const body = `<main><h1>Cup</h1><div class="sqs-add-to-cart-button" role="button" tabindex="0"
    data-item-id="64a1f0c27be1d20013c0aa07" data-product-type="1"><div class="sqs-add-to-cart-button-inner">Add To Cart</div></div>
    </main>${spacer(3000)}`
  await openDocument(page, {body})
  await expectState(button(page.locator('main')), 'mounted')
  for (const key of ['Enter', 'Space']) {
    await expect(button(page.locator('main'))).toHaveText('Add To Cart')
    const labels = await recordLabels(button(page.locator('main')))
    await button(page.locator('main')).press(key)
    await expectLabel(labels, 'Added!')
    expect(await page.evaluate(() => scrollY)).toBe(0)
  }
  expect(await shop.held()).toEqual(['2 × CUP-CAIRO'])
})

test('7.0: price, scarcity and the written-back variant follow the list', async ({page, shop}) => {
  const example = await openExample(page, FIRST)
  await example.getByRole('combobox').selectOption('01, one cup')
  await expect(example.locator('.product-scarcity')).toBeVisible()
  await expect(example.locator('.product-price')).toHaveText('$36.00')
  await expect(example.locator('.product-variants')).toHaveAttribute('data-variant-in-stock', 'true')
  await example.getByRole('combobox').selectOption('02, small pot')
  await expect(example.locator('.product-scarcity')).toBeHidden()
  await example.getByLabel('Quantity').fill('2')
  await button(example).click()
  await expectHeader(page, 2, '$84.00')
  expect(await shop.held()).toEqual(['2 × DRIP-02'])
})

test('7.0: without its option, the button asks for it', async ({page, shop}) => {
  const example = await openExample(page, FIRST)
  await button(example).click()
  await expect(example.getByRole('alert')).toHaveText('Please select the Filter size option.')
  await expect(example.getByRole('combobox')).toBeFocused()
  expect(await shop.held()).toEqual([])
})

test('7.0: ids with quotes, spaces and £ are added unchanged', async ({page, shop}) => {
  const example = await openExample(page, ODD)
  await example.getByRole('combobox').selectOption("Potter's thumb")
  await button(example).click()
  await expectHeader(page, 1, '$6.50')
  expect(await shop.held()).toEqual(["1 × SEC '2' £"])
})

test('7.1: one choice appears in the list and in the radio buttons', async ({page, shop}) => {
  const example = await openExample(page, SECOND)
  const paper = example.getByRole('combobox', {name: 'Select Paper'})
  const radio = (name: string) => example.getByRole('radio', {name})
  await paper.selectOption('Laid')
  await expect(radio('Laid')).toBeChecked()
  await radio('Cotton').check()
  await expect(paper).toHaveValue('Cotton')
  await radio('Deckle').check()
  await radio('Rose').check()
  await expect(example.locator('.product-price')).toHaveText('$26.00')
  await button(example).click()
  await expectHeader(page, 1, '$26.00')
  expect(await shop.held()).toEqual(['1 × LETTER-COTTON-DECKLE-ROSE'])
})

test('7.1: an unavailable radio button is marked', async ({page}) => {
  const example = await openExample(page, SECOND)
  await example.getByRole('radio', {name: 'Laid'}).check()
  const rose = example.locator('input[value=Rose]')
  await expect(example.locator('label', {hasText: 'Rose'})).toHaveCSS('text-decoration-line', 'line-through')
  await expect(rose).toHaveAccessibleName('Rose (unavailable)')
  await example.getByRole('radio', {name: 'Cotton'}).check()
  await expect(rose).toHaveAccessibleName('Rose')
  await expect(example.locator('label', {hasText: 'Rose'})).toHaveCSS('text-decoration-line', 'none')
})

test('7.1 with the data on an ancestor: the main button adds, and an add-on’s button stays untouched', async ({
  page,
  shop,
}) => {
  const example = await openExample(page, THIRD)
  await expect(example.locator('.product-add-ons button')).not.toHaveAttribute('data-vitrine-state')
  await example.getByRole('combobox').selectOption('Watercolor')
  await expect(example.locator('.product-price')).toHaveText('$31.00')
  await example.getByLabel('Quantity').fill('2')
  await button(example).click()
  await expectHeader(page, 2, '$62.00')
  await expect(popover(page).first()).toContainText('Linen Notebook was added to your cart')
  expect(await shop.held()).toEqual(['2 × NOTE-WATER'])
})

test('every copy of the cart follows, and loses the marks of an empty cart', async ({page}) => {
  await addUnheard(page, '64a1f0c27be1d20013c0aa02', 'BOWL-TIDE', 2)
  await page.goto('/qa')
  for (const title of ['first copy', 'second copy', 'floating cart']) {
    const cart = qaExample(page, `Platform markup, ${title}`).locator('.sqs-custom-cart')
    await expect(cart.locator('.sqs-cart-quantity')).toHaveText('2')
    await expect(cart.locator('.sqs-cart-subtotal')).toHaveText('$78.00')
    await expect(cart).toHaveClass('sqs-custom-cart')
    await expect(cart).toHaveAccessibleName(/2 items in cart$/)
    await expect(cart).toHaveAttribute('data-cart-indicator-state', 'initialized')
  }
})

test('the QA page displays states and events beside each example', async ({page}) => {
  const example = await openExample(page, BARE)
  const section = qaSection(page, BARE)
  await expect(section.locator('[data-qa-state]')).toHaveText('mounted')
  await button(example).click()
  await expect(section.locator('[data-qa-events]')).toContainText('vitrine:item-added')
  await expect(page.locator('[data-qa-events=page]')).toContainText('vitrine:cart-change')
})

const cartWith = (classes: string) =>
  `<a class="${classes}" href="/cart"><span class="sqs-cart-quantity">0</span><span class="sqs-cart-subtotal"></span></a>`

test('unmounting carts restores their classes as written', async ({page}) => {
  const body = [
    'sqs-custom-cart show-empty-cart-state cart-quantity-zero',
    'cart-quantity-zero sqs-custom-cart',
    'sqs-custom-cart\n  absolute\n  cart-quantity-zero ',
  ]
    .map(cartWith)
    .join('')
  await addUnheard(page, '64a1f0c27be1d20013c0aa02', 'BOWL-TIDE')
  await openDocument(page, {body})
  await expect(page.locator('.sqs-cart-quantity')).toHaveText(['1', '1', '1'])
  await expect(page.locator('.cart-quantity-zero')).toHaveCount(0)
  const vitrine = await vitrineOf(page)
  await vitrine.evaluate(({unmount}) => unmount())
  expect(await page.evaluate(() => document.body.innerHTML)).toBe(body)
})

test('an empty cart gets its mark back after the last item is removed', async ({page}) => {
  await openDocument(page, {body: cartWith('sqs-custom-cart cart-quantity-zero')})
  const cart = page.locator('.sqs-custom-cart')
  const vitrine = await vitrineOf(page)
  const {entries} = await vitrine.evaluate(({cart: api}) =>
    api.add({itemId: '64a1f0c27be1d20013c0aa02', sku: 'BOWL-TIDE'}),
  )
  await expect(cart).toHaveClass('sqs-custom-cart')
  await vitrine.evaluate(({cart: api}, id) => api.remove(id), entries[0]?.id ?? '')
  await expect(cart).toHaveClass('sqs-custom-cart cart-quantity-zero')
})
