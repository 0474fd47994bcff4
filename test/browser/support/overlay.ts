import {expect, type Locator, type Page} from '@playwright/test'

/** The QA overlay’s panel. */
export const panelOf = (page: Page): Locator => page.getByRole('region', {name: 'Vitrine QA'})

/** Its first line, which opens it. */
export const toggleOf = (page: Page): Locator => panelOf(page).getByRole('button', {name: /^Vitrine QA: /})

/** Visible outlines, by label. */
export const outlinesOf = (page: Page): Locator => page.locator('vitrine-overlay .outline:visible')

/** Opens the panel and one of its sections; returns the section. */
export async function openSection(page: Page, title: string): Promise<Locator> {
  const toggle = toggleOf(page)
  if ((await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click()
  const section = panelOf(page)
    .locator('details.section')
    .filter({has: page.locator('summary', {hasText: new RegExp(`^${title}: `)})})
  await section.locator('summary').first().click()
  await expect(section).toHaveAttribute('open')
  return section
}

/** Opens one item of a section; returns the item. */
export async function openItem(section: Locator, title: string | RegExp): Promise<Locator> {
  const item = section.locator('li > details').filter({hasText: title}).first()
  await item.locator('summary').click()
  return item
}
