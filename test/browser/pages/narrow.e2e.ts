import type {Page} from '@playwright/test'
import {pageForms} from '../../../demo/seed/forms.ts'
import {site} from '../../../demo/seed/site.ts'
import {openDocument} from '../support/document.ts'
import {scrollsSideways} from '../support/layout.ts'
import {expect, test} from '../support/test.ts'

/** CSS pixels of a column in a page that is 1,280 wide. */
const COLUMN = 200

const inAttribute = (value: unknown) =>
  JSON.stringify(value).replaceAll('&', '&amp;').replaceAll("'", '&#39;')

/** Two columns side by side; the site's style sheet lays out no parts of a form. */
async function openColumn(page: Page, inside: string, context?: Record<string, unknown>): Promise<void> {
  await page.setViewportSize({width: 1280, height: 800})
  await openDocument(page, {
    body: `<main><p>The rest</p><aside>${inside}</aside></main>`,
    ...(context && {context}),
  })
  await page.evaluate((width) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      `main { display: grid; grid-template-columns: 1fr ${width}px } body { font-size: 18px } input, button, select, textarea { font: inherit }`,
    )
    document.adoptedStyleSheets.push(sheet)
  }, COLUMN)
}

/** Describes content that overflows the column, or that its own box clips. */
const sticksOut = (page: Page): Promise<string[]> =>
  page.locator('aside').evaluate((column) => {
    const {left, right} = column.getBoundingClientRect()
    return [...column.querySelectorAll<HTMLElement>('*')].flatMap((element) => {
      const box = element.getBoundingClientRect()
      const isOut = box.width > 0 && (box.left < left - 1 || box.right > right + 1)
      return isOut ? [`${element.outerHTML.slice(0, 90)} ${box.left - left} to ${box.right - left}`] : []
    })
  })

/** Controls that begin above the end of their label, except those that belong beside it. */
const besideLabels = (page: Page): Promise<string[]> =>
  page.locator('aside').evaluate((column) => {
    const controls = column.querySelectorAll<HTMLInputElement>(
      'input:not([type=radio],[type=checkbox],[type=hidden]),select,textarea',
    )
    return [...controls].flatMap((control) => {
      const [label] = control.labels ?? []
      if (!label || !control.checkVisibility()) return []
      const range = document.createRange()
      const texts = document.createNodeIterator(label, NodeFilter.SHOW_TEXT)
      let bottom = 0
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        range.selectNodeContents(text)
        if (text.nodeValue?.trim() && !text.parentElement?.closest('select'))
          bottom = Math.max(bottom, range.getBoundingClientRect().bottom)
      }
      const {top} = control.getBoundingClientRect()
      return top < bottom - 1 ? [`${control.outerHTML.slice(0, 90)}: ${top} < ${bottom}`] : []
    })
  })

async function expectFits(page: Page): Promise<void> {
  expect(await sticksOut(page)).toEqual([])
  expect(await scrollsSideways(page)).toBe(false)
}

const {contact: everyType} = pageForms
const CAPTCHA = {website: {language: 'en-US', captchaSettings: site.captcha}}

test('a form with a field of every type fits a narrow column, with labels above fields, and with errors', async ({
  page,
}) => {
  await openColumn(
    page,
    `<div data-vitrine="form" data-vitrine-load="now" data-form='${inAttribute(everyType)}'></div>`,
    CAPTCHA,
  )
  const send = page.locator('aside [type=submit]')
  await expect(send).toBeVisible()
  await expectFits(page)
  expect(await besideLabels(page)).toEqual([])
  await send.click()
  await expect(page.locator('.vitrine-form__summary')).toBeFocused()
  await expectFits(page)
})

test('so do the newsletter and restock forms, and their thanks', async ({page}) => {
  const letter = {
    id: '64a1f0c27be1d20013c0f004',
    fields: [{id: 'email-yui_3_17_2_9', type: 'email', title: 'Your address', required: true}],
    submitButtonText: 'Send me the letters of the studio',
  }
  await openColumn(
    page,
    `<div data-vitrine="newsletter" data-vitrine-load="now" data-form='${inAttribute(letter)}'></div>
    <div data-vitrine="restock-form" data-vitrine-load="now" data-product-id="64a1f0c27be1d20013c0aa02" data-mailing-list="unchecked"></div>`,
  )
  await expect(page.locator('aside [type=submit]')).toHaveCount(2)
  await expectFits(page)
  expect(await besideLabels(page)).toEqual([])
  const address = page.locator('[data-vitrine=newsletter] input')
  await address.fill('ada')
  await address.press('Enter')
  await expect(page.locator('.newsletter__message')).toBeVisible()
  await expectFits(page)
  await address.fill('ada@example.com')
  await address.press('Enter')
  await expect(page.locator('.newsletter__thanks')).toBeFocused()
  await expectFits(page)
})
