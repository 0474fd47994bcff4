import type {Locator, Page} from '@playwright/test'
import {openDocument} from '../support/document.ts'
import {countListeners} from '../support/listeners.ts'
import {addToCart, bowl, cartLink, notebook, productAttribute} from '../support/markup.ts'
import {addButton, expectState, product} from '../support/page-parts.ts'
import {untilQuiet} from '../support/requests.ts'
import {expect, test} from '../support/test.ts'
import {vitrineOf} from '../support/vitrine.ts'

const FORM = '[data-vitrine=add-to-cart]'

const forms = (count: number): string => addToCart(bowl).repeat(count)

/** A page with a few forms, once it is idle. */
async function openForms(page: Page, body = forms(3)): Promise<Locator> {
  await openDocument(page, {body: `<main>${cartLink()}${body}</main>`})
  await expectState(page.locator('[data-vitrine=cart-indicator]'), 'mounted')
  await untilQuiet(page)
  return page.locator(FORM)
}

test('forms with complete markup stay as served until they are used', {
  tag: '@engines',
}, async ({page, context}) => {
  const blank = await context.newPage()
  await blank.setContent(addToCart(bowl))
  const served = await blank.locator(FORM).evaluate((form) => form.outerHTML)
  // a tab behind another has no focus
  await blank.close()
  const all = await openForms(page, forms(40))
  const outer = () => all.evaluateAll((forms) => forms.map((form) => form.outerHTML))
  expect(await outer()).toEqual(Array(40).fill(served))
  await addButton(page).focus()
  await expectState(product(page), 'mounted')
  expect((await outer()).slice(1)).toEqual(Array(39).fill(served))
})

test('no part of such a form has a listener', async ({page}) => {
  await openForms(page)
  const session = await page.context().newCDPSession(page)
  expect(await countListeners(session, FORM)).toBe(0)
  await addButton(page).hover()
  await expectState(product(page), 'mounted')
  expect(await countListeners(session, FORM)).toBeGreaterThan(0)
  await expectState(page.locator(FORM).nth(1), 'waiting')
})

test('a form further down works by mouse and by keyboard, and adds once each time', {
  tag: '@engines',
}, async ({page}) => {
  const all = await openForms(page, forms(40))
  const last = all.nth(39).getByRole('button')
  await last.click()
  await expect(page.locator('.sqs-cart-quantity')).toHaveText('1')
  await expectState(all.nth(39), 'mounted')
  await all.nth(20).getByRole('spinbutton').focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.locator('.sqs-cart-quantity')).toHaveText('2')
  await expectState(all.nth(1), 'waiting')
})

test('a choice by a script is a use: the price follows', async ({page}) => {
  const select = `<p class="product-price">$24.00</p><select name="option:Paper" data-variant-option-name="Paper"><option>Plain</option><option>Watercolor</option></select>`
  await openForms(
    page,
    `<div data-vitrine="add-to-cart" ${productAttribute(notebook)}><form method="post" action="/cart/add">${select}<button class="sqs-add-to-cart-button">Add</button></form></div>`,
  )
  await page.locator('select').evaluate((list: HTMLSelectElement) => {
    list.value = 'Watercolor'
    list.dispatchEvent(new Event('change', {bubbles: true}))
  })
  await expect(page.locator('.product-price')).toHaveText('$31.00')
})

test('a use does not mount an element that the page has unmounted, until it is mounted again', async ({
  page,
}) => {
  await openForms(page, forms(2))
  const vitrine = await vitrineOf(page)
  await vitrine.evaluate((api) => api.unmount())
  await addButton(page).hover()
  await addButton(page).focus()
  await page.waitForTimeout(300)
  await expectState(product(page), 'waiting')
  await vitrine.evaluate((api) => api.mount())
  await page.locator(FORM).nth(1).getByRole('button').focus()
  await expectState(page.locator(FORM).nth(1), 'mounted')
})

test('a stock update appears in unused forms of the item', async ({page}) => {
  await openForms(page, addToCart(bowl).repeat(2) + addToCart(notebook))
  await page.evaluate((itemId) => {
    const detail = {itemId, sku: 'BOWL-TIDE', qtyInStock: 0, previous: 18}
    document.dispatchEvent(new CustomEvent('vitrine:stock-change', {detail}))
  }, bowl.id)
  for (const n of [0, 1]) await expect(page.locator(FORM).nth(n).getByRole('button')).toHaveText('Sold out')
  await expectState(page.locator(FORM).nth(2), 'waiting')
})

test('a button inside its form mounts without a use: the form has its own choices', async ({page}) => {
  await openDocument(page, {
    body: `<form method="post" action="/cart/add"><input type="number" name="quantity" aria-label="Quantity" value="1"><button data-vitrine="add-to-cart" ${productAttribute(bowl)}>Add</button></form>`,
  })
  await expectState(product(page), 'mounted')
})
