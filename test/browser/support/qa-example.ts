import type {Locator, Page} from '@playwright/test'

/** One section of the QA page, by its heading. */
export const qaSection = (page: Page, title: string): Locator =>
  page.locator('.qa-section', {has: page.getByRole('heading', {name: title, exact: true})})

export const qaExample = (page: Page, title: string): Locator => qaSection(page, title).locator('.qa-example')
