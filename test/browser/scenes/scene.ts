import type {Locator, Page} from '@playwright/test'
import type {ConsoleLines} from '../support/console-lines.ts'
import {openDocument} from '../support/document.ts'
import {expectAllMounted, open} from '../support/page-parts.ts'
import type {Shop} from '../support/shop.ts'
import {PAGE_STYLE} from './page-style.ts'

export interface Stage {
  page: Page
  shop: Shop
  consoleLines: ConsoleLines
  isRtl: boolean
}

/** A widget in a state that visitors meet, reached by what they do. */
export interface Scene {
  /** The name of its folder. */
  widget: string
  state: string
  open: (stage: Stage) => Promise<unknown>
  /** What a picture shows; null for the whole window. */
  part: (page: Page) => Locator | null
  /** What follows a new width of the window: the page has moved. */
  again?: (page: Page) => Promise<unknown>
  /** Its scripts read the direction, so that it opens again on an Arabic page; other scenes turn on the open page. */
  readsDirection?: true
  /** Why the Tab key is not tried: it would leave the state, or there is nothing to focus. */
  noTab?: string
}

const THEME = '<link rel="stylesheet" href="/vitrine/theme.css">'
const STYLE = '<link rel="stylesheet" href="/scene-style.css">'

const HTML = {ltr: 'lang="en-US"', rtl: 'lang="ar" dir="rtl"'}
const LANGUAGE = {ltr: 'en-US', rtl: 'ar'}

/** A page of the demo shop, in the shop's own language or in Arabic. */
export const visit = ({page, isRtl}: Stage, path: string): Promise<void> =>
  open(page, isRtl ? `${path}${path.includes('?') ? '&' : '?'}store=ar` : path)

/** A page with the default look alone, without the style sheet of the demo. */
export async function lay({page, isRtl}: Stage, body: string, context = {}): Promise<void> {
  const direction = isRtl ? 'rtl' : 'ltr'
  await page.route('**/scene-style.css', (route) =>
    route.fulfill({contentType: 'text/css', body: PAGE_STYLE}),
  )
  await openDocument(page, {
    html: HTML[direction],
    head: STYLE + THEME,
    body: `<main><h1>Scene</h1>${body}</main>`,
    context: {
      website: {language: LANGUAGE[direction]},
      websiteSettings: {storeSettings: {defaultCurrency: 'USD'}},
      ...context,
    },
  })
  await expectAllMounted(page)
}
