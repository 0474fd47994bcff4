import type {Page} from '@playwright/test'
import {openDocument} from '../support/document.ts'
import {expect, test} from '../support/test.ts'

const button = (page: Page, name: string) => page.getByRole('button', {name})

const AUTHOR = `<div data-vitrine="accordion">
  <h2><button type="button" aria-expanded="false">Shipping</button></h2><div hidden>Two days. <a id="far" href="/terms">Terms</a></div>
  <h2><button type="button" aria-expanded="false">Returns</button></h2><div hidden>Thirty days.</div>
</div>`

/** As pages of the platform have it, closed by their style sheet. */
const PLATFORM = `<ul class="accordion-items-container" data-should-allow-multiple-open-items="">${[
  'Shipping',
  'Returns',
]
  .map(
    (title) =>
      `<li class="accordion-item"><p class="accordion-item__title-wrapper" role="heading" aria-level="3"><button class="accordion-item__click-target" aria-expanded="false"><span class="accordion-item__title">${title}</span></button></p><div class="accordion-item__dropdown" role="region">About ${title}.</div></li>`,
  )
  .join('')}</ul>`

test.describe('an accordion', {tag: '@engines'}, () => {
  test('its buttons open and close by keyboard', async ({page}) => {
    await openDocument(page, {body: AUTHOR})
    await button(page, 'Returns').focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText('Thirty days.')).toBeVisible()
    await expect(button(page, 'Returns')).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('Space')
    await expect(page.getByText('Thirty days.')).toBeHidden()
    await expect(button(page, 'Returns')).toBeFocused()
  })

  test('of the platform opens although its style sheet closes it', async ({page, consoleLines}) => {
    // the policy of the page forbids the style attribute, not the style of an element
    await page.route('**/platform.css', (route) =>
      route.fulfill({contentType: 'text/css', body: '.accordion-item__dropdown{display:none}'}),
    )
    await openDocument(page, {body: PLATFORM, head: '<link rel="stylesheet" href="/platform.css">'})
    await button(page, 'Shipping').click()
    await expect(page.getByText('About Shipping.')).toBeVisible()
    await button(page, 'Returns').click()
    await expect(page.getByText('About Returns.')).toBeVisible()
    await expect(page.getByText('About Shipping.')).toBeHidden()
    expect(consoleLines.problems()).toEqual([])
  })

  test('a link to a place in a closed panel opens it', async ({page}) => {
    await openDocument(page, {body: `<a href="#far">To the terms</a>${AUTHOR}`})
    await expect(page.locator('[data-vitrine-state=mounted]')).toBeAttached()
    await page.getByRole('link', {name: 'To the terms'}).click()
    await expect(page.getByRole('link', {name: 'Terms', exact: true})).toBeInViewport()
  })

  test('leaves the accordions of other frameworks alone', async ({page}) => {
    await openDocument(page, {
      body: '<div class="accordion-items-container"><div class="accordion-item"><h2><button class="accordion-button" aria-expanded="false">Theirs</button></h2><div class="collapse">Text</div></div></div>',
    })
    await button(page, 'Theirs').click()
    await expect(button(page, 'Theirs')).toHaveAttribute('aria-expanded', 'false')
    await expect(page.locator('[data-vitrine-state]')).toHaveCount(0)
  })
})
