import type {Locator, Page} from '@playwright/test'
import {expectNoneInAnyLight} from '../support/accessibility.ts'
import {openDocument} from '../support/document.ts'
import {captchaIn} from '../support/forms.ts'
import {recordShifts, settle, shifts} from '../support/layout.ts'
import {open} from '../support/page-parts.ts'
import {qaExample} from '../support/qa-example.ts'
import {watchRequests} from '../support/requests.ts'
import {expect, test} from '../support/test.ts'
import {vitrineOf} from '../support/vitrine.ts'

const INCOMPLETE = 'Complete CAPTCHA before submitting.'
const FAILED = 'reCAPTCHA failed. Send the form to try again.'
const SCRIPT = '/recaptcha/api.js'
const ANSWER = '/recaptcha/answer'

const example = (page: Page): Locator => qaExample(page, 'In a form that is not a widget')

const CONTEXT = {website: {language: 'en-US', captchaSettings: {siteKey: 'key', scriptUrl: SCRIPT}}}
const CAPTCHA = '<div data-vitrine="captcha"></div>'
const HEAD = '<link rel="stylesheet" href="/assets/shop.css">'
const formOf = (inside = CAPTCHA) =>
  `<main><h1>Ask</h1><form action="/search"><label>Question <input name="q"></label>${inside}<button>Ask</button></form></main>`

const openForm = (page: Page, body = formOf(), context: Record<string, unknown> = CONTEXT) =>
  openDocument(page, {body, context, head: HEAD})

async function fill(form: Locator): Promise<void> {
  await form.getByLabel('Your email').fill('ada@example.com')
  await form.getByLabel('Your question').fill('When?')
}

test('a form with a solved captcha can be sent by keyboard', {tag: '@engines'}, async ({page, shop}) => {
  await open(page, '/qa')
  const form = example(page)
  await form.scrollIntoViewIfNeeded()
  await fill(form)
  await expect(captchaIn(form)).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(form.getByRole('alert')).toHaveText(INCOMPLETE)
  await expect(captchaIn(form)).toBeFocused()
  await expect(page).toHaveURL('/qa')
  const solved = page.waitForResponse(`**${ANSWER}`)
  await page.keyboard.press('Space')
  await solved
  await expect(form.getByRole('alert')).toHaveCount(0)
  await expect(form.locator('[name=g-recaptcha-response]')).not.toHaveValue('')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', {name: 'Thank you'})).toBeVisible()
  expect(await shop.submissions()).toMatchObject([
    {kind: 'form', form: {'question-email': 'ada@example.com', 'question-text': 'When?'}},
  ])
})

test('several captchas share one script, in the page’s language; each has its own size and colours', async ({
  page,
}) => {
  const requests = watchRequests(page)
  await page.setViewportSize({width: 1280, height: 2400})
  const body = formOf(
    `${CAPTCHA}<div style="" class="qa-narrow"><div class="captcha-container align-right" data-theme="dark"></div></div>`,
  )
  await openForm(page, body.replace(' style=""', ''))
  const boxes = captchaIn(page.locator('main'))
  await expect(boxes).toHaveCount(2)
  expect(requests.matching(/recaptcha/)).toEqual([`GET ${SCRIPT}?render=explicit&hl=en-US`])
  const sizes = await boxes.evaluateAll((all) =>
    all.map((one) => {
      const {width, height} = (one.closest('div') ?? one).getBoundingClientRect()
      return [width, height]
    }),
  )
  expect(sizes).toEqual([
    [304, 78],
    [164, 144],
  ])
})

test('an expired answer blocks the form again', async ({page}) => {
  await page.clock.install()
  await openForm(page)
  await expect(captchaIn(page.locator('main'))).toBeVisible()
  await captchaIn(page.locator('main')).check()
  await expect(page.locator('[name=g-recaptcha-response]')).not.toHaveValue('')
  await page.clock.fastForward(121_000)
  await expect(page.getByRole('status').filter({hasText: 'expired'})).toBeVisible()
  await page.getByRole('button', {name: 'Ask'}).click()
  await expect(page.getByRole('alert')).toHaveText(INCOMPLETE)
  await expect(page).toHaveURL(/test-document$/)
})

test('reports a script that cannot load, and requests it again on the next try', {
  tag: '@engines',
}, async ({page, shop, consoleLines}) => {
  consoleLines.allowNetworkErrors()
  consoleLines.expect(/^\[vitrine\] captcha: Error: .*\/recaptcha\/api\.js.* cannot be loaded/)
  await shop.fault({path: SCRIPT, status: 503})
  await openForm(page)
  await expect(page.getByRole('alert')).toHaveText(FAILED)
  await shop.clearFaults()
  await page.getByLabel('Question').fill('mug')
  await page.keyboard.press('Enter')
  await expect(captchaIn(page.locator('main'))).toBeFocused()
  await page.keyboard.press('Space')
  await expect(page.locator('[name=g-recaptcha-response]')).not.toHaveValue('')
  await page.getByRole('button', {name: 'Ask'}).click()
  await expect(page).toHaveURL(/\/search\?q=mug&g-recaptcha-response=/)
})

