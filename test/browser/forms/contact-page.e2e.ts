import type {Page} from '@playwright/test'
import {expect, test} from '../support/test.ts'

/** The page as served. */
test.use({javaScriptEnabled: false})

const form = (page: Page, id = '64a1f0c27be1d20013c0f001') => page.locator(`form[data-form-id="${id}"]`)
const send = (page: Page) => form(page).getByRole('button', {name: 'Send'})

async function fill(page: Page): Promise<void> {
  const one = form(page)
  await one.getByLabel('First Name').fill('Ada')
  await one.getByLabel('Last Name').fill('Lovelace')
  await one.getByLabel('Email *').fill('ada@example.com')
  await one.getByRole('group', {name: 'Phone in the evening'}).getByLabel('Area Code').fill('555')
  const day = one.getByRole('group', {name: 'Day'})
  for (const [part, text] of [
    ['Month', '12'],
    ['Day', '24'],
    ['Year', '2026'],
  ] as const)
    await day.locator(`[data-title=${part}]`).fill(text)
  await one.getByLabel('Country').last().selectOption('United Kingdom')
  await one.getByLabel('Budget').fill('12.50')
  await one.getByLabel('What is it about?').selectOption('Wholesale & "seconds"')
  await one.getByLabel('Call').check()
  await one.getByLabel('The studio letter').check()
  await one.getByLabel('An invitation').check()
  await one.getByRole('group', {name: 'I would come again'}).getByLabel('Strongly Agree').check()
  await one.getByLabel('Message').fill('Line one\nline <two>')
}

test('a form with a field of every type is sent without script', async ({page, shop}) => {
  await page.goto('/contact?campaign=spring')
  await fill(page)
  await send(page).click()
  await expect(page.getByText('Thank you! We read everything')).toBeVisible()
  expect((await shop.submissions())[0]?.form).toMatchObject({
    'name-yui_3_17_2_1': ['Ada', 'Lovelace'],
    'phone-yui_3_17_2_2': ['', '555', '', ''],
    'date-yui_3_17_2_1': ['12', '24', '2026'],
    'currency-yui_3_17_2_1': '12.50',
    'select-yui_3_17_2_1': 'Wholesale & "seconds"',
    'radio-yui_3_17_2_1': 'Call',
    'checkbox-yui_3_17_2_1': ['The studio letter', 'An invitation to the next opening'],
    'likert-yui_3_17_2_1': {'It was easy to find you': [], 'I would come again': ['2']},
    'textarea-yui_3_17_2_1': 'Line one\nline <two>',
    'hidden-yui_3_17_2_1': 'spring',
  })
})

test('displays errors beside their fields, and keeps the input', async ({page, shop, consoleLines}) => {
  consoleLines.allowNetworkErrors()
  await page.goto('/contact')
  await fill(page)
  await form(page).getByLabel('Email *').fill('ada@example')
  await form(page).getByLabel('Message').fill('x'.repeat(501))
  await send(page).click()
  await expect(form(page).getByRole('alert')).toHaveText(
    'One or more fields is invalid, please check your entries.',
  )
  await expect(form(page).getByLabel('Email *')).toHaveAccessibleDescription(
    'Email is not valid. Email addresses should follow the format user@domain.com.',
  )
  await expect(form(page).getByLabel('Message')).toHaveAccessibleDescription(
    'You have exceeded the character limit.',
  )
  await expect(form(page).getByLabel('Message')).toHaveValue('x'.repeat(501))
  await expect(form(page).getByLabel('Call')).toBeChecked()
  await expect(form(page).getByLabel('Last Name')).toHaveValue('Lovelace')
  expect(await shop.submissions()).toEqual([])
})

test('a form that a button would open is open, and redirects', async ({page, shop}) => {
  await page.goto('/contact')
  const booking = form(page, '64a1f0c27be1d20013c0f003')
  await expect(page.getByRole('button', {name: 'Book a visit'})).toHaveCount(0)
  await booking.getByLabel('Who is coming?').fill('Ada')
  for (const [name, value] of [
    ['Month', '12'],
    ['Day', '10'],
    ['Year', '2026'],
  ] as const)
    await booking.getByLabel(name).fill(value)
  await booking.getByRole('button', {name: 'Book'}).click()
  await expect(page).toHaveURL('/journal')
  expect(await shop.submissions()).toHaveLength(1)
})

for (const width of [1280, 390, 320])
  test(`fits into ${width} pixels`, async ({page}) => {
    await page.setViewportSize({width, height: 800})
    await page.goto('/contact')
    await expect(send(page)).toBeVisible()
    const {scrollWidth, clientWidth} = await page
      .locator('html')
      .evaluate(({scrollWidth, clientWidth}) => ({scrollWidth, clientWidth}))
      .catch(() => ({scrollWidth: 0, clientWidth: 0}))
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  })
