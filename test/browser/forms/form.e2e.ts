import type {Locator, Page} from '@playwright/test'
import {expectNoneInAnyLight, expectNoViolations} from '../support/accessibility.ts'
import {fileWith} from '../support/dist.ts'
import {openDocument} from '../support/document.ts'
import {
  contactForm,
  fillInRequired,
  itemOf,
  KEY,
  openContact,
  questionForm,
  SAVE,
  sentIn,
  solveCaptcha,
  submissionsOf,
  summaryOf,
  THANKS,
} from '../support/forms.ts'
import {recordShifts, scrollsSideways, settle, shifts} from '../support/layout.ts'
import {goOffline, holdRequests, reconnect, saveData, watchRequests} from '../support/requests.ts'
import type {Fault} from '../support/shop.ts'
import {expect, test} from '../support/test.ts'
import {recordEvents, seenEvents} from '../support/vitrine.ts'

const INVALID = 'One or more fields is invalid, please check your entries.'
const OFFLINE = 'Please check your internet connection.'
const ANSWER = 'Thank you! The answer is on its way.'

const send = (form: Locator): Locator => form.locator('[type=submit]')
const mail = (page: Page): Locator => questionForm(page).getByRole('textbox', {name: /Your email/})
const question = (page: Page): Locator => questionForm(page).getByRole('textbox', {name: /Your question/})

async function fillInQuestion(page: Page): Promise<void> {
  await mail(page).fill('ada@example.com')
  await question(page).fill('When?')
}

test('is sent once, in place, and replaced by its thanks', {tag: '@engines'}, async ({page, shop}) => {
  await recordEvents(page)
  const requests = watchRequests(page)
  await openContact(page)
  await fillInRequired(page)
  await solveCaptcha(page)
  const release = await holdRequests(page, `**${SAVE}`)
  await send(contactForm(page)).dblclick()
  await expect(send(contactForm(page))).toHaveText('Submitting…')
  release()
  await expect(sentIn(page)).toBeFocused()
  await expect(sentIn(page)).toContainText(THANKS)
  await expect(sentIn(page).getByRole('link', {name: 'our journal'})).toBeVisible()
  await expect(send(contactForm(page))).toBeHidden()
  expect(requests.matching(/form/i).filter((call) => /POST .*Form/.test(call))).toEqual([
    `POST ${KEY}`,
    `POST ${SAVE}`,
  ])
  expect(await submissionsOf(shop)).toMatchObject([
    {
      kind: 'form',
      formId: '64a1f0c27be1d20013c0f001',
      collectionId: '5f1c0d2e9b3a4c0012ab34d1',
      pagePath: '/contact',
      pageTitle: 'Contact · Kiln & Paper',
    },
  ])
  expect((await seenEvents(page)).map(({type}) => type).filter((type) => /^form/.test(type))).toEqual([
    'form-submit',
    'form-success',
  ])
})

test('displays errors above each field, and a focused summary that links to them', {
  tag: '@engines',
}, async ({page, shop}) => {
  await openContact(page)
  await itemOf(page, 'email').getByRole('textbox').fill('ada@')
  await itemOf(page, 'date').locator('[data-title=Month]').fill('2')
  await itemOf(page, 'date').locator('[data-title=Day]').fill('31')
  await itemOf(page, 'date').locator('[data-title=Year]').fill('2026')
  await send(contactForm(page)).click()
  await expect(summaryOf(page)).toBeFocused()
  await expect(summaryOf(page)).toHaveAccessibleName(INVALID)
  await expect(summaryOf(page).getByRole('link')).toHaveText([
    'Name: Required',
    'Email: Email is not valid. Email addresses should follow the format user@domain.com.',
    'Day: Date is not valid.',
    'What is it about? Required',
    'Message: Required',
    'Complete CAPTCHA before submitting.',
  ])
  await expect(
    page.getByText('Your form has encountered a problem. Please scroll down to review.'),
  ).toBeVisible()
  await expect(
    page.getByText('Your form has encountered a problem. Please scroll up to review.'),
  ).toBeVisible()
  const first = itemOf(page, 'name').locator('[data-title=First]')
  await expect(first).toHaveAccessibleDescription('Required')
  const [above, title] = await Promise.all([
    itemOf(page, 'name').locator('.field-error').boundingBox(),
    itemOf(page, 'name').locator('.required').first().boundingBox(),
  ])
  expect(above?.y).toBeLessThanOrEqual(title?.y ?? 0)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(first).toBeFocused()
  await page.keyboard.type('Ada')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Lovelace')
  await expect(itemOf(page, 'name').locator('.field-error')).toHaveCount(0)
  await expect(summaryOf(page).getByRole('link')).toHaveCount(5)
  await expectNoneInAnyLight(page)
  expect(await submissionsOf(shop)).toEqual([])
})

