import {addButton, choose, expectHeader, message, open, option, product} from '../support/page-parts.ts'
import {expect, test} from '../support/test.ts'

test('names three, two and one missing options; focuses the first', {
  tag: '@engines',
}, async ({page, shop}) => {
  await open(page, '/shop/letter-set')
  const expectAsked = async (text: string, culprit: string) => {
    await addButton(page).click()
    await expect(product(page).getByRole('alert')).toHaveText(text)
    await expect(option(page, culprit)).toBeFocused()
    await expect(option(page, culprit)).toHaveAttribute('aria-invalid', 'true')
    await expect(option(page, culprit)).toHaveAccessibleDescription(text)
  }
  await expectAsked('Please select the Paper, Edge and Envelope options.', 'Paper')
  await choose(page, {Edge: 'Deckle'})
  await expect(message(page)).toHaveCount(0)
  await expect(option(page, 'Paper')).not.toHaveAttribute('aria-invalid')
  await expectAsked('Please select the Paper and Envelope options.', 'Paper')
  await expect(option(page, 'Envelope')).toHaveAttribute('aria-invalid', 'true')
  await expect(option(page, 'Edge')).not.toHaveAttribute('aria-invalid')
  await choose(page, {Paper: 'Cotton'})
  await expectAsked('Please select the Envelope option.', 'Envelope')
  expect(await shop.held()).toEqual([])
})

test('explains a combination that is not offered, and a sold-out variant', async ({page, shop}) => {
  await open(page, '/shop/speckled-mug')
  const refusal = product(page).getByRole('alert')
  const words = 'Sorry, that item variant is unavailable. Please select another variant.'
  await choose(page, {Size: 'Small', Glaze: 'Soot'})
  await expect(addButton(page)).toHaveText('Unavailable')
  await expect(refusal).toHaveText(words)
  await choose(page, {Size: 'Large', Glaze: 'Sea'})
  await expect(addButton(page)).toHaveText('Sold out')
  await expect(message(page)).toHaveCount(0)
  // the button is disabled, and still explains why
  await addButton(page).click({force: true})
  await expect(refusal).toHaveText(words)
  expect(await shop.held()).toEqual([])
})

test('marks unavailable values in the list, depending on the other choices', async ({page}) => {
  await open(page, '/shop/speckled-mug')
  await choose(page, {Size: 'Small'})
  await expect(option(page, 'Glaze').locator('option')).toHaveText([
    'Select Glaze',
    'Oat',
    'Sea',
    'Soot (unavailable)',
  ])
  await choose(page, {Size: 'Large'})
  await expect(option(page, 'Glaze').locator('option')).toHaveText([
    'Select Glaze',
    'Oat',
    'Sea (unavailable)',
    'Soot',
  ])
})

const quantities = [
  ['', 'Quantity must be a number.'],
  ['1.5', 'Quantity must be a whole number'],
  ['0', 'Quantity must be from 1 to 9999.'],
  ['-2', 'Quantity must be from 1 to 9999.'],
  ['10000', 'Quantity must be from 1 to 9999.'],
  ['19', 'Sorry, we do not have enough of that item available.'],
] as const

test('explains an invalid quantity', async ({page, shop}) => {
  await open(page, '/shop/tide-bowl')
  const quantity = option(page, 'Quantity')
  for (const [typed, text] of quantities) {
    await quantity.fill(typed)
    await expect(message(page)).toHaveCount(0)
    await addButton(page).click()
    await expect(product(page).getByRole('alert'), `"${typed}"`).toHaveText(text)
    await expect(quantity).toBeFocused()
    await expect(quantity).toHaveAttribute('aria-invalid', 'true')
    await expect(quantity).toHaveAccessibleDescription(text)
  }
  expect(await shop.held()).toEqual([])
  await quantity.fill('2')
  await addButton(page).click()
  await expectHeader(page, 2, '$78.00')
  expect(await shop.held()).toEqual(['2 × BOWL-TIDE'])
})

test('letters in the quantity are not a number', async ({page}) => {
  await open(page, '/shop/tide-bowl')
  await option(page, 'Quantity').press('ControlOrMeta+a')
  await page.keyboard.type('e')
  await addButton(page).click()
  await expect(product(page).getByRole('alert')).toHaveText('Quantity must be a number.')
})

test('items in the cart count against the stock', async ({page, shop}) => {
  await open(page, '/shop/moon-plate')
  await option(page, 'Quantity').fill('2')
  await addButton(page).click()
  await expectHeader(page, 2, '$64.00')
  await expect(addButton(page)).toHaveText('Add To Cart')
  await addButton(page).click()
  await expect(product(page).getByRole('alert')).toHaveText(
    'Sorry, we do not have enough of that item available.',
  )
  expect(await shop.held()).toEqual(['2 × PLATE-MOON'])
})
