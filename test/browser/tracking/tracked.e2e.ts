import type {Page} from '@playwright/test'
import {openDocument} from '../support/document.ts'
import {openContact, questionForm} from '../support/forms.ts'
import {addToCart, bowl} from '../support/markup.ts'
import {addButton, expectHeader, expectState, open} from '../support/page-parts.ts'
import {expect, test} from '../support/test.ts'
import {holdTracking} from '../support/tracking.ts'

const MUG = '64a1f0c27be1d20013c0aa01'
const BOWL = '64a1f0c27be1d20013c0aa02'

test.beforeEach(({page}) => holdTracking(page))

/** The queued tracking events, in order. */
const kept = (page: Page): Promise<[event: string, data: unknown][]> =>
  page.evaluate(() => {
    const settings: {kept?: {event: string; data: unknown}[]} =
      Reflect.get(globalThis, Symbol.for('vitrine')) ?? {}
    return (settings.kept ?? []).map(({event, data}) => [event, data])
  })

const named = async (page: Page, name: string): Promise<unknown[]> =>
  (await kept(page)).flatMap(([event, data]) => (event === name ? [data] : []))

const related = (page: Page) => page.locator('[data-vitrine=related-products]')

test('a product page is a product view; a list of products and a quick view are not', {
  tag: '@engines',
}, async ({page}) => {
  await open(page, '/shop/speckled-mug')
  await expect.poll(() => named(page, 'VisitPDP')).toEqual([{productId: MUG}])
  await page.evaluate(() => {
    const {Vitrine: vitrine} = window
    if (!vitrine || Array.isArray(vitrine)) return
    vitrine.unmount()
    vitrine.mount()
  })
  await addButton(page).focus()
  await expectState(addButton(page).locator('xpath=ancestor::*[@data-vitrine]'), 'mounted')
  expect(await named(page, 'VisitPDP')).toHaveLength(1)
  await open(page, '/shop')
  await page.getByRole('link', {name: 'Quick view of Speckled Mug'}).click()
  await expect(page.locator('.quick-view__content[aria-busy=false] h2')).toBeVisible()
  expect(await named(page, 'VisitPDP')).toEqual([])
  expect(await named(page, 'QuickView')).toEqual([{productId: MUG}])
})

test('it counts again when it returns from the browser’s cache', async ({page}) => {
  await open(page, '/shop/speckled-mug')
  await expect.poll(() => named(page, 'VisitPDP')).toHaveLength(1)
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', {persisted: true})))
  expect(await named(page, 'VisitPDP')).toHaveLength(2)
})

test('an addition is tracked with its source, after the server has confirmed it', {
  tag: '@engines',
}, async ({page, shop, consoleLines}) => {
  consoleLines.allowNetworkErrors()
  await shop.fault({
    method: 'POST',
    path: '/api/commerce/shopping-cart/entries',
    status: 422,
    body: {message: 'No.'},
  })
  await open(page, '/shop/tide-bowl')
  await addButton(page).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  expect(await named(page, 'AddToCart')).toEqual([])
  await page.keyboard.press('Escape')
  await addButton(page).click()
  await expectHeader(page, 1, '$39.00')
  expect(await named(page, 'AddToCart')).toEqual([
    {
      productId: BOWL,
      sku: 'BOWL-TIDE',
      quantity: 1,
      entryId: expect.any(String),
      newlyAdded: 1,
      source: 'pdp',
    },
  ])
})

test('related products are tracked when they come into view, once, and when they are followed', async ({
  page,
}) => {
  await open(page, '/shop/speckled-mug')
  expect(await named(page, 'RelatedProductDisplay')).toEqual([])
  await related(page).scrollIntoViewIfNeeded()
  await expectState(related(page), 'mounted')
  const ids = await related(page)
    .locator('[data-product-id]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-product-id')))
  expect(await named(page, 'RelatedProductDisplay')).toEqual([
    {products: ids.map((productId, index) => ({productId, position: index + 1}))},
  ])
  await page.evaluate(() => document.addEventListener('click', (event) => event.preventDefault()))
  await related(page).getByRole('link').nth(1).click()
  expect(await named(page, 'RelatedProductClick')).toEqual([{productId: ids[1], position: 2}])
})

test('an addition of a related product is tracked as one, too', async ({page}) => {
  await openDocument(page, {
    body: `<div data-vitrine="related-products"><p data-product-id="${BOWL}">${addToCart(bowl)}</p></div>`,
  })
  await addButton(page).click()
  await expect.poll(() => named(page, 'AddToCart')).toHaveLength(1)
  const added = {productId: BOWL, sku: 'BOWL-TIDE', quantity: 1, entryId: expect.any(String), newlyAdded: 1}
  expect(await named(page, 'AddToCart')).toEqual([{...added, source: 'related'}])
  expect(await named(page, 'RelatedProductAdd')).toEqual([added])
  await expectState(related(page), 'mounted')
  expect(await named(page, 'RelatedProductDisplay')).toEqual([{products: [{productId: BOWL, position: 1}]}])
})

test('an empty block is not tracked', async ({page}) => {
  await openDocument(page, {body: '<div data-vitrine="related-products"><p>Nothing</p></div>'})
  await expectState(related(page), 'mounted')
  expect(await named(page, 'RelatedProductDisplay')).toEqual([])
})

test('each usable form is tracked once, a form in a dialog when the dialog opens', async ({page}) => {
  await openContact(page)
  const [contact, question, booking] = ['1', '2', '3'].map((end) => ({
    formId: `64a1f0c27be1d20013c0f00${end}`,
  }))
  // before its first use, tracking itself would detect it, which the test holds back
  await questionForm(page).getByRole('textbox').first().focus()
  await expect.poll(() => named(page, 'FormRender')).toEqual([contact, question])
  const handle = page.getByRole('button', {name: 'Book a visit'})
  await expect(handle).toHaveAttribute('aria-haspopup', 'dialog')
  for (const _ of 'ab') {
    await handle.click()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  expect(await named(page, 'FormRender')).toEqual([contact, question, booking])
})
