import type {Locator, Page} from '@playwright/test'
import {expectNoneInAnyLight} from '../support/accessibility.ts'
import {openDocument} from '../support/document.ts'
import {recordShifts, scrollsSideways, settle, shifts} from '../support/layout.ts'
import {productAttribute} from '../support/markup.ts'
import {
  addButton,
  alertOf,
  choose,
  expectAlert,
  expectHeader,
  expectState,
  open,
  product,
} from '../support/page-parts.ts'
import {expectLabel, recordLabels} from '../support/record-labels.ts'
import {goOffline, holdRequests, reconnect, untilQuiet, watchRequests} from '../support/requests.ts'
import type {Shop} from '../support/shop.ts'
import {expect, test} from '../support/test.ts'

const ENTRIES = '/api/commerce/shopping-cart/entries'
const INSCRIPTION = 'text-4c1f0c2e-inscription'

const dialog = (page: Page, name = 'What should the tile say?'): Locator => page.getByRole('dialog', {name})
const inscription = (page: Page): Locator =>
  dialog(page).getByRole('textbox', {name: 'Inscription (required)'})
const send = (page: Page, name = 'Add to Cart'): Locator =>
  page.getByRole('dialog').getByRole('button', {name})

/** Opens the form of the tile. */
async function openForm(page: Page): Promise<void> {
  await open(page, '/shop/house-number')
  await addButton(page).click()
  await expect(dialog(page)).toBeVisible()
}

const filledIn = async (shop: Shop): Promise<unknown[]> =>
  (await shop.carts()).flatMap(({entries}) =>
    entries.map(({additionalFields}) => additionalFields && JSON.parse(additionalFields)),
  )

test.use({contextOptions: {reducedMotion: 'reduce'}})

test('a product with a form opens it before adding, and sends the answers', {
  tag: '@engines',
}, async ({page, shop}) => {
  await openForm(page)
  await expect(inscription(page)).toBeFocused()
  await expect(inscription(page)).toHaveAccessibleDescription('Up to 12 letters or digits')
  await inscription(page).fill('Number 7')
  const labels = await recordLabels(addButton(page))
  await send(page).click()
  await expect(dialog(page)).toHaveCount(0)
  await expectHeader(page, 1, '$29.00')
  await expect(addButton(page)).toBeFocused()
  await expectLabel(labels, 'Added!')
  expect(await filledIn(shop)).toEqual([{[INSCRIPTION]: 'Number 7', 'textarea-4c1f0c2e-note': ''}])
  await expect(page.locator('[data-vitrine=additional-fields]')).toHaveCount(0)
  await page.goto('/cart')
  await expect(page.locator('.line-details')).toContainText('Inscription')
  await expect(page.locator('.line-details')).toContainText('Number 7')
})

test('a field error from the server appears at its field, before anything is added', async ({
  page,
  shop,
  consoleLines,
}) => {
  consoleLines.allowNetworkErrors()
  await openForm(page)
  await shop.fault({
    path: '/api/rest/forms/validate/',
    status: 400,
    body: {errors: {[INSCRIPTION]: 'We cannot write that.'}},
  })
  await inscription(page).fill('Number 7')
  await send(page).click()
  await expect(dialog(page)).toContainText('We cannot write that.')
  await expect(inscription(page)).toBeFocused()
  expect(await shop.held()).toEqual([])
  await send(page).click()
  await expectHeader(page, 1, '$29.00')
})

test('opens from the list, too, and over the lightbox of a quick view', async ({page, shop}) => {
  await open(page, '/shop')
  await addButton(page, 'House Number Tile').click()
  await inscription(page).fill('1')
  await send(page).click()
  await expectHeader(page, 1, '$29.00')
  await page.getByRole('link', {name: 'Quick view of House Number Tile'}).click()
  const view = page.getByRole('dialog', {name: 'Quick view'})
  await view.locator('.sqs-add-to-cart-button').click()
  await inscription(page).fill('2')
  await send(page).click()
  await expectHeader(page, 2, '$58.00')
  await expect(view).toBeVisible()
  await expect(view.locator('.sqs-add-to-cart-button')).toBeFocused()
  expect((await filledIn(shop)).map((fields) => Reflect.get(Object(fields), INSCRIPTION))).toEqual(['1', '2'])
})

