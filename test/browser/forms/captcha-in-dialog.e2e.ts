import type {Locator, Page, Request} from '@playwright/test'
import {openDocument} from '../support/document.ts'
import {SAVE} from '../support/forms.ts'
import {expect, test} from '../support/test.ts'

const FORM = '64a1f0c27be1d20013c0f002'
const SCRIPT = '/recaptcha/api.js'
const CONTEXT = {website: {language: 'en-US', captchaSettings: {siteKey: 'key', scriptUrl: SCRIPT}}}

/**
 * A provider that puts its challenge into the body when its box is clicked, as reCAPTCHA and hCaptcha do. Two buttons:
 * one of them solves it.
 */
const PROVIDER = `
  const answers = []
  globalThis.grecaptcha = {
    ready: (then) => then(),
    getResponse: (id) => answers[id] ?? '',
    reset(id) { answers[id] = '' },
    render(place, {callback}) {
      const id = answers.push('') - 1
      const box = document.createElement('button')
      Object.assign(box, {type: 'button', textContent: 'I am a person'})
      place.append(box)
      box.onclick = () => {
        const layer = document.createElement('div')
        layer.style.cssText = 'position:fixed;inset:0;z-index:2000000000;background:rgb(255 255 255 / .5)'
        for (const name of ['Wrong', 'Right']) {
          const answer = Object.assign(document.createElement('button'), {type: 'button', textContent: name})
          answer.style.cssText = 'position:absolute;inset-inline-start:0;inset-block-start:' + (name === 'Right' ? 0 : 80) + 'px'
          answer.onclick = () => {
            if (name === 'Wrong') return
            answers[id] = 'solved'
            layer.remove()
            callback('solved')
          }
          layer.append(answer)
        }
        document.body.append(layer)
        layer.lastElementChild.focus()
      }
      return id
    },
  }`

const FIELDS = `<label>Your email <input type="email" name="question-email"></label>
  <label>Your question <textarea name="question-text"></textarea></label>`
const WITH = '<div class="captcha-container"></div>'
const DEFINED = JSON.stringify({
  id: FORM,
  name: 'Write',
  captchaEnabled: true,
  fields: [
    {id: 'question-email', type: 'email', title: 'Your email'},
    {id: 'question-text', type: 'textarea', title: 'Your question'},
  ],
})
const LETTER = JSON.stringify({id: FORM, name: 'Letter', captchaEnabled: true})

const FORMS: Record<string, string> = {
  'a form from a definition': `<div data-vitrine="form" data-lightbox data-form='${DEFINED}'></div>`,
  'a form in HTML': `<div data-vitrine="form" data-form-id="${FORM}" data-lightbox><form>${FIELDS}${WITH}<button>Send</button></form></div>`,
  'a form that is the widget': `<form data-vitrine="form" data-form-id="${FORM}" data-lightbox>${FIELDS}${WITH}<button>Send</button></form>`,
  'a newsletter': `<div data-vitrine="newsletter" data-lightbox data-form='${LETTER}'></div>`,
}

/** Accepts the answer of that provider. */
async function accept(page: Page): Promise<Request[]> {
  const sent: Request[] = []
  await page.route(`**${SAVE}`, (route, request) => {
    sent.push(request)
    return route.fulfill({status: 204})
  })
  return sent
}

async function openForm(page: Page, body: string): Promise<Locator> {
  await page.route(`**${SCRIPT}*`, (route) => route.fulfill({contentType: 'text/javascript', body: PROVIDER}))
  await openDocument(page, {
    body: `<main><h1>Page</h1>${body}<p><a href="#x">Page link</a></p></main>`,
    context: CONTEXT,
  })
  await page.locator('.lightbox-handle').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').first().fill('ada@example.com')
  return dialog
}

const box = (dialog: Locator): Locator => dialog.getByRole('button', {name: 'I am a person'})