const failures: [name: string, fault: Fault, message: string][] = [
  ['401', {path: SAVE, status: 401}, 'Unable to submit form. Please try again later.'],
  ['404', {path: SAVE, status: 404}, 'This form has not been configured yet.'],
  ['413', {path: SAVE, status: 413, body: '<h1>Too large</h1>'}, 'Unknown error, please try again later.'],
  [
    '429',
    {path: SAVE, status: 429},
    'Unable to submit form. Submission rate limit exceeded. Please try again later.',
  ],
  ['500', {path: SAVE, status: 500}, 'Unable to send form. Please try again later.'],
  ['400 with a text', {path: SAVE, status: 400, body: {error: 'Not today.'}}, 'Not today.'],
  [
    '200 HTML',
    {path: SAVE, status: 200, body: '<h1>Hello</h1>'},
    'Error processing form submission. Please reload and try again.',
  ],
  [
    '500 for the key',
    {path: KEY, status: 500},
    'Could not get a form submission key, please try again later.',
  ],
  ['a cut connection before the key', {path: KEY, drop: true, times: 20}, OFFLINE],
  ['a cut connection between key and save', {path: SAVE, drop: true, times: 20}, OFFLINE],
]

for (const [name, fault, message] of failures)
  test(`${name} is reported, keeps the input, and can be retried`, async ({page, shop, consoleLines}) => {
    consoleLines.allowNetworkErrors()
    consoleLines.expect(/\[vitrine\] form:/, null)
    await openContact(page)
    await fillInQuestion(page)
    await shop.fault(fault)
    await send(questionForm(page)).click()
    await expect(summaryOf(page)).toBeFocused()
    await expect(summaryOf(page)).toHaveAccessibleName(message)
    await expect(mail(page)).toHaveValue('ada@example.com')
    await expect(send(questionForm(page))).toHaveText('Ask')
    await shop.clearFaults()
    await send(questionForm(page)).click()
    await expect(sentIn(questionForm(page))).toHaveText(ANSWER)
    expect(await submissionsOf(shop)).toMatchObject([
      {contentSource: 'c', form: {'question-email': 'ada@example.com', 'question-text': 'When?'}},
    ])
  })

test('204 without a body is success', async ({page, shop}) => {
  await openContact(page)
  await fillInQuestion(page)
  await shop.fault({path: SAVE, status: 204})
  await send(questionForm(page)).click()
  await expect(sentIn(questionForm(page))).toHaveText(ANSWER)
})

test('displays the server’s errors at their fields, and also those of unknown fields', async ({
  page,
  shop,
  consoleLines,
}) => {
  consoleLines.allowNetworkErrors()
  await openContact(page)
  await fillInQuestion(page)
  await shop.fault({
    path: SAVE,
    status: 400,
    body: {errors: {'question-email': 'We know this one.', gone: 'Something else.'}},
  })
  await send(questionForm(page)).click()
  await expect(summaryOf(page).getByRole('listitem')).toHaveText([
    'Your email: We know this one.',
    'Something else.',
  ])
  await expect(mail(page)).toHaveAccessibleDescription('We know this one.')
  await expectNoneInAnyLight(page)
  await mail(page).press('End')
  await mail(page).pressSequentially('m')
  await expect(mail(page)).not.toHaveAttribute('aria-invalid', 'true')
})

