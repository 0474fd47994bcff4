import {readFileSync} from 'node:fs'
import type {Page} from '@playwright/test'
import {readSections} from '../../../build/read-examples.ts'
import {openDocument} from '../support/document.ts'
import {submissionsOf} from '../support/forms.ts'
import {expect, test} from '../support/test.ts'

const ADDRESS = 'ann@kiln.store'

const examplesOf = (widget: string) =>
  readSections(
    widget,
    readFileSync(new URL(`../../../widgets/${widget}/example.html`, import.meta.url), 'utf8'),
  )

/** Fills in every required field. */
async function fillIn(page: Page): Promise<void> {
  const texts: Record<string, string> = {Month: '2', Day: '28', Year: '2027'}
  for (const box of await page.getByRole('textbox').all()) {
    const [type, part] = await Promise.all([box.getAttribute('type'), box.getAttribute('data-title')])
    await box.fill(type === 'email' ? ADDRESS : (texts[part ?? ''] ?? 'Hello'))
  }
}

/** The form in the page, or the dialog that a button opens. */
async function openIt(page: Page): Promise<void> {
  await expect(page.getByRole('button').first()).toBeVisible()
  const handle = page.locator('.lightbox-handle')
  if (await handle.count()) await handle.click()
  await expect(page.getByRole('textbox').first()).toBeVisible()
}

for (const widget of ['form', 'newsletter'])
  for (const {title, markup} of examplesOf(widget))
    test(`${widget}, as documented, can be filled in and sent on an empty page: ${title}`, async ({
      page,
      shop,
    }) => {
      await openDocument(page, {body: markup})
      await openIt(page)
      await fillIn(page)
      await page.locator('form [type=submit]').click()
      await expect(page.getByRole('textbox')).toHaveCount(0)
      expect(await submissionsOf(shop)).toHaveLength(1)
    })

const FORM = '64a1f0c27be1d20013c0f002'
const LETTER = '64a1f0c27be1d20013c0f004'
const FIELDS = `<label>Your email <input type="email" name="question-email"></label>
  <label>Your question <textarea name="question-text"></textarea></label>`

for (const button of [
  '<button>Ask</button>',
  '<button type="button">Ask</button>',
  '<input type="button" value="Ask">',
  '<input type="image" alt="Ask" src="/favicon.ico">',
  '<a href="#" role="button">Ask</a>',
  '<div role="button" tabindex="0">Ask</div>',
])
  test(`a form of plain HTML is sent by ${button}`, async ({page, shop}) => {
    await openDocument(page, {
      body: `<form data-vitrine="form" data-form-id="${FORM}">${FIELDS}${button}</form>`,
    })
    await openIt(page)
    await fillIn(page)
    await page.getByRole('button', {name: 'Ask'}).click()
    await expect(page.getByText('Thank you!')).toBeVisible()
    await expect(page).toHaveURL('/test-document')
    expect(await submissionsOf(shop)).toMatchObject([
      {form: {'question-email': ADDRESS, 'question-text': 'Hello'}},
    ])
  })

for (const inside of [
  '<input type="email" name="email" aria-label="Email"><button type="button">Join</button>',
  '<input type="text" placeholder="Your email"><button>Join</button>',
  '<div class="form-item field email required"><label>Email <input type="email" name="email"></label></div><button type="submit">Join</button>',
])
  test(`a newsletter is sent as ${inside}`, async ({page, shop}) => {
    await openDocument(page, {
      body: `<form data-vitrine="newsletter" data-form-id="${LETTER}">${inside}</form>`,
    })
    await openIt(page)
    await page.getByRole('textbox').fill(ADDRESS)
    await page.getByRole('button', {name: 'Join'}).click()
    await expect(page.getByText('Thank you!')).toBeVisible()
    expect(await submissionsOf(shop)).toMatchObject([{form: {'email-yui_3_17_2_9': ADDRESS}}])
  })