for (const [name, body] of Object.entries(FORMS))
  test(`${name} in a dialog has one captcha, whose challenge in the body is solved by mouse`, {
    tag: '@engines',
  }, async ({page}) => {
    const sent = await accept(page)
    const dialog = await openForm(page, body)
    await expect(box(dialog)).toHaveCount(1)
    await expect(dialog.getByRole('textbox').first()).toBeFocused()
    await box(dialog).click()
    await page.getByRole('button', {name: 'Wrong'}).click()
    await expect(dialog).toBeVisible()
    await page.getByRole('button', {name: 'Right'}).click()
    await expect(page.getByRole('button', {name: 'Right'})).toHaveCount(0)
    await dialog.locator('[type=submit],button:not([type])').last().click()
    await expect(dialog.getByText('Thank you!')).toBeVisible()
    expect(sent).toHaveLength(1)
  })

test('by keyboard, too', {tag: '@engines'}, async ({page}) => {
  const sent = await accept(page)
  const dialog = await openForm(page, FORMS['a form in HTML'] ?? '')
  await box(dialog).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', {name: 'Right'})).toBeFocused()
  await page.keyboard.press('Enter')
  await dialog.getByRole('button', {name: 'Send'}).click()
  await expect(dialog.getByText('Thank you!')).toBeVisible()
  expect(sent).toHaveLength(1)
})

for (const name of ['a form in HTML', 'a newsletter'])
  test(`${name} that is opened again has a captcha that can be solved`, {tag: '@engines'}, async ({page}) => {
    const sent = await accept(page)
    const dialog = await openForm(page, FORMS[name] ?? '')
    await expect(box(dialog)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await page.locator('.lightbox-handle').click()
    await box(dialog).click()
    await page.getByRole('button', {name: 'Right'}).click()
    await dialog.locator('[type=submit],button:not([type])').last().click()
    await expect(dialog.getByText('Thank you!')).toBeVisible()
    expect(sent).toHaveLength(1)
  })

test('such a dialog still looks modal, keeps the focus, and closes by Escape, outside and by its button', async ({
  page,
}) => {
  const dialog = await openForm(page, FORMS['a form in HTML'] ?? '')
  const before = await dialog.boundingBox()
  await expect(box(dialog)).toBeVisible()
  await expect(dialog).toHaveAttribute('aria-modal', 'true')
  const after = await dialog.boundingBox()
  expect(after?.x).toBe(before?.x)
  expect(await page.evaluate(() => document.elementFromPoint(5, 5)?.closest('main'))).toBeNull()
  for (let i = 0; i < 8; i++) {
    await page.keyboard.press('Tab')
    await expect(page.locator('main :focus')).toHaveCount(0)
  }
  const close = [
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(5, 5),
    () => dialog.getByRole('button', {name: 'Close'}).click(),
  ]
  for (const act of close) {
    await act()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.locator('.lightbox-handle')).toBeFocused()
    expect(await page.evaluate(() => document.querySelectorAll('body > [inert]').length)).toBe(0)
    await page.locator('.lightbox-handle').click()
    await dialog.getByRole('textbox').first().click()
    await expect(box(dialog)).toBeVisible()
  }
})

test('a captcha whose script hangs ends in words, and Send tries again', async ({page, consoleLines}) => {
  consoleLines.expect(/^\[vitrine\] captcha: Error: the provider does not answer/)
  await accept(page)
  await page.clock.install()
  await page.route(`**${SCRIPT}*`, () => {}, {times: 1})
  const asked = page.waitForRequest(`**${SCRIPT}*`)
  await openDocument(page, {
    body: `<form data-vitrine="form" data-form-id="${FORM}">${FIELDS}${WITH}<button>Send</button></form>`,
    context: CONTEXT,
  })
  await page.getByLabel('Your email').fill('ada@example.com')
  await asked
  await page.clock.fastForward(10_100)
  await expect(page.getByText('reCAPTCHA failed. Send the form to try again.')).toBeVisible()
  await page.getByRole('button', {name: 'Send'}).click()
  await page.getByRole('checkbox').check()
  await expect(page.locator('[name=g-recaptcha-response]')).not.toHaveValue('')
  await page.getByRole('button', {name: 'Send'}).click()
  await expect(page.getByText('Thank you!')).toBeVisible()
})
