import type {Page} from '@playwright/test'
import {openDocument} from '../support/document.ts'
import {expectAllMounted} from '../support/page-parts.ts'
import {slowDown} from '../support/requests.ts'
import {expect, test} from '../support/test.ts'

const ITEMS = Array.from({length: 9}, (_, index) => `<div class="summary-item">Story ${index}</div>`)
const BODY = `<header><nav class="header-nav-item--folder"><button class="header-nav-folder-title" data-href="/cups" aria-expanded="false">Cups</button>
  <div class="header-nav-folder-content" hidden><a href="/small">Small</a></div></nav>
  <div class="header-burger"><button class="header-burger-btn burger"><span hidden class="js-header-burger-open-title">Open Menu</span></button></div>
  <div class="header-menu"><a href="/contact">Contact</a></div></header>
<main><ul class="accordion-items-container"><li class="accordion-item"><h3><button class="accordion-item__click-target" aria-expanded="false">Shipping</button></h3><div class="accordion-item__dropdown" role="region">Two days.</div></li></ul>
<div class="sqs-gallery-design-carousel"><div class="summary-carousel-pager"><span class="summary-carousel-pager-prev" role="button" tabindex="0"></span><span class="summary-carousel-pager-next" role="button" tabindex="0"></span></div><div class="summary-item-list">${ITEMS.join('')}</div></div></main>`

const button = (page: Page, name: string) => page.getByRole('button', {name})

/** Uses all of them. */
async function useAll(page: Page): Promise<void> {
  await button(page, 'Cups').press('Enter')
  await expect(page.getByText('Small')).toBeVisible()
  await button(page, 'Shipping').click()
  await expect(page.getByText('Two days.')).toBeVisible()
  await button(page, 'Next').press('Enter')
  await expect
    .poll(() => page.locator('.summary-item-list').evaluate((list) => list.scrollLeft))
    .toBeGreaterThan(0)
  await button(page, 'Open Menu').click()
  await expect(page.locator('main')).toHaveAttribute('inert')
  await page.keyboard.press('Escape')
  await expect(page.locator('main')).not.toHaveAttribute('inert')
}

test.describe('what the platform’s scripts bring to life', {tag: '@engines'}, () => {
  test('works without the style sheets of Vitrine', async ({page, consoleLines}) => {
    consoleLines.allowNetworkErrors()
    await page.route('**/vitrine/assets/**', (route) => route.abort())
    await openDocument(page, {body: BODY})
    await expectAllMounted(page)
    await useAll(page)
  })

  test('works on a slow line', async ({page}) => {
    await slowDown(page, 150)
    await openDocument(page, {body: BODY})
    await expectAllMounted(page)
    await useAll(page)
  })
})
