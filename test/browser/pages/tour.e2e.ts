import {expectNoneInAnyLight} from '../support/accessibility.ts'
import {scrollsSideways} from '../support/layout.ts'
import {expect, test} from '../support/test.ts'

test('the tour leads to pages that exist, from its home page and from the footer', async ({page}) => {
  await page.goto('/')
  await expect(page.locator('.shop-footer').getByRole('link', {name: 'Tour of this demo'})).toBeVisible()
  await page.getByRole('main').getByRole('link', {name: 'Tour of this demo'}).click()
  const steps = page.locator('.tour-step')
  await expect(steps).toHaveCount(15)
  const addresses = await steps
    .locator('a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  // the React app is built by its first visitor
  for (const address of addresses.filter((one) => one !== '/qa/react'))
    expect((await page.request.get(address)).status(), address).toBe(200)
  await expectNoneInAnyLight(page)
})

test('it tells where a sold-out variant is', async ({page}) => {
  await page.goto('/tour')
  await page.getByRole('link', {name: 'Open the sold-out mug'}).click()
  await expect(page.getByRole('button', {name: 'Sold out'}).first()).toBeVisible()
})

test('tour, empty cart, empty search and the page that is not there fit 320 px', async ({
  page,
  consoleLines,
}) => {
  consoleLines.allowNetworkErrors()
  await page.setViewportSize({width: 320, height: 640})
  for (const path of ['/tour', '/cart', '/search?q=nothing-at-all', '/no-such-page', '/tour?store=ar']) {
    await page.goto(path)
    expect(await scrollsSideways(page), path).toBe(false)
  }
})