test('displays errors above each field, and focuses the first', {tag: '@engines'}, async ({page, shop}) => {
  await openForm(page)
  await send(page).click()
  await expect(inscription(page)).toBeFocused()
  await expect(inscription(page)).toHaveAccessibleDescription('Required Up to 12 letters or digits')
  const message = dialog(page).getByText('Required', {exact: true})
  const color = await message.evaluate((element) => getComputedStyle(element).color)
  await expect(inscription(page)).toHaveCSS('box-shadow', `${color} 0px 0px 0px 2px`)
  await expect(dialog(page).getByRole('alert')).toHaveText(
    'One or more fields is invalid, please check your entries.',
  )
  await inscription(page).fill('Thirteen char')
  await send(page).click()
  await expect(inscription(page)).toHaveAccessibleDescription(/You have exceeded the character limit\./)
  expect(await shop.held()).toEqual([])
})

test('keeps the dialog and the input when adding fails; trying again adds once', async ({
  page,
  shop,
  consoleLines,
}) => {
  consoleLines.allowNetworkErrors()
  await openForm(page)
  await shop.fault({path: ENTRIES, status: 422, body: {message: 'Not today.'}})
  await inscription(page).fill('Seven')
  await dialog(page).getByRole('textbox', {name: 'Note to the printer'}).fill('Blue, please')
  await send(page).click()
  await expectAlert(page, 'Unable to Add Item', 'Not today.')
  await alertOf(page).getByRole('button').click()
  await expect(inscription(page)).toHaveValue('Seven')
  await expect(send(page)).toBeFocused()
  await shop.fault({path: ENTRIES, drop: true, times: 20})
  await send(page).click()
  await expectAlert(page, 'Unable to Add Item', 'Please check your internet connection.')
  await alertOf(page).getByRole('button').click()
  await shop.clearFaults()
  await send(page).dblclick()
  await expectHeader(page, 1, '$29.00')
  expect(await filledIn(shop)).toEqual([{[INSCRIPTION]: 'Seven', 'textarea-4c1f0c2e-note': 'Blue, please'}])
})

test('Escape closes it and keeps the input; a click beside it does nothing', {
  tag: '@engines',
}, async ({page, shop}) => {
  await openForm(page)
  await inscription(page).fill('Seven')
  await page.mouse.click(5, 400)
  await expect(inscription(page)).toHaveValue('Seven')
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect(addButton(page)).toBeFocused()
  await expect(addButton(page)).toHaveText('Make It Mine')
  await page.keyboard.press('Enter')
  await expect(inscription(page)).toHaveValue('Seven')
  expect(await shop.held()).toEqual([])
})

