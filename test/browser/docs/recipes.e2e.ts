import type {Page} from '@playwright/test'
import {readCode, readGuide} from '../../helpers/read-code.ts'
import {holdStates} from '../support/hold-states.ts'
import {openRecipe} from '../support/recipes.ts'
import {expect, test} from '../support/test.ts'

/** A page after the first steps of the guide. */
async function openPage(page: Page, ...parts: string[]): Promise<void> {
  await openRecipe(page, await readCode('README.md', 'Five minutes'), ...parts)
}

test('recipes: an item without a form, events to GA4, custom texts', async ({page}) => {
  await openPage(
    page,
    await readGuide('Add an item without a form'),
    await readGuide('Send events to GA4'),
    await readGuide('Change a text'),
  )
  await page.getByRole('button', {name: 'Order it again'}).click()
  await expect(page.getByRole('link', {name: 'Cart 1 $39.00'})).toBeVisible()
  await expect(page.getByText('Tide Bowl was added to your cart')).toBeVisible()
  await expect(page.getByRole('link', {name: 'To the bag'})).toBeVisible()
  await expect
    .poll(() => page.evaluate(() => JSON.stringify(Reflect.get(window, 'dataLayer'))))
    .toContain('{"item_id":"64a1f0c27be1d20013c0aa02","item_name":"Tide Bowl","quantity":1}')
})

test('recipes: counts a sent form if scripts in its own HTML do not run', async ({page, consoleLines}) => {
  consoleLines.expect(
    /^\[vitrine\] form: scripts in its post-submit HTML do not run\. .*docs\/guide\/forms\.md/,
  )
  const pixels: string[] = []
  await page.route('https://ads.example/**', (route) => {
    pixels.push(route.request().url())
    return route.fulfill({status: 204})
  })
  const form = {
    id: '64a1f0c27be1d20013c0f002',
    submissionHTML: '<b>See you.</b><script>window.isRun = true</script>',
    fields: [
      {id: 'question-email', type: 'email', title: 'Email', required: true},
      {id: 'question-text', type: 'textarea', title: 'Question', required: true},
    ],
  }
  await openPage(
    page,
    `<div data-vitrine="form" data-form='${JSON.stringify(form)}'></div>`,
    await readGuide('Count a form that was sent'),
  )
  await page.getByLabel('Email').fill('ann@kiln.store')
  await page.getByLabel('Question').fill('When?')
  await page.getByRole('button', {name: 'Submit'}).click()
  await expect(page.getByText('See you.')).toBeVisible()
  expect(pixels).toEqual(['https://ads.example/pixel?conversion=question'])
  expect(await page.evaluate(() => [Reflect.get(window, 'isRun'), window.dataLayer])).toEqual([
    undefined,
    [{event: 'generate_lead', form_id: form.id}],
  ])
})

test('recipes: a tag service first receives the page’s own default, and then updates', async ({page}) => {
  const context = {website: {language: 'en-US'}, cookieSettings: {isCookieBannerEnabled: true}}
  await openRecipe(
    page,
    `<script type="application/json" data-site-context>${JSON.stringify(context)}</script>`,
    await readGuide('Deny a tag service everything'),
    '<script>dataLayer.push({event: "gtm.js"})</script><link rel="icon" href="data:,">',
    '<script async src="/vitrine/loader.js"></script>',
  )
  await page.evaluate(() => {
    window.Vitrine = window.Vitrine ?? []
    window.Vitrine.push((vitrine) => vitrine.consent.set({analytics: true, marketing: true}))
  })
  const told = () =>
    page.evaluate(() =>
      (window.dataLayer ?? []).map((entry) => {
        const [command, what, kinds] = Array.from<unknown>(Object(entry))
        const {ad_storage: ads, analytics_storage: visits} = Object(kinds)
        return command ? `${command} ${what} ${visits} ${ads}` : Object(entry).event
      }),
    )
  await expect
    .poll(told)
    .toEqual(['consent default denied denied', 'gtm.js', 'consent update granted granted'])
})

test('recipes: the button has the page’s style, and a static page has a cart page', async ({page}) => {
  await holdStates(page)
  const style = await readGuide('Restyle the button')
  await openPage(page, `<style>${style}</style>`, await readGuide('Add a cart to a static page'))
  const button = page.getByRole('button', {name: 'Add To Cart'})
  await expect(button).toHaveCSS('background-color', 'rgb(17, 34, 51)')
  await button.click()
  await expect(page.locator('.cart-added')).toHaveCSS('background-color', 'rgb(34, 102, 85)')
  await expect(page.locator('.cart-page__lines').getByRole('link', {name: 'Tide Bowl'})).toBeVisible()
  await expect(page.locator('[data-cart=grand-total]')).toHaveText('$39.00')
})

test('recipes: a page without a server', async ({page}) => {
  const sent: string[] = []
  await page.route(/\/api\//, (route) => {
    sent.push(route.request().url())
    return route.abort()
  })
  const body = await readGuide('A page without a server')
  await page.route('**/recipe', (route) => route.fulfill({contentType: 'text/html; charset=utf-8', body}))
  await page.goto('/recipe')
  await page.getByRole('button', {name: 'Add To Cart'}).click()
  await expect(page.getByRole('link', {name: 'Cart 1 $39.00'})).toBeVisible()
  await page.getByLabel('Promotion code or gift card').fill('WELCOME10')
  await page.getByRole('button', {name: 'Apply'}).click()
  await expect(page.getByText('$35.10').first()).toBeVisible()
  await page.getByRole('link', {name: 'Look closer'}).click()
  await expect(page.getByRole('heading', {name: 'Tide Bowl, close up'})).toBeVisible()
  expect(sent).toEqual([])
})
