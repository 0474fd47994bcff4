import type {Page} from '@playwright/test'
import fc from 'fast-check'
import {pageForms} from '../../../demo/seed/forms.ts'
import {openDocument} from '../support/document.ts'
import {contactForm, openContact, sentIn, solveCaptcha, submissionsOf} from '../support/forms.ts'
import {expect, test} from '../support/test.ts'

const RUNS = 15

/** Any text that can be typed, except characters that browsers remove from a single-line input. */
const anyText = fc
  .oneof(
    fc.string({unit: 'grapheme', maxLength: 40}),
    fc.string({unit: 'binary', maxLength: 40}),
    fc.constantFrom(
      '__proto__',
      '</script><b>',
      '{{x}}',
      '{.section}',
      "O'Neil; DROP TABLE",
      '\u202eabc',
      '"\\',
      'null',
    ),
  )
  .map((text) => text.replace(/[\r\n\0]/g, ''))
const visible = anyText.filter((text) => text.trim() !== '')
const lines = fc.array(visible, {minLength: 1, maxLength: 4}).map((all) => all.join('\n'))
const digits = (min: number, max: number) => fc.integer({min, max}).map(String)

const name = fc.stringMatching(/^[\w.+'-]{1,20}$/)
const email = fc
  .tuple(name, fc.stringMatching(/^[a-z\d]{1,10}$/), fc.stringMatching(/^[a-z]{2,63}$/))
  .map(([local, host, end]) => `${local}@${host}.${end}`)

/** One value of a likert scale, or none. */
const answer = fc.constantFrom([], ['-2'], ['-1'], ['0'], ['1'], ['2'])

/** Valid values by field, in the shapes of product.md §3. */
const submission = fc.record({
  text: anyText,
  textarea: lines,
  email,
  number: anyText,
  website: anyText.map((text) => text.trim()),
  currency: anyText,
  password: anyText,
  twitter: anyText,
  name: fc.tuple(visible, visible),
  address: fc.tuple(
    anyText,
    anyText,
    anyText,
    anyText,
    anyText,
    fc.constantFrom('', 'Egypt', 'Åland Islands'),
  ),
  phone: fc.tuple(anyText, anyText, anyText, anyText),
  date: fc.tuple(digits(1, 12), digits(1, 28), digits(1000, 9999)),
  time: fc.tuple(digits(1, 12), digits(0, 59), digits(0, 59), fc.constantFrom('AM', 'PM')),
  select: fc.constantFrom('An order', 'Wholesale & "seconds"'),
  radio: fc.constantFrom('', 'Write', 'Call'),
  // answers by question
  likert: fc.record({'It was easy to find you': answer, 'I would come again': answer}),
  // from the page's address
  hidden: visible,
  checkbox: fc.subarray(['The studio letter', 'A catalogue', 'An invitation to the next opening']),
})
type Values = typeof submission extends fc.Arbitrary<infer T> ? T : never

/** Fills in everything at once: a browser handles typed or pasted text in the same way. */
const fillIn = (page: Page, {hidden: _, ...values}: Values): Promise<void> =>
  page.evaluate((all) => {
    for (const [id, value] of Object.entries(all)) {
      const item = document.getElementById(`${id}-yui_3_17_2_1`)
      const answers = Array.isArray(value) || typeof value === 'string' ? null : Object.entries(value)
      for (const [question, [answer]] of answers ?? [])
        item?.querySelector<HTMLElement>(`[data-question="${question}"] [value="${answer}"]`)?.click()
      if (answers) continue
      const [texts, controls] = [[value].flat(), item?.querySelectorAll('input,select,textarea') ?? []]
      for (const [index, control] of controls.entries()) {
        if (!('value' in control) || !(control instanceof HTMLElement)) continue
        control.focus()
        if (control.matches('[type=checkbox],[type=radio]')) {
          if (texts.includes(`${control.value}`)) control.click()
          continue
        }
        control.value = texts[index]
        control.dispatchEvent(new Event('input', {bubbles: true}))
        control.dispatchEvent(new Event('change', {bubbles: true}))
      }
    }
  }, values)

test('stores every valid value as typed', async ({page, shop}) => {
  await fc.assert(
    fc.asyncProperty(submission, async (values) => {
      await shop.reset()
      await openContact(page, `?campaign=${encodeURIComponent(values.hidden)}`)
      await page.evaluate(() => sessionStorage.clear())
      await fillIn(page, values)
      await solveCaptcha(page)
      await contactForm(page).locator('[type=submit]').click()
      await expect(sentIn(page)).toBeVisible()
      const [stored] = await submissionsOf(shop)
      const kept = Object.entries(values).map(([id, value]) => [
        id,
        value,
        stored?.form[`${id}-yui_3_17_2_1`],
      ])
      for (const [id, value, found] of kept) expect(found, `${id}`).toEqual(value)
    }),
    {numRuns: RUNS},
  )
})

/** 1,000 units long; with many short lines, the browser itself takes seconds to paste. */
const LINE = `${'ä€\u{1f600}"\\ <b>'.repeat(99).padEnd(999, '.')}\n`
const LONG = LINE.repeat(100)
const NAMES = ['__proto__', 'constructor', 'hasOwnProperty', 'a b"\'£', '</script>', '7', 'form']
const COUNT = 300

test('300 fields, some named like object properties, and 100,000 pasted characters arrive as filled in', async ({
  page,
  shop,
}) => {
  const {id, fields: asked} = pageForms.question
  const rest = Array.from({length: COUNT - asked.length - NAMES.length - 1}, (_, index) => `field ${index}`)
  const texts = [...NAMES, ...rest].map((name) => ({id: name, type: 'text', title: `T ${name}`}))
  const fields = [...asked, {id: 'long', type: 'textarea', title: 'Long'}, ...texts]
  const form = JSON.stringify({id, fields}).replaceAll('&', '&amp;').replaceAll('"', '&quot;')
  await openDocument(page, {
    body: `<main><h1>Form</h1><div data-vitrine="form" data-form="${form}"></div><textarea aria-label="Source"></textarea></main>`,
  })
  await page.getByRole('textbox', {name: 'Your email'}).fill('ada@example.com')
  await page.getByRole('textbox', {name: 'Your question'}).fill('When?')
  const source = page.getByRole('textbox', {name: 'Source'})
  await source.evaluate((area: HTMLTextAreaElement, text) => {
    area.value = text
  }, LONG)
  await source.focus()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.press('ControlOrMeta+C')
  await page.getByRole('textbox', {name: 'Long'}).focus()
  await page.keyboard.press('ControlOrMeta+V')
  await expect(page.getByRole('textbox', {name: 'Long'})).toHaveValue(LONG)
  await page.evaluate(() => {
    for (const input of document.querySelectorAll<HTMLInputElement>('.form-item.text input')) {
      input.value = `${input.labels?.[0]?.textContent}`.trim()
      input.dispatchEvent(new Event('input', {bubbles: true}))
    }
  })
  await page.locator('[type=submit]').click()
  await expect(sentIn(page)).toBeVisible()
  // the order of JSON keys: whole numbers first
  const sorted = (entries: [string, unknown][]) => entries.sort(([one], [other]) => (one < other ? -1 : 1))
  const stored = Object.entries((await submissionsOf(shop))[0]?.form ?? {})
  expect(sorted(stored)).toEqual(
    sorted([
      ['question-email', 'ada@example.com'],
      ['question-text', 'When?'],
      ['long', LONG],
      ...texts.map(({id: name, title}): [string, unknown] => [name, title]),
    ]),
  )
})

test('a form that only has an id follows the server’s definition', async ({page, shop}) => {
  await openDocument(page, {
    body: `<main><h1>Form</h1><div data-vitrine="form" data-form-id="${pageForms.question.id}"></div></main>`,
  })
  await page.getByRole('textbox', {name: 'Your email'}).fill('ada@example.com')
  await page.getByRole('textbox', {name: 'Your question'}).fill('When?')
  await page.getByRole('button', {name: 'Submit'}).click()
  await expect(sentIn(page)).toHaveText('Thank you!')
  expect(await submissionsOf(shop)).toMatchObject([
    {form: {'question-email': 'ada@example.com', 'question-text': 'When?'}},
  ])
})
