import type {Page} from '@playwright/test'
import {openDocument} from '../support/document.ts'
import {holdRequests, untilQuiet} from '../support/requests.ts'
import {expect, test} from '../support/test.ts'

declare global {
  interface Window {
    /** The selectors with which the whole document was searched. */
    scans?: string[]
  }
}

const FORM = `<form data-vitrine="form" data-form-id="64a1f0c27be1d20013c0f002" method="post" action="/form/64a1f0c27be1d20013c0f002">
  <label>Your email <input type="email" name="question-email" required></label>
  <select name="size"><option>Small</option><option>Large</option></select>
  <button type="submit">Ask</button>
</form>`

/** Opens a page with a number of forms; returns what reads its scans until now. */
async function openForms(page: Page, forms: number): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const scans: string[] = []
    window.scans = scans
    const {querySelectorAll} = Document.prototype
    Document.prototype.querySelectorAll = function (selector: string) {
      scans.push(selector)
      return querySelectorAll.call(this, selector)
    }
  })
  // a page that is still arriving is searched with other selectors
  page.once('domcontentloaded', await holdRequests(page, '**/vitrine/loader.js'))
  await openDocument(page, {body: `<main><h1>Forms</h1>${FORM.repeat(forms)}</main>`})
  return async () => (await page.evaluate(() => window.scans)) ?? []
}

/** A list makes the browser test each element of the page: one class or attribute, it finds at once. */
const isList = (selector: string): boolean => {
  let rest = selector
  for (let inner = ''; inner !== rest; rest = rest.replace(/\([^()]*\)/g, '')) inner = rest
  return rest.includes(',') || rest.startsWith(':')
}

test('a page of 1,000 forms is searched as often as one with a single form, and never for a list of selectors', async ({
  page,
  context,
}) => {
  const few = await openForms(page, 1)
  const many = await openForms(await context.newPage(), 1000)
  async function difference(): Promise<string[]> {
    const [some, all] = [new Set(await few()), new Set(await many())]
    return [...some, ...all].filter((selector) => !(some.has(selector) && all.has(selector)))
  }
  await expect.poll(difference, 'once both are at rest').toEqual([])
  const scans = await many()
  expect(scans).toContain('input:checked:not([checked])')
  expect(scans.filter(isList)).toEqual([])
  expect(scans.length).toBeLessThan(80)
})

test('each alternative of a selector leaves out what visitors wrote', async ({page}) => {
  const written =
    '<div class="sqs-video-wrapper" data-vitrine-load="now"></div><a class="folder-toggle">More</a>'
  await openDocument(page, {body: `<main data-vitrine-untrusted>${written}</main>${FORM}`})
  await untilQuiet(page)
  await page.locator('.folder-toggle').dispatchEvent('click')
  await untilQuiet(page)
  await expect(page.locator('main [data-vitrine-state]')).toHaveCount(0)
})