test('offline before its first use, it says so and works after reconnecting', {
  tag: '@engines',
}, async ({page, shop, consoleLines}) => {
  consoleLines.allowNetworkErrors()
  await saveData(page)
  await openContact(page)
  // the form in a lightbox has all its files
  await expect(page.getByRole('button', {name: 'Book a visit'})).toHaveAttribute('aria-haspopup', 'dialog')
  await goOffline(page)
  await fillInQuestion(page)
  await send(questionForm(page)).click()
  await expect(questionForm(page).getByRole('alert')).toHaveText(OFFLINE)
  await reconnect(page)
  await send(questionForm(page)).click()
  await expect(sentIn(questionForm(page))).toHaveText(ANSWER)
  expect(await submissionsOf(shop)).toHaveLength(1)
})

test('the input survives a reload, except for passwords, until it is sent', {tag: '@engines'}, async ({
  page,
  shop,
}) => {
  await openContact(page)
  await fillInRequired(page)
  await itemOf(page, 'password').locator('input').fill('psst')
  await itemOf(page, 'likert').getByRole('radio', {name: 'Disagree', exact: true}).first().check()
  await fillInQuestion(page)
  await page.goto('/shop')
  await openContact(page)
  await expect(itemOf(page, 'name').locator('[data-title=Last]')).toHaveValue('Lovelace')
  await expect(itemOf(page, 'select').getByRole('combobox')).toHaveValue('A class')
  await expect(
    itemOf(page, 'likert').getByRole('radio', {name: 'Disagree', exact: true}).first(),
  ).toBeChecked()
  await expect(itemOf(page, 'password').locator('input')).toHaveValue('')
  await expect(question(page)).toHaveValue('When?')
  await send(questionForm(page)).click()
  await expect(sentIn(questionForm(page))).toHaveText(ANSWER)
  await page.goto('/shop')
  await openContact(page)
  await expect(question(page)).toHaveValue('')
  await expect(itemOf(page, 'name').locator('[data-title=Last]')).toHaveValue('Lovelace')
  expect(await submissionsOf(shop)).toHaveLength(1)
})

test('a button opens a form in a lightbox, and the sent form redirects', {
  tag: '@engines',
}, async ({page, shop}) => {
  await openContact(page)
  const handle = page.getByRole('button', {name: 'Book a visit'})
  await expect(handle).toHaveAttribute('aria-haspopup', 'dialog')
  const dialog = page.getByRole('dialog', {name: 'Book a visit'})
  await handle.press('Enter')
  const name = dialog.getByRole('textbox', {name: 'Who is coming?'})
  await expect(name).toBeFocused()
  await name.fill('Ada')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(handle).toBeFocused()
  await handle.press('Enter')
  await expect(name).toHaveValue('Ada')
  await dialog.getByRole('button', {name: 'Book'}).click()
  await expect(summaryOf(page)).toBeFocused()
  await expectNoneInAnyLight(page)
  for (const [part, text] of [
    ['Month', '12'],
    ['Day', '24'],
    ['Year', '2026'],
  ] as const)
    await dialog.locator(`[data-title=${part}]`).fill(text)
  await dialog.getByRole('button', {name: 'Book'}).click()
  await expect(page).toHaveURL('/journal')
  expect(await submissionsOf(shop)).toMatchObject([
    {form: {'visit-name': 'Ada', 'visit-date': ['12', '24', '2026']}},
  ])
})

test('a form whose dialog cannot load is displayed in the page', async ({page, consoleLines}) => {
  consoleLines.allowNetworkErrors()
  consoleLines.expect(/form: TypeError: Failed to fetch .*http\S+\.js/)
  await page.route(fileWith('src/ui/dialog/form-dialog.ts'), (route) => route.abort())
  await openContact(page)
  await expect(page.getByRole('textbox', {name: 'Who is coming?'})).toBeVisible()
})

test('a text is counted, and may be too long until it is sent', async ({page}) => {
  await openContact(page)
  await question(page).fill('x'.repeat(201))
  const counter = questionForm(page).locator('.vitrine-form__counter')
  await expect(counter).toHaveText('201 / 200')
  await expect(counter).toHaveClass(/error/)
  await send(questionForm(page)).click()
  await expect(question(page)).toHaveAccessibleDescription(/You have exceeded the character limit\./)
})