test('reports a provider whose script does nothing', async ({page, shop, consoleLines}) => {
  consoleLines.expect(/^\[vitrine\] captcha: Error: the script brought no grecaptcha/)
  await page.route(`**${SCRIPT}*`, (route) => route.fulfill({contentType: 'text/javascript', body: ''}))
  await openForm(page)
  await expect(page.getByRole('alert')).toHaveText(FAILED)
  expect(await shop.submissions()).toEqual([])
})

test('reports a provider that refuses to render', async ({page, consoleLines}) => {
  consoleLines.expect(/^\[vitrine\] captcha: Error: Error rendering captcha into node/)
  await page.route(`**${SCRIPT}*`, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'grecaptcha = {ready: (then) => then(), render() { throw new Error("Invalid site key") }}',
    }),
  )
  await openForm(page)
  await expect(page.getByRole('alert')).toHaveText(FAILED)
})

test('an error of the provider can be retried', async ({page, shop, consoleLines}) => {
  consoleLines.allowNetworkErrors()
  await openForm(page)
  await shop.fault({path: ANSWER, drop: true, times: 20})
  await expect(captchaIn(page.locator('main'))).toBeVisible()
  await captchaIn(page.locator('main')).click()
  await expect(page.getByRole('status').filter({hasText: 'Cannot contact'})).toBeVisible()
  await shop.clearFaults()
  await captchaIn(page.locator('main')).click()
  await expect(page.locator('[name=g-recaptcha-response]')).not.toHaveValue('')
})

test('without a key there is no captcha, and the browser handles the form', async ({page, consoleLines}) => {
  const said = /website\.captchaSettings\.siteKey/
  consoleLines.expect(said)
  const requests = watchRequests(page)
  await openForm(page, formOf(), {website: {language: 'en-US', captchaSettings: {siteKey: ''}}})
  await expect(page.locator('[data-vitrine-state=mounted]')).toHaveCount(1)
  // the page is left next
  await expect.poll(() => consoleLines.all.join('\n')).toMatch(said)
  await page.getByLabel('Question').fill('mug')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search\?q=mug$/)
  expect(requests.matching(/recaptcha/)).toEqual([])
})

test('is removed when the form unmounts', async ({page}) => {
  await openForm(page)
  await expect(captchaIn(page.locator('main'))).toBeVisible()
  const vitrine = await vitrineOf(page)
  await vitrine.evaluate((one) => one.unmount())
  await expect(page.locator('[data-vitrine=captcha]')).toHaveText('')
  await page.getByLabel('Question').fill('mug')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search\?q=mug$/)
})

test('moves nothing on a page that reserves its space', async ({page}) => {
  await recordShifts(page)
  await openForm(page)
  await expect(captchaIn(page.locator('main'))).toBeVisible()
  await settle(page)
  expect(await shifts(page)).toEqual([])
})

test('axe finds no problem, with or without a message', async ({page}) => {
  await openForm(page)
  await expect(captchaIn(page.locator('main'))).toBeVisible()
  await expectNoneInAnyLight(page)
  await page.getByRole('button', {name: 'Ask'}).click()
  await expect(page.getByRole('alert')).toHaveText(INCOMPLETE)
  await expectNoneInAnyLight(page)
})

test('a restock form asks for a captcha on its first use, if the site has a key', async ({page, shop}) => {
  const requests = watchRequests(page)
  await shop.fault({path: '/api/commerce/restock-notification', status: 204})
  await openForm(
    page,
    '<main><h1>Tee</h1><div data-vitrine="restock-form" data-product-id="tee" data-mailing-list="hidden"></div></main>',
  )
  const address = page.getByRole('textbox')
  await expect(address).toBeVisible()
  expect(requests.matching(/recaptcha/)).toEqual([])
  await address.fill('ada@example.com')
  await expect(captchaIn(page.locator('main'))).toBeVisible()
  await page.getByRole('button', {name: 'Sign Up'}).click()
  await expect(page.getByRole('alert')).toHaveText(INCOMPLETE)
  await expect(captchaIn(page.locator('main'))).toBeFocused()
  await page.keyboard.press('Space')
  await expect(page.locator('[name=g-recaptcha-response]')).not.toHaveValue('')
  const sent = page.waitForRequest('**/api/commerce/restock-notification')
  await page.getByRole('button', {name: 'Sign Up'}).click()
  expect((await sent).postDataJSON()).toMatchObject({captchaKey: expect.stringMatching(/^[\w-]{36}$/)})
})
