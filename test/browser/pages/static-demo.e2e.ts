import type {Page} from '@playwright/test'
import {root} from '../../../build/root.ts'
import {serveSite} from '../docs-site/serve-site.ts'
import {test as base, expect} from '../docs-site/test.ts'
import {captchaIn} from '../support/forms.ts'

/** Somewhere on a host of static files. */
const FOLDER = '/of%20the%20shop/demo/'

const test = base.extend({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from it
    async ({}, use) => {
      const site = await serveSite({[decodeURIComponent(FOLDER)]: `${root}dist/demo/`})
      await use(site)
      await site.stop()
    },
    {scope: 'worker'},
  ],
})

const open = (page: Page, file = '') => page.goto(FOLDER + file)
const count = (page: Page) => page.locator('.shop-header .sqs-cart-quantity')
const product = (page: Page, title: string) => page.getByRole('region', {name: title, exact: true}).first()

/** Each widget is mounted, or waits for a use. */
async function expectNoErrors(page: Page): Promise<void> {
  const states = () =>
    page
      .locator('[data-vitrine-state]')
      .evaluateAll((all) => [...new Set(all.map((one) => one.getAttribute('data-vitrine-state')))].sort())
  await expect.poll(states).toEqual(['mounted'])
}

test('the page with author markup works in a folder of a static host', {tag: '@engines'}, async ({page}) => {
  await open(page)
  await expect(page.locator('.shop-header [data-vitrine-state=mounted]')).toBeVisible()
  await expect(page.getByText(/Vitrine QA: \d+ widgets/)).toBeVisible()
  const mug = product(page, 'Speckled Mug')
  await mug.getByLabel('Size').selectOption('Large')
  await mug.getByLabel('Glaze').selectOption('Oat')
  await mug.getByRole('button', {name: 'Add To Cart'}).click()
  await expect(count(page)).toHaveText('1')
  const cart = page.locator('[data-vitrine=cart-page]')
  await expect(cart.getByText('Speckled Mug').first()).toBeVisible()
  await expectNoErrors(page)
  await page.reload()
  await expect(count(page)).toHaveText('1')
})

test('the page with platform markup does, too', {tag: '@engines'}, async ({page}) => {
  await open(page, 'platform.html')
  const bowl = product(page, 'Tide Bowl')
  await bowl.locator('.sqs-add-to-cart-button').click()
  await expect(count(page)).toHaveText('1')
  await expectNoErrors(page)
})

test('an addition opens the drawer, or the popover', {tag: '@engines'}, async ({page}) => {
  await open(page, 'drawer.html')
  await product(page, 'Tide Bowl').getByRole('button', {name: 'Add To Cart'}).click()
  await expect(page.getByRole('dialog')).toContainText('Tide Bowl')
  await page.keyboard.press('Escape')
  await open(page, 'popover.html')
  await product(page, 'Tide Bowl').getByRole('button', {name: 'Add To Cart'}).click()
  await expect(page.locator('.cart-popover__text')).toHaveText('Tide Bowl was added to your cart')
})

test('a form, a captcha and a quick view work without a server', {tag: '@engines'}, async ({page}) => {
  await open(page)
  const form = page.locator('[data-qa-widget=form]').first()
  await form.getByLabel('Your question').fill('How hot is the kiln?')
  await form.getByLabel('Your email').fill('ines@example.com')
  await form.getByRole('button', {name: 'Ask'}).click()
  await expect(form).toContainText(/thank you/i)
  await captchaIn(page).first().check()
  const look = page.locator('[data-qa-widget=quick-view]').getByRole('link', {name: 'Ash Glaze Vase'}).first()
  await look.scrollIntoViewIfNeeded()
  // lists above it that come into view with it move it
  await expectNoErrors(page)
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await look.click()
  await expect(page.getByRole('dialog')).toContainText('Ash Glaze Vase')
})