test('mounting moves nothing', async ({page}) => {
  await recordShifts(page)
  await openContact(page)
  await settle(page)
  expect(await shifts(page)).toEqual([])
})

const HANDLER = `return (function (form) { Y.use('x', function () { form.submit({ formId: '64a1f0c27be1d20013c0f002', collectionId: '', objectName: 'o' }) }); return false; })(this);`

test('a platform handler does not run, its attribute stays under Trusted Types, and its ids are used', async ({
  page,
  shop,
  consoleLines,
}) => {
  consoleLines.expect(/CSP violation|inline event handler/, null)
  await openDocument(page, {
    body: `<main><h1>Form</h1><div class="sqs-block-form"><form data-form-id="x" onsubmit="${HANDLER}" hidden>
      <div id="question-email" class="form-item email required"><label class="title" for="a">Mail</label><input id="a"></div>
      <div id="question-text" class="form-item textarea required"><label class="title" for="b">Text</label><textarea id="b"></textarea></div>
      <button>Send</button></form></div></main>`,
  })
  const form = page.locator('form')
  await expect(form).toHaveAttribute('data-vitrine-state', 'mounted')
  await expect(form).toHaveAttribute('onsubmit', HANDLER)
  await page.getByLabel('Mail').fill('ada@example.com')
  await page.getByLabel('Text').fill('Hello')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(form).toContainText('Thank you!')
  expect(await submissionsOf(shop)).toMatchObject([{formId: '64a1f0c27be1d20013c0f002', objectName: 'o'}])
  await page.evaluate(() => {
    const {Vitrine} = window
    if (Vitrine && !Array.isArray(Vitrine)) Vitrine.unmount()
  })
  await expect(page.getByRole('button', {name: 'Send'})).toBeHidden()
})

const ALL = [
  {id: 'a', type: 'name', title: 'الاسم', required: true},
  {id: 'b', type: 'address', title: 'العنوان'},
  {id: 'c', type: 'currency', title: 'المبلغ', currencySymbol: 'ر.س'},
  {id: 'd', type: 'likert', title: 'رأيك', options: ['x'.repeat(60)]},
  {id: 'e', type: 'textarea', title: 'رسالة', maxLength: 10, required: true},
]
const rendered = (fields: unknown) =>
  `<main><h1>Form</h1><div data-vitrine="form" data-form='${JSON.stringify({id: 'f', name: 'Form', fields})}'></div></main>`

for (const dir of ['rtl', 'ltr'])
  test.describe(`${dir}, at 300 % zoom`, () => {
    test.use({viewport: {width: 427, height: 267}})

    test('fits with its errors, and axe finds no problem', async ({page}) => {
      await openDocument(page, {
        body: rendered(ALL),
        html: dir === 'rtl' ? 'lang="ar" dir="rtl"' : 'lang="en"',
        head: '<meta name="viewport" content="width=device-width, initial-scale=1">',
      })
      await page.getByRole('button', {name: 'Submit'}).click()
      await expect(summaryOf(page)).toBeFocused()
      await expect(page.locator('.field-error')).toHaveCount(2)
      expect(await scrollsSideways(page)).toBe(false)
      await expectNoViolations(page)
      const egypt = dir === 'rtl' ? 'مصر' : 'Egypt'
      await page.locator('[data-title=Country]').selectOption(egypt)
    })
  })

test.describe('without script', () => {
  test.use({javaScriptEnabled: false})

  test('posts, and gets a page as its answer', async ({page, shop}) => {
    await page.goto('/contact')
    await mail(page).fill('ada@example.com')
    await question(page).fill('When?')
    await send(questionForm(page)).click()
    await expect(page.locator('main')).toContainText(ANSWER)
    expect(await submissionsOf(shop)).toMatchObject([
      {form: {'question-email': 'ada@example.com', 'question-text': 'When?'}},
    ])
  })
})
