import type {Locator, Page} from '@playwright/test'
import {openDocument, serveDocument} from '../support/document.ts'
import {contactForm, openContact, questionForm, sentIn, summaryOf} from '../support/forms.ts'
import {expectState, open} from '../support/page-parts.ts'
import {holdRequests, saveData, tokenOf, untilQuiet} from '../support/requests.ts'
import {LATENCY, roundsOf, type SlowFiles, slowFiles} from '../support/slow-files.ts'
import {expect, test} from '../support/test.ts'
import {vitrineOf} from '../support/vitrine.ts'

/**
 * The layout shift up to which a page counts as stable. Half a second after the click, browsers no longer attribute
 * shifts to it, and on a slow connection no file can load sooner.
 */
const LITTLE = 0.1

/** Before its files arrive. */
async function expectBusy(button: Locator, {release}: SlowFiles): Promise<void> {
  await expect(button).toHaveAttribute('aria-busy', 'true')
  release()
}

declare global {
  interface Window {
    unexpected?: number[]
  }
}

/** Records the shifts that the browser does not attribute to a recent action of the visitor. */
const recordUnexpected = (page: Page) =>
  page.evaluate(() => {
    const unexpected: number[] = []
    window.unexpected = unexpected
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (!Reflect.get(entry, 'hadRecentInput')) unexpected.push(Number(Reflect.get(entry, 'value')))
    }).observe({type: 'layout-shift'})
  })

const unexpectedShift = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done, 100)))
    return (window.unexpected ?? []).reduce((sum, one) => sum + one, 0)
  })

// an idle page would have prefetched the files
test.beforeEach(({page}) => saveData(page))

const send = (form: Locator): Locator => form.locator('[type=submit]')

for (const [name, form, before] of [
  ['of the platform, with a captcha', contactForm, 'mounted'],
  ['of plain HTML', questionForm, 'waiting'],
] as const)
  for (const latency of [LATENCY, 900])
    test(`an untouched form ${name} lists missing input after one round trip of files of ${latency} ms`, async ({
      page,
    }) => {
      await openContact(page)
      await expectState(form(page), before)
      await send(form(page)).scrollIntoViewIfNeeded()
      await recordUnexpected(page)
      const files = await slowFiles(page, latency)
      await send(form(page)).click()
      await expectBusy(send(form(page)), files)
      await expect(summaryOf(page)).toBeFocused()
      await expect(summaryOf(page)).toBeInViewport()
      await expect(send(form(page))).not.toHaveAttribute('aria-busy')
      expect(await unexpectedShift(page)).toBeLessThan(LITTLE)
      expect(roundsOf(files.fetched)).toBe(1)
    })

test('an untouched newsletter lists missing input after one round trip of files', async ({page}) => {
  await open(page, '/newsletter')
  const form = page.locator('main form.newsletter-form')
  await expectState(form, 'mounted')
  await recordUnexpected(page)
  const files = await slowFiles(page)
  await send(form).click()
  await expectBusy(send(form), files)
  await expect(form.getByRole('alert')).toHaveText('Required')
  await expect(send(form)).not.toHaveAttribute('aria-busy')
  expect(roundsOf(files.fetched)).toBe(1)
  expect(await unexpectedShift(page)).toBeLessThan(LITTLE)
})

const LETTER = `<form data-vitrine="newsletter" data-form-id="64a1f0c27be1d20013c0f004" method="post" action="/form/64a1f0c27be1d20013c0f004">
  <label>Address <input type="email" name="email" required></label>
  <button type="submit">Sign up</button>
</form>`

test('a newsletter that waits for its first use lists missing input after one round trip of files', async ({
  page,
}) => {
  await openDocument(page, {body: `<main>${LETTER}</main>`})
  await vitrineOf(page)
  const form = page.locator('form')
  await expectState(form, 'waiting')
  await untilQuiet(page)
  const files = await slowFiles(page)
  await send(form).click()
  await expectBusy(send(form), files)
  await expect(form.getByRole('alert')).toHaveText('Required')
  expect(roundsOf(files.fetched)).toBe(1)
})

test('a form that the browser has filled in is sent after one round trip of files', async ({page}) => {
  await openContact(page)
  await expectState(questionForm(page), 'waiting')
  await questionForm(page).evaluate((form: HTMLFormElement) => {
    for (const control of form.querySelectorAll<HTMLInputElement>('input[type=email],textarea'))
      control.value = 'ada@example.com'
  })
  const files = await slowFiles(page)
  await send(questionForm(page)).click()
  await expectBusy(send(questionForm(page)), files)
  await expect(sentIn(page)).toBeVisible()
  expect(roundsOf(files.fetched)).toBe(1)
})

const BUTTON = '<button class="lightbox-handle">Ask</button>'
const LINK = '<a href="#" class="lightbox-handle">Ask</a>'

/** A form in the dialog of a button. */
const formOf = (id: string, label: string) =>
  `<div class="form-wrapper hidden"><form data-form-id="${id}"><label>${label}<input name="name"></label><button type="submit">Send</button></form></div>`
const OWN_FORM = formOf('64a1f0c27be1d20013c0f002', 'Your name')

/** Presses the button of the block before a file has arrived. */
async function pressEarly(page: Page, block: string, held: string): Promise<void> {
  await serveDocument(page, '/test-document', {body: `<div class="sqs-block-form">${block}</div>`})
  await tokenOf(page)
  const release = await holdRequests(page, `**/vitrine/chunks/${held}-*`)
  await page.goto('/test-document')
  if (held === 'form') await vitrineOf(page)
  await page.getByText('Ask').click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  release()
}

for (const opener of [BUTTON, LINK])
  for (const held of ['engine', 'form'])
    test(`a press on ${opener} before the ${held} has arrived opens the form’s dialog`, async ({page}) => {
      await pressEarly(page, opener + OWN_FORM, held)
      await expect(page.getByRole('dialog').getByLabel('Your name')).toBeVisible()
    })

test('such a press opens the page’s own form, not one that visitors wrote above it', async ({page}) => {
  const forged = `<a href="#" class="lightbox-handle">Go</a>${formOf('forged', 'Your password')}`
  await pressEarly(page, `<div data-vitrine-untrusted>${forged}</div>${LINK}${OWN_FORM}`, 'form')
  await expect(page.getByRole('dialog').getByLabel('Your name')).toBeVisible()
})
