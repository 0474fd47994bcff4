import type {Locator, Page} from '@playwright/test'
import {expectNoneInAnyLight} from '../support/accessibility.ts'
import {fileWith} from '../support/dist.ts'
import {openDocument} from '../support/document.ts'
import {KEY, pressEnterTwice, SAVE} from '../support/forms.ts'
import {recordShifts, scrollsSideways, settle, shifts} from '../support/layout.ts'
import {expectState, open} from '../support/page-parts.ts'
import {goOffline, holdRequests, reconnect, watchRequests} from '../support/requests.ts'
import type {Fault} from '../support/shop.ts'
import {expect, test} from '../support/test.ts'
import {recordEvents, seenEvents, vitrineOf} from '../support/vitrine.ts'

const FOOTER = 'Thank you! Please confirm your address in the letter that we have just sent you.'
const MAIN = 'Thank you! Please open the letter that we have just sent you, and confirm your address.'
const EMAIL = 'Email is not valid. Email addresses should follow the format user@domain.com.'

const OWN = fileWith('widgets/newsletter/index.ts')

const footer = (page: Page): Locator => page.locator('.shop-footer form.newsletter-form')
const main = (page: Page): Locator => page.locator('main form.newsletter-form')
const address = (form: Locator): Locator => form.getByRole('textbox', {name: 'Email Address'})
const send = (form: Locator): Locator => form.getByRole('button')

async function openAt(page: Page, path: string): Promise<void> {
  await open(page, path)
  // on every page, and rarely used
  await expectState(footer(page), 'waiting')
  if (path !== '/shop') await expectState(main(page), 'mounted')
}

test('a visitor who signs up is stored once, and thanks replace the form', {tag: '@engines'}, async ({
  page,
  shop,
}) => {
  await recordEvents(page)
  await openAt(page, '/shop')
  await address(footer(page)).fill('ada@example.com')
  await send(footer(page)).dblclick()
  await expect(page.getByText(FOOTER)).toBeFocused()
  await expect(send(footer(page))).toHaveCount(0)
  expect(await shop.submissions()).toEqual([
    {
      kind: 'form',
      formId: '64a1f0c27be1d20013c0f005',
      collectionId: '',
      objectName: '',
      contentSource: 'c',
      pageTitle: 'Shop · Kiln & Paper',
      pageId: '5f1c0d2e9b3a4c0012ab34cf',
      pagePath: '/shop',
      pagePermissionTypeValue: 1,
      form: {'email-yui_3_17_2_10': 'ada@example.com'},
      submitted: expect.any(Number),
    },
  ])
  expect((await seenEvents(page)).map(({type}) => type).filter((type) => /^form/.test(type))).toEqual([
    'form-submit',
    'form-success',
  ])
})

test('is sent once by keyboard', {tag: '@engines'}, async ({page}) => {
  const requests = watchRequests(page)
  await openAt(page, '/newsletter')
  await pressEnterTwice(page, {address: address(main(page)), button: send(main(page)), path: SAVE})
  await expect(page.getByText(MAIN)).toBeFocused()
  expect(requests.matching(/SaveFormSubmission/)).toHaveLength(1)
})

test('the footer’s form loads on its first use, and no use is lost', {tag: '@engines'}, async ({
  page,
  shop,
}) => {
  const requests = watchRequests(page)
  await openAt(page, '/shop')
  expect(requests.matching(OWN)).toEqual([])
  const release = await holdRequests(page, OWN)
  await footer(page).evaluate((form: HTMLFormElement) => {
    const input = form.querySelector<HTMLInputElement>('[name=email]')
    if (input) input.value = 'ada@example.com'
    form.requestSubmit()
  })
  await expectState(footer(page), 'loading')
  release()
  await expect(page.getByText(FOOTER)).toBeFocused()
  await expect(page).toHaveURL('/shop')
  expect(await shop.submissions()).toHaveLength(1)
})

test('two on a page are independent', async ({page, shop}) => {
  await openAt(page, '/newsletter')
  await address(main(page)).fill('main@example.com')
  await address(footer(page)).fill('footer@example.com')
  await send(footer(page)).click()
  await expect(page.getByText(FOOTER)).toBeFocused()
  await expect(address(main(page))).toHaveValue('main@example.com')
  await send(main(page)).click()
  await expect(page.getByText(MAIN)).toBeFocused()
  expect((await shop.submissions()).map(({form}) => form)).toEqual([
    {'email-yui_3_17_2_10': 'footer@example.com'},
    {'email-yui_3_17_2_9': 'main@example.com'},
  ])
})