test('asks for options first', async ({page}) => {
  await open(page, '/shop/commissioned-plate')
  await addButton(page).click()
  await expect(page.getByText('Please select the Rim option.')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

/** Fills in the required fields of a commission's form. */
async function fillIn(form: Locator): Promise<void> {
  const group = (name: string) => form.getByRole('group', {name})
  await group('Who is it for?').getByLabel('First Name').fill('Ada')
  await group('Who is it for?').getByLabel('Last Name').fill('Lovelace')
  for (const [part, value] of [
    ['Month', '12'],
    ['Day', '10'],
    ['Year', '2026'],
  ] as const)
    await group('When?').getByLabel(part).fill(value)
  await group('At what time?').getByLabel('Hour').fill('9')
  await form.getByRole('radio', {name: 'Italic'}).check()
  for (const extra of ['Card', 'Plate hanger']) await form.getByRole('checkbox', {name: extra}).check()
  await form.getByRole('combobox', {name: 'Ground'}).selectOption('Glaze 40')
  await form.getByRole('textbox', {name: 'What should it say?'}).fill('Well done')
  await form.getByRole('textbox', {name: 'E-mail'}).fill('ada@example.com')
  await group('Phone').getByLabel('Area Code').fill('555')
  await group('I like a surprise').getByRole('radio', {name: 'Strongly Agree'}).check()
}

test('sends a field of every kind in its shape', async ({page, shop}) => {
  await open(page, '/shop/commissioned-plate?campaign=autumn')
  await choose(page, {Rim: 'Plain'})
  await addButton(page).click()
  const form = dialog(page, 'Your commission')
  await fillIn(form)
  await expect(form.getByText('9 / 120')).toBeVisible()
  await send(page).click()
  await expectHeader(page, 1, '$64.00')
  expect(await filledIn(shop)).toEqual([
    {
      'name-5d': ['Ada', 'Lovelace'],
      'date-5d': ['12', '10', '2026'],
      'time-5d': ['9', '', '', 'AM'],
      'radio-5d': 'Italic',
      'checkbox-5d': ['Card', 'Plate hanger'],
      'select-5d': 'Glaze 40',
      'number-5d': '',
      'currency-5d': '',
      'textarea-5d': 'Well done',
      'email-5d': 'ada@example.com',
      'phone-5d': ['', '555', '', ''],
      'website-5d': '',
      'address-5d': ['', '', '', '', '', ''],
      'likert-5d': {'I like a surprise': ['2'], 'I want to see it before it is fired': []},
      'hidden-5d': 'autumn',
    },
  ])
})

test('axe finds no problem in it, empty and with every error', async ({page}) => {
  await open(page, '/shop/commissioned-plate')
  await choose(page, {Rim: 'Plain'})
  await addButton(page).click()
  await expect(dialog(page, 'Your commission')).toBeVisible()
  await expectNoneInAnyLight(page)
  await dialog(page, 'Your commission').getByRole('textbox', {name: 'E-mail'}).fill('ada')
  await send(page).click()
  await expect(dialog(page, 'Your commission').getByRole('alert')).toBeVisible()
  await expectNoneInAnyLight(page)
})

test('reports when the last item has sold out in the meantime', async ({page, shop}) => {
  await open(page, '/shop/house-number')
  await shop.fault({
    path: '/api/commerce/inventory/stock/',
    body: {results: [{sku: 'TILE-NUMBER', unlimited: false, qtyInStock: 0}]},
  })
  await addButton(page).click()
  await expect(dialog(page).getByRole('status')).toHaveText(
    'Sorry, we do not have enough of that item available.',
  )
})

test('a failed stock check does not prevent adding', async ({page, shop, consoleLines}) => {
  consoleLines.allowNetworkErrors()
  await open(page, '/shop/house-number')
  await shop.fault({path: '/api/commerce/inventory/stock/', status: 500, times: 3})
  await addButton(page).click()
  await inscription(page).fill('7')
  await send(page).click()
  await expectHeader(page, 1, '$29.00')
})

const goods = {
  id: '64a1f0c27be1d20013c0aa02',
  title: 'Tide Bowl',
  variants: [{sku: 'BOWL-TIDE', price: 3900, qtyInStock: 9}],
}
const platformButton = (form: string): string =>
  `<h1>Tide Bowl</h1><div class="sqs-add-to-cart-button-wrapper"><div class="sqs-add-to-cart-button use-form" role="button" tabindex="0"
  data-item-id="${goods.id}" data-product-type="1" data-form='${form.replaceAll("'", '&#39;')}'><div class="sqs-add-to-cart-button-inner">Add</div></div></div>`

test('platform markup has its form on the button', async ({page, shop}) => {
  const form = JSON.stringify({
    name: 'Card',
    fields: [{id: 'a "b" £', type: 'text', title: 'Words', required: true}],
  })
  await openDocument(page, {body: platformButton(form)})
  await addButtonOf(page).press('Space')
  await dialog(page, 'Card').getByRole('textbox', {name: /Words/}).fill('Ada')
  const labels = await recordLabels(addButtonOf(page))
  await page.keyboard.press('Enter')
  await expectLabel(labels, 'Added!')
  expect(await filledIn(shop)).toEqual([{'a "b" £': 'Ada'}])
})

const addButtonOf = (page: Page): Locator => page.locator('.sqs-add-to-cart-button')

test('a broken form adds nothing, says so, and warns the author', async ({page, shop, consoleLines}) => {
  consoleLines.expect(/^\[vitrine\] additional-fields: SyntaxError: form: is not JSON/)
  await openDocument(page, {body: platformButton('{"fields": [')})
  await addButtonOf(page).click()
  await expectAlert(page, 'Unable to open form', 'This form has not been configured yet.')
  expect(await shop.held()).toEqual([])
})

test('an empty form is skipped', async ({page, shop}) => {
  await openDocument(page, {body: platformButton('{"name":"TestForm","fields":[]}')})
  const labels = await recordLabels(addButtonOf(page))
  await addButtonOf(page).click()
  await expectLabel(labels, 'Added!')
  expect(await shop.held()).toEqual(['1 × BOWL-TIDE'])
})

test('odd parts of a form are reported, and the form asks for the rest', async ({
  page,
  shop,
  consoleLines,
}) => {
  consoleLines.expect(/^\[vitrine\] additional-fields: fields\[\d\]:/, 3)
  const fields = [
    {id: '__proto__', type: 'text', title: 'Proto'},
    {
      id: 'constructor',
      type: 'select',
      title: 'Many',
      options: Array.from({length: 200}, (_, index) => index),
    },
    {type: 'text', title: 'No id'},
    {id: '__proto__', type: 'text', title: 'Twice'},
    {id: 'x', type: 'signature', title: 'Sign'},
  ]
  await openDocument(page, {body: platformButton(JSON.stringify({name: 'Odd', fields}))})
  await addButtonOf(page).click()
  const form = dialog(page, 'Odd')
  await form.getByRole('textbox', {name: 'Proto'}).fill('<b>1</b>')
  await form.getByRole('combobox', {name: 'Many'}).selectOption('199')
  await form.getByRole('textbox', {name: 'Sign'}).fill('Ada')
  const labels = await recordLabels(addButtonOf(page))
  await send(page).click()
  await expectLabel(labels, 'Added!')
  const [entry] = (await shop.carts()).flatMap(({entries}) => entries)
  expect(entry?.additionalFields).toBe('{"__proto__":"<b>1</b>","constructor":"199","x":"Ada"}')
})

test('offline before its files have loaded, it says so and works after reconnecting', {
  tag: '@engines',
}, async ({page, shop, consoleLines}) => {
  consoleLines.allowNetworkErrors()
  consoleLines.expect(/Unable to preload CSS|^\[vitrine\]/, null)
  await open(page, '/shop/house-number')
  await addButton(page).focus()
  await expectState(product(page), 'mounted')
  // the first focus has mounted it, the second is for the button
  await addButton(page).blur()
  await addButton(page).focus()
  await untilQuiet(page)
  await goOffline(page)
  await addButton(page).click()
  await expectAlert(page, 'Unable to Add Item', 'Please check your internet connection.')
  await alertOf(page).getByRole('button').click()
  await reconnect(page)
  await addButton(page).click()
  await inscription(page).fill('7')
  await send(page).click()
  await expectHeader(page, 1, '$29.00')
  expect(await shop.held()).toEqual(['1 × TILE-NUMBER'])
})

test('fetches none of its files before a click on the button', async ({page}) => {
  const requests = watchRequests(page)
  await open(page, '/shop/house-number')
  await settle(page)
  expect(requests.matching(/additional-fields|fields-/)).toEqual([])
  await addButton(page).click()
  await expect(dialog(page)).toBeVisible()
  expect(requests.matching(/additional-fields/).length).toBeGreaterThan(0)
})

test('opening it moves nothing, and the page behind does not scroll', async ({page}) => {
  await recordShifts(page)
  await open(page, '/shop/house-number')
  await settle(page)
  await addButton(page).click()
  await expect(dialog(page)).toBeVisible()
  await page.waitForTimeout(700)
  expect(await shifts(page)).toEqual([])
})

/** A line in the cart, and a page with a button that opens its form. */
async function openCartLine(page: Page, shop: Shop): Promise<void> {
  await openForm(page)
  await inscription(page).fill('Seven')
  await send(page).click()
  await expectHeader(page, 1, '$29.00')
  const [entry] = (await shop.carts()).flatMap(({entries}) => entries)
  const form = JSON.stringify(entry?.additionalFieldsForm)
  await openDocument(page, {
    body: `<main><a href="/cart" data-vitrine="additional-fields" data-entry-id="${entry?.id}" data-form='${form}'>Change</a></main>`,
  })
  await page.getByRole('link', {name: 'Change'}).click()
  await expect(inscription(page)).toHaveValue('Seven')
}

test('a cart line opens with its answers and saves them', async ({page, shop}) => {
  await openCartLine(page, shop)
  const release = await holdRequests(page, `**${ENTRIES}/**`)
  await inscription(page).fill('Eight')
  await send(page, 'Save').click()
  await expect(send(page, 'Saving…')).toBeVisible()
  release()
  await expect(dialog(page)).toHaveCount(0)
  await expect(page.getByRole('link', {name: 'Change'})).toBeFocused()
  expect(await filledIn(shop)).toMatchObject([{[INSCRIPTION]: 'Eight'}])
})

test('a line that cannot be saved keeps the input', async ({page, shop, consoleLines}) => {
  consoleLines.allowNetworkErrors()
  await openCartLine(page, shop)
  await shop.fault({method: 'PUT', path: ENTRIES, status: 429})
  await inscription(page).fill('Eight')
  await send(page, 'Save').click()
  await expectAlert(page, 'Unable to update form', 'Please try again in a few seconds.')
  await alertOf(page).getByRole('button').click()
  await expect(inscription(page)).toHaveValue('Eight')
  await send(page, 'Save').click()
  await expect(dialog(page)).toHaveCount(0)
  expect(await filledIn(shop)).toMatchObject([{[INSCRIPTION]: 'Eight'}])
})

test('after navigating back, the page is unchanged and adds', async ({page, shop}) => {
  await openForm(page)
  await inscription(page).fill('Seven')
  await page.goto('/cart')
  await page.goBack()
  await expect(addButton(page)).toBeVisible()
  if (!(await dialog(page).isVisible())) await addButton(page).click()
  await inscription(page).fill('Seven')
  await send(page).click()
  await expectHeader(page, 1, '$29.00')
  expect(await filledIn(shop)).toMatchObject([{[INSCRIPTION]: 'Seven'}])
})

test.describe('by touch, at 300 % zoom', () => {
  test.use({hasTouch: true, viewport: {width: 427, height: 267}})

  test('fits, scrolls and can be sent', async ({page, shop}) => {
    await open(page, '/shop/house-number')
    await addButton(page).tap()
    await expect(dialog(page)).toBeVisible()
    expect(await scrollsSideways(page)).toBe(false)
    await inscription(page).tap()
    await inscription(page).fill('7')
    await send(page).tap()
    await expectHeader(page, 1, '$29.00')
    expect(await filledIn(shop)).toMatchObject([{[INSCRIPTION]: '7'}])
  })
})

test('an author’s element that opens a form uses the language of the page', async ({page}) => {
  await page.addInitScript(() => {
    window.Vitrine = [
      ({strings}) =>
        strings({
          'additional-fields.add': 'In den Korb',
          'form.isRequired': '(Pflicht)',
          'form.required': 'Fehlt',
        }),
    ]
  })
  const form = {name: 'Karte', fields: [{id: 'a', type: 'text', title: 'Wort', required: true}]}
  const product = productAttribute(goods).replace(
    '{',
    () => `{"additionalFieldsForm": ${JSON.stringify(form)}, `,
  )
  await openDocument(page, {
    body: `<div data-vitrine="add-to-cart" ${product}><button type="button" class="sqs-add-to-cart-button">Kaufen</button></div>`,
  })
  await addButtonOf(page).click()
  await send(page, 'In den Korb').click()
  await expect(
    dialog(page, 'Karte').getByRole('textbox', {name: 'Wort (Pflicht)'}),
  ).toHaveAccessibleDescription('Fehlt')
})
