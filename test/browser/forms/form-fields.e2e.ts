import type {Page} from '@playwright/test'
import {pageForms} from '../../../demo/seed/forms.ts'
import {site} from '../../../demo/seed/site.ts'
import {openDocument} from '../support/document.ts'
import {captchaIn, openContact, sentIn, submissionsOf, THANKS} from '../support/forms.ts'
import {expect, test} from '../support/test.ts'

/** Keys by place: the start of the item's id, and the part or choice in it. */
type Keys = Readonly<Record<string, readonly string[]>>

const REQUIRED: Keys = {
  'name First': ['Ada'],
  'name Last': ['Lovelace'],
  'email ': ['ada@example.com'],
  'select ': ['{ArrowDown}', '{ArrowDown}'],
  'textarea ': ['Hello'],
}

/** The id of a field of the contact form, by its name in the table. */
const idOf = (name: string): string => `${name.replace(/2$/, '')}-yui_3_17_2_${name.endsWith('2') ? 2 : 1}`

/** The focused element, and whether it is the submit button or the captcha. */
const readPlace = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const control = document.activeElement
    if (!(control instanceof HTMLElement) || !control.closest('.platform-form,.vitrine-form')) return ''
    if (control.matches('[type=submit]')) return 'send'
    if (control.closest('.captcha-container')) return 'captcha'
    const item = control.closest<HTMLElement>('.form-item')
    const name = (item?.id || item?.dataset.fieldId)?.replace(/-yui_.*_/, '').replace(/1$/, '') ?? ''
    const choice =
      control instanceof HTMLInputElement && /radio|checkbox/.test(control.type) ? control.value : ''
    const question = control.closest<HTMLElement>('[data-question]')?.dataset.question ?? ''
    return `${name} ${question || control.dataset.title || choice}`
  })

/** A key in braces, or text. */
const press = (page: Page, keys: string): Promise<void> =>
  /^\{.*\}$/.test(keys) ? page.keyboard.press(keys.slice(1, -1)) : page.keyboard.type(keys)

const STOPS = 150

/** Moves through the page by Tab, types the input, and submits. */
async function fillIn(page: Page, keys: Keys): Promise<void> {
  const left = new Set(Object.keys(keys))
  for (let stop = 0; stop < STOPS; stop++) {
    await page.keyboard.press('Tab')
    const place = await readPlace(page)
    // fetched with the first use of the form; a visitor who is quicker passes by it
    if (place) await expect(captchaIn(page)).toBeVisible()
    for (const one of keys[place] ?? []) await press(page, one)
    left.delete(place)
    if (place === 'captcha') {
      await page.keyboard.press('Space')
      await expect(page.locator('[name=g-recaptcha-response]')).not.toHaveValue('')
    }
    if (place === 'send') break
  }
  expect([...left], 'not reached by Tab').toEqual([])
  await page.keyboard.press('Enter')
}

const fields: [type: string, id: string, keys: Keys, value: unknown][] = [
  ['text', 'text', {'text ': ['“Tiles” & £ 10']}, '“Tiles” & £ 10'],
  ['textarea', 'textarea', {'textarea ': ['One', '{Enter}', 'two']}, 'One\ntwo'],
  ['email', 'email', {'email ': ['ada+x@example.co']}, 'ada+x@example.co'],
  ['number', 'number', {'number ': ['1,234.5']}, '1,234.5'],
  ['website', 'website', {'website ': ['example.com/ä']}, 'example.com/ä'],
  ['currency', 'currency', {'currency ': ['12.50']}, '12.50'],
  ['password', 'password', {'password ': [' open sesame ']}, ' open sesame '],
  ['twitter', 'twitter', {'twitter ': ['@ada']}, '@ada'],
  ['date', 'date', {'date Month': ['02'], 'date Day': ['29'], 'date Year': ['2028']}, ['02', '29', '2028']],
  ['time', 'time', {'time Hour': ['9'], 'time Minute': ['05'], 'time Ampm': ['P']}, ['9', '05', '', 'PM']],
  ['name', 'name', {'name First': ['Grace'], 'name Last': ['Hopper']}, ['Grace', 'Hopper']],
  [
    'address',
    'address',
    {'address Line1': ['1 Nile St'], 'address City': ['Cairo'], 'address Country': ['Egy']},
    ['1 Nile St', '', 'Cairo', '', '', 'Egypt'],
  ],
  [
    'phone with its country',
    'phone',
    {'phone Country': ['20'], 'phone Areacode': ['2'], 'phone Prefix': ['555'], 'phone Line': ['0100']},
    ['20', '2', '555', '0100'],
  ],
  [
    'phone without its country, which stays empty in front',
    'phone2',
    {'phone2 Areacode': ['2'], 'phone2 Prefix': ['555'], 'phone2 Line': ['0100']},
    ['', '2', '555', '0100'],
  ],
  [
    'checkbox',
    'checkbox',
    {'checkbox The studio letter': ['{Space}'], 'checkbox A catalogue': ['{Space}']},
    ['The studio letter', 'A catalogue'],
  ],
  ['radio', 'radio', {'radio Write': ['{ArrowDown}']}, 'Call'],
  ['select', 'select', {'select ': ['W']}, 'Wholesale & "seconds"'],
  [
    'likert',
    'likert',
    {'likert I would come again': ['{ArrowUp}']},
    {'It was easy to find you': [], 'I would come again': ['2']},
  ],
  ['hidden', 'hidden', {}, 'spring'],
]

/** The stored values with every field filled in; `hidden` is the page's own. */
const stored = (hidden: string): Record<string, unknown> =>
  Object.fromEntries(fields.map(([, id, , value]) => [idOf(id), id === 'hidden' ? hidden : value]))

const keysOfAll = (): Keys => Object.assign({}, REQUIRED, ...fields.map(([, , keys]) => keys))

test('server-rendered fields of every type can be filled in by keyboard, and are stored as typed', {
  tag: '@engines',
}, async ({page, shop}) => {
  await openContact(page, '?campaign=spring')
  await fillIn(page, keysOfAll())
  await expect(sentIn(page)).toContainText(THANKS)
  expect((await submissionsOf(shop)).map(({form}) => form)).toEqual([stored('spring')])
})

test('an untouched field is stored empty, in the shape of its type', async ({page, shop}) => {
  await openContact(page)
  await fillIn(page, REQUIRED)
  await expect(sentIn(page)).toContainText(THANKS)
  const [first] = await submissionsOf(shop)
  expect(first?.form[idOf('phone2')]).toEqual(['', '', '', ''])
  expect(first?.form[idOf('checkbox')]).toEqual([])
  expect(Object.keys(first?.form ?? {}).sort()).toEqual(Object.keys(stored('')).sort())
})

test('fields of every type that the widget renders can be filled in by keyboard, and are stored as typed', async ({
  page,
  shop,
}) => {
  const form = JSON.stringify(pageForms.contact).replaceAll('&', '&amp;').replaceAll('"', '&quot;')
  await openDocument(page, {
    body: `<main><h1>Form</h1><div data-vitrine="form" data-form="${form}"></div></main>`,
    context: {website: {captchaSettings: site.captcha}},
  })
  await expect(page.getByRole('button', {name: 'Send'})).toBeVisible()
  await fillIn(page, keysOfAll())
  await expect(sentIn(page)).toContainText(THANKS)
  expect((await submissionsOf(shop))[0]?.form).toEqual(stored('none'))
})