for (const [typed, message] of [
  ['', 'Required'],
  ['ada', EMAIL],
  ['ada@example', EMAIL],
] as const)
  test(`the address "${typed}" is not sent, and gets the focus`, async ({page, shop}) => {
    await openAt(page, '/newsletter')
    await address(main(page)).fill(typed)
    await send(main(page)).click()
    await expect(main(page).getByRole('alert')).toHaveText(message)
    await expect(address(main(page))).toBeFocused()
    await expect(address(main(page))).toHaveAccessibleDescription(message)
    expect(await shop.submissions()).toEqual([])
  })

const keyText = 'Could not get a form submission key, please try again later.'
const failures: [string, Fault, string | RegExp, logged?: boolean][] = [
  ['no key', {path: KEY, status: 500}, keyText, true],
  ['an invalid key', {path: KEY, status: 200, body: {}}, keyText, true],
  [
    'a connection lost with the key',
    {path: KEY, drop: true, times: 20},
    'Please check your internet connection.',
  ],
  [
    'a connection lost after the key',
    {path: SAVE, drop: true, times: 20},
    'Please check your internet connection.',
  ],
  [
    'a refused address',
    {path: SAVE, status: 400, body: {errors: {'email-yui_3_17_2_9': 'Not this one.'}}},
    'Not this one.',
  ],
  ['a refusal in words', {path: SAVE, status: 400, body: {error: 'Not today.'}}, 'Not today.'],
  ['a refusal without words', {path: SAVE, status: 400, body: {}}, 'Unknown error, please try again later.'],
  ['401', {path: SAVE, status: 401}, 'Unable to submit form. Please try again later.', true],
  ['404', {path: SAVE, status: 404}, 'This form has not been configured yet.', true],
  ['413', {path: SAVE, status: 413}, 'Unknown error, please try again later.'],
  [
    '429',
    {path: SAVE, status: 429},
    'Unable to submit form. Submission rate limit exceeded. Please try again later.',
  ],
  ['500', {path: SAVE, status: 500}, 'Unable to send form. Please try again later.', true],
  [
    'HTML',
    {path: SAVE, status: 200, body: '<h1>Welcome</h1>'},
    'Error processing form submission. Please reload and try again.',
    true,
  ],
  [
    'an old session',
    {path: SAVE, status: 200, body: {error: 'x', crumbFail: true}, times: 2},
    /^Your session has expired\./,
  ],
]

for (const [name, fault, message, isLogged = false] of failures)
  test(`${name} is reported, keeps the input, and can be retried`, async ({page, shop, consoleLines}) => {
    consoleLines.allowNetworkErrors()
    if (isLogged) consoleLines.expect(/^\[vitrine\] newsletter: ApiError/)
    await openAt(page, '/newsletter')
    await shop.fault(fault)
    await address(main(page)).fill('ada@example.com')
    await send(main(page)).click()
    await expect(main(page).getByRole('alert')).toHaveText(message)
    await expect(address(main(page))).toHaveValue('ada@example.com')
    await shop.clearFaults()
    await send(main(page)).click()
    await expect(page.getByText(MAIN)).toBeFocused()
    await expect(main(page).getByRole('alert')).toHaveCount(0)
    expect(await shop.submissions()).toHaveLength(1)
  })

test('offline before its first use, it says so and works after reconnecting', {
  tag: '@engines',
}, async ({page, shop, consoleLines}) => {
  consoleLines.allowNetworkErrors()
  await openAt(page, '/newsletter')
  await goOffline(page)
  await address(main(page)).fill('ada@example.com')
  await send(main(page)).click()
  await expect(main(page).getByRole('alert')).toHaveText('Please check your internet connection.')
  await expect(address(main(page))).toHaveValue('ada@example.com')
  await reconnect(page)
  await send(main(page)).click()
  await expect(page.getByText(MAIN)).toBeFocused()
  expect(await shop.submissions()).toHaveLength(1)
})

test('the input survives a failure and a reload, and is cleared after sending', async ({
  page,
  shop,
  consoleLines,
}) => {
  consoleLines.allowNetworkErrors()
  await openAt(page, '/newsletter')
  await shop.fault({path: SAVE, drop: true, times: 20})
  await address(main(page)).fill('ada@example.com')
  await send(main(page)).click()
  await expect(main(page).getByRole('alert')).toBeVisible()
  await shop.clearFaults()
  await page.reload()
  await expect(address(main(page))).toHaveValue('ada@example.com')
  await expectState(main(page), 'mounted')
  await send(main(page)).click()
  await expect(page.getByText(MAIN)).toBeFocused()
  await page.reload()
  await expect(address(main(page))).toHaveValue('')
  await expectState(main(page), 'mounted')
  await settle(page)
  await expect(address(main(page))).toHaveValue('')
})

