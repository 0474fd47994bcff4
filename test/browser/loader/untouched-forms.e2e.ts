import type {Locator, Page} from '@playwright/test'
import {openDocument} from '../support/document.ts'
import {sentIn, summaryOf} from '../support/forms.ts'
import {countListeners} from '../support/listeners.ts'
import {expectState} from '../support/page-parts.ts'
import {holdRequests, saveData, untilQuiet} from '../support/requests.ts'
import {expect, test} from '../support/test.ts'

const CHUNKS = '**/vitrine/chunks/**'

const FORM = `<form data-vitrine="form" data-form-id="64a1f0c27be1d20013c0f002" method="post" action="/form/64a1f0c27be1d20013c0f002">
  <p><label>Your email <input type="email" name="question-email" required></label></p>
  <p><label>Your question <textarea name="question-text" required></textarea></label></p>
  <button type="submit">Ask</button>
</form>`
const LETTER = `<form data-vitrine="newsletter" data-form-id="64a1f0c27be1d20013c0f004" method="post" action="/form/64a1f0c27be1d20013c0f004">
  <label>Address <input type="email" name="email" required></label>
  <button type="submit">Sign up</button>
</form>`

const form = (page: Page): Locator => page.locator('[data-vitrine=form]')
const letter = (page: Page): Locator => page.locator('[data-vitrine=newsletter]')
const mail = (page: Page): Locator => page.getByLabel('Your email')
const question = (page: Page): Locator => page.getByLabel('Your question')
const address = (page: Page): Locator => page.getByLabel('Address')
const ask = (page: Page): Locator => page.getByRole('button', {name: 'Ask'})
const signUp = (page: Page): Locator => page.getByRole('button', {name: 'Sign up'})

/** A page with two forms, once it is idle. */
async function openForms(page: Page, body = FORM + LETTER): Promise<void> {
  await openDocument(page, {body: `<main><h1>Forms</h1>${body}</main>`})
  await untilQuiet(page)
}

const htmlOf = (page: Page): Promise<string> => page.locator('main').innerHTML()

test('forms with complete markup stay as served until they are used', {
  tag: '@engines',
}, async ({page, context}) => {
  const blank = await context.newPage()
  await blank.setContent(`<main><h1>Forms</h1>${FORM}${LETTER}</main>`)
  const served = await htmlOf(blank)
  await blank.close()
  await openForms(page)
  expect(await htmlOf(page)).toBe(served)
  await address(page).focus()
  await expectState(letter(page), 'mounted')
  await expectState(form(page), 'waiting')
})

test('none of their parts has a listener before', async ({page}) => {
  await openForms(page)
  const session = await page.context().newCDPSession(page)
  for (const selector of ['[data-vitrine=form]', '[data-vitrine=newsletter]'])
    expect(await countListeners(session, selector)).toBe(0)
  await mail(page).focus()
  await expectState(form(page), 'mounted')
  expect(await countListeners(session, '[data-vitrine=form]')).toBeGreaterThan(0)
  expect(await countListeners(session, '[data-vitrine=newsletter]')).toBe(0)
})

test('their files have loaded by then', async ({page}) => {
  await openForms(page)
  await page.route(CHUNKS, (route) => route.abort())
  await ask(page).click()
  await expect(summaryOf(page)).toBeFocused()
  await signUp(page).click()
  await expect(letter(page).getByRole('alert')).toHaveText('Required')
})

for (const [name, button, said] of [
  ['a form', ask, summaryOf],
  ['a newsletter', signUp, (page: Page) => letter(page).getByRole('alert')],
] as const)
  test(`a click before ${name} has loaded lists missing input in Vitrine’s words, once`, {
    tag: '@engines',
  }, async ({page}) => {
    await saveData(page)
    await openForms(page)
    const release = await holdRequests(page, CHUNKS)
    const invalid = page.evaluate(
      () =>
        new Promise<string>((resolve) =>
          document.addEventListener('invalid', ({type}) => resolve(type), true),
        ),
    )
    await button(page).click()
    await expect(button(page)).toHaveAttribute('aria-busy', 'true')
    release()
    await expect(said(page)).toHaveCount(1)
    await expect(button(page)).not.toHaveAttribute('aria-busy')
    expect(await Promise.race([invalid, page.evaluate(() => 'none')])).toBe('none')
    await expect(page).toHaveURL('/test-document')
  })

test('input that is submitted by Enter before the files have loaded is sent once', {tag: '@engines'}, async ({
  page,
  shop,
}) => {
  await saveData(page)
  await openForms(page)
  const release = await holdRequests(page, CHUNKS)
  await address(page).focus()
  await page.keyboard.type('ada@example.com')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expectState(letter(page), 'loading')
  release()
  await expect(page.getByText('Thank you!')).toBeFocused()
  expect(await shop.submissions()).toMatchObject([{form: {'email-yui_3_17_2_9': 'ada@example.com'}}])
})

test('the input of an earlier visit is back before a use, in forms of the same kind', {
  tag: '@engines',
}, async ({page, shop}) => {
  await openForms(page)
  await mail(page).fill('ada@example.com')
  await question(page).fill('When?')
  // it stores what was typed once it has mounted
  await expectState(form(page), 'mounted')
  await openForms(page)
  await expect(question(page)).toHaveValue('When?')
  await expectState(form(page), 'mounted')
  await expectState(letter(page), 'waiting')
  await ask(page).click()
  await expect(sentIn(page)).toBeFocused()
  await openForms(page)
  await expectState(form(page), 'waiting')
  await expect(question(page)).toHaveValue('')
  expect(await shop.submissions()).toMatchObject([{form: {'question-text': 'When?'}}])
})

test('input while the files load is kept, too', async ({page}) => {
  await saveData(page)
  await openForms(page)
  const release = await holdRequests(page, CHUNKS)
  await question(page).fill('When?')
  release()
  await expectState(form(page), 'mounted')
  await openForms(page)
  await expect(question(page)).toHaveValue('When?')
})

test('input that the browser restores after navigating back is neither lost nor doubled', {
  tag: '@engines',
}, async ({page}) => {
  await openForms(page)
  await question(page).fill('When?')
  await expectState(form(page), 'mounted')
  // a way back out of a page that still loads comes to nothing in Firefox, now and then
  await page.goto('/shop')
  await page.goBack()
  await expect(question(page)).toHaveValue('When?')
  await untilQuiet(page)
  await expect(question(page)).toHaveValue('When?')
})

test('in a platform block they mount without a use, because it may have to be displayed', async ({page}) => {
  await openForms(page, `<div class="sqs-block-form">${FORM}</div>`)
  await expectState(form(page), 'mounted')
})

test('a form stays usable after the page changes it', async ({page}) => {
  await openForms(page)
  await form(page).evaluate((one) => one.append(Object.assign(document.createElement('p'), {hidden: true})))
  await ask(page).click()
  await expect(summaryOf(page)).toBeFocused()
})
