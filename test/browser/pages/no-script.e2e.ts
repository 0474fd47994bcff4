import type {Page} from '@playwright/test'
import {addButton, choose, expectHeader, option} from '../support/page-parts.ts'
import {expect, test} from '../support/test.ts'

test.use({javaScriptEnabled: false})

const error = (page: Page) => page.locator('.form-error')

test('a product with options is added by its form', {tag: '@engines'}, async ({page, shop}) => {
  await page.goto('/shop/speckled-mug')
  await choose(page, {Size: 'Large', Glaze: 'Oat'})
  await option(page, 'Quantity').fill('2')
  await addButton(page).click()
  await expect(page).toHaveURL('/cart')
  await expect(page.getByRole('heading', {name: 'Your cart'})).toBeVisible()
  await expectHeader(page, 2, '$68.00')
  expect(await shop.held()).toEqual(['2 × MUG-LARGE-OAT'])
})

test('so is a product of the list', async ({page, shop}) => {
  await page.goto('/shop')
  await addButton(page, 'Tide Bowl').click()
  await expect(page).toHaveURL('/cart')
  await expectHeader(page, 1, '$39.00')
  expect(await shop.held()).toEqual(['1 × BOWL-TIDE'])
})

const mistakes = [
  ['speckled-mug', {Size: 'Large'}, '1', 'Please select the Glaze option.'],
  [
    'speckled-mug',
    {Size: 'Small', Glaze: 'Soot'},
    '1',
    'Sorry, that item variant is unavailable. Please select another variant.',
  ],
  ['moon-plate', {}, '4', 'Sorry, we do not have enough of that item available.'],
] as const

for (const [slug, chosen, quantity, text] of mistakes)
  test(`the server explains: ${text} (${quantity} × ${slug})`, async ({page, shop, consoleLines}) => {
    consoleLines.allowNetworkErrors()
    await page.goto(`/shop/${slug}`)
    await choose(page, chosen)
    await option(page, 'Quantity').fill(quantity)
    await addButton(page).click()
    await expect(error(page)).toHaveText(text)
    await expect(option(page, 'Quantity')).toHaveValue(quantity)
    for (const [name, value] of Object.entries(chosen)) await expect(option(page, name)).toHaveValue(value)
    expect(await shop.held()).toEqual([])
  })

test('an expired session is explained', async ({page, context, shop, consoleLines}) => {
  consoleLines.allowNetworkErrors()
  await page.goto('/shop/tide-bowl')
  await context.addCookies([{name: 'crumb', value: 'another-session', url: shop.url}])
  await addButton(page).click()
  await expect(error(page)).toHaveText('Your session has expired. Please reload the page and try again.')
  expect(await shop.held()).toEqual([])
})

test('a subscription and a gift card go to their pages', async ({page, shop}) => {
  await page.goto('/shop/paper-club')
  await addButton(page).click()
  await expect(page).toHaveURL(/\/commerce\/subscription\?cartToken=/)
  await page.goto('/shop/gift-card')
  await choose(page, {Amount: '$25'})
  await addButton(page).click()
  await expect(page).toHaveURL(/\/commerce\/gift-card\?/)
  await addButton(page).click()
  await expect(page).toHaveURL('/cart')
  expect(await shop.held()).toEqual(['1 × GIFT-25'])
})

test('the cart is changed and emptied by its forms', async ({page, shop}) => {
  await page.goto('/shop/tide-bowl')
  await addButton(page).click()
  await page.getByLabel('Quantity').fill('3')
  await page.getByRole('button', {name: 'Update'}).click()
  await expectHeader(page, 3, '$117.00')
  expect(await shop.held()).toEqual(['3 × BOWL-TIDE'])
  await page.getByRole('button', {name: 'Remove'}).click()
  await expect(page.getByText('Your cart is empty.')).toBeVisible()
  expect(await shop.held()).toEqual([])
})

test('the variant of a line is changed by its form', async ({page, shop}) => {
  await page.goto('/shop/linen-notebook')
  await choose(page, {Paper: 'Dotted'})
  await addButton(page).click()
  await page.locator('summary').filter({hasText: 'Change options'}).click()
  await page.getByLabel('Change options').selectOption('NOTE-WATER')
  await page.getByRole('button', {name: 'Change', exact: true}).click()
  await expectHeader(page, 1, '$31.00')
  expect(await shop.held()).toEqual(['1 × NOTE-WATER'])
})

test('reloading a sent form adds once', async ({page, shop}) => {
  await page.goto('/shop/tide-bowl')
  await addButton(page).click()
  await expect(page).toHaveURL('/cart')
  await page.goBack()
  await page.goForward()
  await page.reload()
  await expectHeader(page, 1, '$39.00')
  expect(await shop.held()).toEqual(['1 × BOWL-TIDE'])
})