const HANDLER = `return (function (form) { Y.use('squarespace-form-submit', 'node', function usingFormSubmit(Y) { (new Y.Squarespace.FormSubmit(form)).submit({ formId: '64a1f0c27be1d20013c0f004', collectionId: 'from-handler', objectName: 'o' }); }); return false; })(this);`
const platform = `<main><h1>Letter</h1><form class="newsletter-form" onsubmit="${HANDLER}"><div id="email-yui_3_17_2_9" class="form-item field email required"><label for="e">Email Address</label><input id="e" name="email" type="email"></div><button class="newsletter-form-button" type="submit">Go</button></form></main>`

test('ids come from an inline handler, which never runs and whose attribute stays', async ({
  page,
  shop,
  consoleLines,
}) => {
  // the browser reports every inline handler as soon as it parses one
  consoleLines.expect(/^Executing inline event handler violates/)
  consoleLines.expect(/^CSP violation: script-src-attr inline/)
  await openDocument(page, {body: platform})
  const form = page.locator('form')
  await expectState(form, 'mounted')
  await expect(form).toHaveAttribute('onsubmit', HANDLER)
  await address(form).fill('ada@example.com')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Thank you!')).toBeFocused()
  expect(await shop.submissions()).toMatchObject([
    {formId: '64a1f0c27be1d20013c0f004', collectionId: 'from-handler', objectName: 'o'},
  ])
})

test('restores its server HTML, also after it was sent', async ({page}) => {
  await openAt(page, '/newsletter')
  await address(main(page)).fill('ada@example.com')
  await send(main(page)).click()
  await expect(page.getByText(MAIN)).toBeFocused()
  const vitrine = await vitrineOf(page)
  await vitrine.evaluate((one) => one.unmount())
  await expect(address(main(page))).toBeVisible()
  await expect(send(main(page))).toHaveText('Sign Up')
})

test.describe('without script', () => {
  test.use({javaScriptEnabled: false})

  test('the footer’s form is corrected on a separate page, and thanked for', async ({
    page,
    shop,
    consoleLines,
  }) => {
    consoleLines.allowNetworkErrors()
    await page.goto('/shop')
    await address(footer(page)).fill('ada')
    await send(footer(page)).click()
    await expect(address(main(page))).toHaveValue('ada')
    await expect(address(main(page))).toHaveAccessibleDescription(EMAIL)
    await address(main(page)).fill('ada@example.com')
    await send(main(page)).click()
    await expect(page.locator('main').getByText(FOOTER)).toBeVisible()
    expect(await shop.submissions()).toMatchObject([{form: {'email-yui_3_17_2_10': 'ada@example.com'}}])
  })
})

test('mounting moves nothing', async ({page}) => {
  await recordShifts(page)
  await openAt(page, '/newsletter')
  await settle(page)
  expect(await shifts(page)).toEqual([])
})

test('axe finds no problem, with a message or with thanks', async ({page}) => {
  await openAt(page, '/newsletter')
  await expectNoneInAnyLight(page)
  await send(main(page)).click()
  await expect(main(page).getByRole('alert')).toBeVisible()
  await expectNoneInAnyLight(page)
  await address(main(page)).fill('ada@example.com')
  await send(main(page)).click()
  await expect(page.getByText(MAIN)).toBeVisible()
  await expectNoneInAnyLight(page)
})

test('axe finds no problem from right to left', async ({page}) => {
  await openAt(page, '/newsletter?store=ar')
  await expectNoneInAnyLight(page)
})

test.describe('by touch, at 300 % zoom', () => {
  test.use({hasTouch: true, viewport: {width: 427, height: 267}})

  test('fits and can be sent', async ({page, shop}) => {
    await openAt(page, '/newsletter')
    await address(main(page)).tap()
    await address(main(page)).fill('ada@example.com')
    await send(main(page)).tap()
    await expect(page.getByText(MAIN)).toBeVisible()
    expect(await scrollsSideways(page)).toBe(false)
    expect(await shop.submissions()).toHaveLength(1)
  })
})
