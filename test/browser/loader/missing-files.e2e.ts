import type {Page} from '@playwright/test'
import {part} from '../support/cart-page.ts'
import {addressWith, fileWith} from '../support/dist.ts'
import {openDocument} from '../support/document.ts'
import {bowl, productAttribute} from '../support/markup.ts'
import {
  addButton,
  expectHeader,
  expectState,
  message,
  mountAtOnce,
  open,
  product,
} from '../support/page-parts.ts'
import {addUnheard, holdRequests, saveData, watchRequests} from '../support/requests.ts'
import type {Shop} from '../support/shop.ts'
import {expect, test} from '../support/test.ts'

const RELOAD = 'Part of this page failed to load. Please reload it and try again.'

/** A new release has removed the page's files. */
const releaseAnew = (page: Page) =>
  page.route('**/chunks/**', (route) => route.fulfill({status: 404, body: 'Not found.'}))

/** The browser's own dialogs never open. */
function watchDialogs(page: Page): string[] {
  const said: string[] = []
  page.on('dialog', (dialog) => {
    said.push(dialog.message())
    void dialog.dismiss()
  })
  return said
}

test.beforeEach(async ({page, consoleLines}) => {
  consoleLines.allowNetworkErrors()
  // an idle page has the files for a click
  await saveData(page)
})

test('on a page that has outlived its release, the form posts the choice once', {
  tag: '@engines',
}, async ({page, shop}) => {
  const said = watchDialogs(page)
  const requests = watchRequests(page)
  await open(page, '/shop/tide-bowl')
  await mountAtOnce(page, product(page))
  await expectState(product(page), 'mounted')
  await releaseAnew(page)
  await page.getByLabel('Quantity', {exact: true}).fill('3')
  await addButton(page).dblclick()
  await expect(page).toHaveURL(/\/cart$/)
  expect(await shop.held()).toEqual(['3 × BOWL-TIDE'])
  expect(requests.matching(/^POST (\/cart\/add|\/api\/commerce)/)).toEqual(['POST /cart/add'])
  expect(said).toEqual([])
})

test('an active button posts its form when the API client is missing', {tag: '@engines'}, async ({
  page,
  shop,
}) => {
  await page.route(fileWith('src/actions/index.ts'), (route) => route.abort())
  await open(page, '/shop/tide-bowl')
  await addButton(page).click()
  await expect(page).toHaveURL(/\/cart$/)
  expect(await shop.held()).toEqual(['1 × BOWL-TIDE'])
})

const openButton = async (page: Page) => {
  await openDocument(page, {
    body: `<div data-vitrine="add-to-cart" ${productAttribute(bowl)}><button type="button">Take it home</button></div>`,
  })
  await expectState(page.locator('[data-vitrine=add-to-cart]'), 'mounted')
  return page.getByRole('button', {name: 'Take it home'})
}

/** The files of an addition; the server refuses each this many times. */
async function refuseFiles(shop: Shop, times: number): Promise<void> {
  for (const module of ['src/actions/index.ts', 'widgets/add-to-cart/lazy/Active.tsx'])
    await shop.fault({path: addressWith(module), status: 503, times})
}

test('requests a failed file again, and completes the click', {
  tag: '@engines',
}, async ({page, shop}) => {
  const button = await openButton(page)
  await refuseFiles(shop, 1)
  await button.click()
  await expect.poll(() => shop.held()).toEqual(['1 × BOWL-TIDE'])
})

test('after a failed file, the next click works once the file is available', {tag: '@engines'}, async ({
  page,
  shop,
}) => {
  const button = await openButton(page)
  await refuseFiles(shop, 100)
  await button.click()
  await expect(message(page)).toHaveText(RELOAD)
  await shop.clearFaults()
  await button.click()
  await expect.poll(() => shop.held()).toEqual(['1 × BOWL-TIDE'])
})

test('the page’s load event does not wait for Vitrine’s slow files', {tag: '@engines'}, async ({page}) => {
  const release = await holdRequests(page, '**/chunks/**')
  await page.goto('/shop/tide-bowl', {waitUntil: 'load'})
  await expect(page.locator('[data-vitrine-state=mounted]')).toHaveCount(0)
  release()
  await expectState(page.locator('[data-vitrine=cart-indicator]').first(), 'mounted')
})

test('a button without a form says to reload', async ({page, shop}) => {
  const said = watchDialogs(page)
  const button = await openButton(page)
  await releaseAnew(page)
  for (const _ of [1, 2]) {
    await button.click()
    await expect(message(page)).toHaveText(RELOAD)
  }
  await expect(button).toBeFocused()
  expect([said, await shop.held()]).toEqual([[], []])
})

test('the cart page posts its forms and follows its links', {tag: '@engines'}, async ({page, shop}) => {
  await addUnheard(page, bowl.id, 'BOWL-TIDE', 2)
  await page.route(fileWith('src/cart/commands.ts'), (route) => route.fulfill({status: 503}))
  await open(page, '/cart')
  await expect(part(page, 'quantity')).toHaveValue('2')
  await part(page, 'quantity').fill('3')
  await part(page, 'quantity').press('Tab')
  // on the page that the form has opened
  await expectHeader(page, 3, '$117.00')
  expect(await shop.held()).toEqual(['3 × BOWL-TIDE'])
  await expect(part(page, 'quantity')).toHaveValue('3')
  await part(page, 'code').fill('NONE')
  await part(page, 'code').press('Enter')
  await expect(page.getByRole('alert').filter({hasText: /./})).toBeVisible()
  await part(page, 'checkout').click()
  await expect(page).toHaveURL(/\/checkout$/)
  await page.goto('/cart')
  await part(page, 'remove').click()
  await expect.poll(() => shop.held()).toEqual([])
})
