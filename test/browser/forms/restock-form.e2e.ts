import type {Locator, Page} from '@playwright/test'
import {expectNoneInAnyLight} from '../support/accessibility.ts'
import {fileWith} from '../support/dist.ts'
import {openDocument} from '../support/document.ts'
import {pressEnterTwice} from '../support/forms.ts'
import {recordShifts, scrollsSideways, settle, shifts} from '../support/layout.ts'
import {notebook, productAttribute} from '../support/markup.ts'
import {choose, open} from '../support/page-parts.ts'
import {goOffline, holdRequests, reconnect, watchRequests} from '../support/requests.ts'
import type {Shop} from '../support/shop.ts'
import {expect, test} from '../support/test.ts'
import {recordEvents, seenEvents} from '../support/vitrine.ts'

const CALL = '/api/commerce/restock-notification'
const THANKS = 'Thank you! We will email you when this product is back in stock.'
const LAID = {Paper: 'Laid', Edge: 'Straight', Envelope: 'Rose'}

const form = (page: Page): Locator => page.locator('[data-vitrine=restock-form]:not([hidden])')
const address = (page: Page): Locator => form(page).getByRole('textbox')
const send = (page: Page): Locator => form(page).getByRole('button', {name: 'Notify Me'})

const wishes = async (shop: Shop): Promise<Record<string, unknown>[]> =>
  (await fetch(`${shop.url}/qa/submissions`)).json()

/** Selects the sold-out variant in a quick view. */
async function chooseInQuickView(page: Page): Promise<Locator> {
  await open(page, '/shop')
  await page.getByRole('link', {name: 'Quick view of Letter Set'}).click()
  const view = page.getByRole('dialog', {name: 'Quick view'})
  for (const [name, value] of Object.entries(LAID))
    await view.getByLabel(name, {exact: true}).selectOption(value)
  return view
}

test('a request is stored once, and thanks replace the form', {tag: '@engines'}, async ({page, shop}) => {
  await recordEvents(page)
  await open(page, '/shop/ash-vase')
  await address(page).fill('ada@example.com')
  await form(page).getByRole('checkbox', {name: 'Send me the studio letter too'}).check()
  await send(page).dblclick()
  await expect(form(page)).toContainText(THANKS)
  await expect(page.getByText(THANKS)).toBeFocused()
  await expect(send(page)).toHaveCount(0)
  expect(await wishes(shop)).toEqual([
    {
      kind: 'restock-notification',
      productId: '64a1f0c27be1d20013c0aa03',
      variantId: 'VASE-ASH',
      email: 'ada@example.com',
      isJoinMailingList: true,
    },
  ])
  expect((await seenEvents(page)).map(({type}) => type).filter((type) => /^form/.test(type))).toEqual([
    'form-submit',
    'form-success',
  ])
})

test('is sent once by keyboard', async ({page}) => {
  const requests = watchRequests(page)
  await open(page, '/shop/ash-vase')
  await pressEnterTwice(page, {address: address(page), button: send(page), path: CALL})
  await expect(page.getByText(THANKS)).toBeFocused()
  expect(requests.matching(/restock-notification/)).toHaveLength(1)
})

test('is visible while the selected variant is sold out, with its own opt-in', {tag: '@engines'}, async ({
  page,
  shop,
}) => {
  await open(page, '/shop/letter-set')
  await expect(form(page)).toHaveCount(0)
  await choose(page, LAID)
  await expect(form(page)).toHaveCount(1)
  await expect(form(page)).toHaveAttribute('data-variant-id', 'LETTER-LAID-STRAIGHT-ROSE')
  await expect(form(page).getByRole('checkbox')).toBeChecked()
  await choose(page, {Envelope: 'White'})
  await expect(form(page)).toHaveCount(0)
  await choose(page, {Envelope: 'Rose', Edge: 'Deckle'})
  await expect(form(page)).toHaveAttribute('data-variant-id', 'LETTER-LAID-DECKLE-ROSE')
  await address(page).fill('ada@example.com')
  await send(page).click()
  await expect(form(page)).toContainText(THANKS)
  expect(await wishes(shop)).toMatchObject([{variantId: 'LETTER-LAID-DECKLE-ROSE', isJoinMailingList: true}])
  await choose(page, {Paper: ''})
  await expect(form(page)).toHaveCount(0)
})

test('in a quick view it follows the options of the quick view', async ({page, shop}) => {
  const view = await chooseInQuickView(page)
  await expect(view.locator('[data-vitrine=restock-form]:not([hidden])')).toHaveCount(1)
  await address(page).fill('ada@example.com')
  await send(page).click()
  await expect(view).toContainText(THANKS)
  expect(await wishes(shop)).toHaveLength(1)
})

test('a form that loads after the choice in a quick view follows it', async ({page}) => {
  const release = await holdRequests(page, fileWith('widgets/restock-form/index.tsx'))
  const view = await chooseInQuickView(page)
  await expect(view.locator('[data-vitrine=restock-form][data-vitrine-state=loading]')).toHaveCount(2)
  release()
  await expect(view.locator('[data-vitrine=restock-form]:not([hidden])')).toHaveCount(1)
})

for (const [typed, message] of [
  ['', 'Required'],
  ['ada', 'Email is not valid. Email addresses should follow the format user@domain.com.'],
  ['ada@example', 'Email is not valid. Email addresses should follow the format user@domain.com.'],
] as const)
  test(`the address "${typed}" is not sent, and gets the focus`, async ({page, shop}) => {
    await open(page, '/shop/ash-vase')
    await address(page).fill(typed)
    await send(page).click()
    await expect(form(page).getByRole('alert')).toHaveText(message)
    await expect(address(page)).toBeFocused()
    await expect(address(page)).toHaveAccessibleDescription(message)
    expect(await wishes(shop)).toEqual([])
  })

const failures = [
  ['of the address', {status: 400, body: {errors: {email: 'Not this one.'}}}, 'Not this one.'],
  ['in words', {status: 422, body: {message: 'Not today.'}}, 'Not today.'],
  ['of too many calls', {status: 429}, 'Please try again in a few seconds.'],
  [
    'of an old session',
    {status: 200, body: {error: 'x', crumbFail: true}, times: 2},
    /^Your session has expired\./,
  ],
  ['of a lost connection', {drop: true, times: 20}, 'Please check your internet connection.'],
] as const

for (const [name, fault, message] of failures)
  test(`a failure ${name} is reported, keeps the input, and can be retried`, async ({
    page,
    shop,
    consoleLines,
  }) => {
    consoleLines.allowNetworkErrors()
    await open(page, '/shop/ash-vase')
    await shop.fault({path: CALL, ...fault})
    await address(page).fill('ada@example.com')
    await send(page).click()
    await expect(form(page).getByRole('alert')).toHaveText(message)
    await expect(address(page)).toHaveValue('ada@example.com')
    await shop.clearFaults()
    await send(page).click()
    await expect(form(page)).toContainText(THANKS)
    expect(await wishes(shop)).toHaveLength(1)
  })

test('offline before its first use, it says so and works after reconnecting', {
  tag: '@engines',
}, async ({page, shop, consoleLines}) => {
  consoleLines.allowNetworkErrors()
  await open(page, '/shop/ash-vase')
  await goOffline(page)
  await address(page).fill('ada@example.com')
  await send(page).click()
  await expect(form(page).getByRole('alert')).toHaveText('Please check your internet connection.')
  await reconnect(page)
  await send(page).click()
  await expect(form(page)).toContainText(THANKS)
  expect(await wishes(shop)).toHaveLength(1)
})

const variants = [
  {id: 'v1', sku: 'A', attributes: {Size: 'S'}, price: 100, qtyInStock: 0},
  {id: 'v2', sku: 'B', attributes: {Size: 'M'}, price: 100, qtyInStock: 5},
  {id: 'v3', sku: 'C', attributes: {Size: 'L'}, price: 100, qtyInStock: 0},
]
const GOODS = {id: 'tee', title: 'Tee', variants}

const notification = (variantId: string, attributes = '') =>
  `<div class="product-restock-notification" data-product-id="tee" data-variant-id="${variantId}" ${attributes}>
  <span class="product-restock-cta">Get notified</span>
  <form class="product-restock-form" action="#"><input type="text" name="email" placeholder="Your Email"><input type="submit" value="Sign Up"></form>
  <label><input type="checkbox" name="isJoinMailingList" checked>Letter</label><div class="captcha-container"></div></div>`

const options = `<select aria-label="Size" data-variant-option-name="Size"><option value="">Size</option><option>S</option><option>M</option><option>L</option></select>`

const shown = (page: Page) => page.locator('.product-restock-notification:visible')

test('platform markup with one form per variant', async ({page, shop}) => {
  await shop.fault({path: CALL, status: 204})
  const product = `<div data-vitrine="add-to-cart" ${productAttribute(GOODS)}><div class="product-variants">${options}</div><button type="button" class="sqs-add-to-cart-button">Add</button></div>`
  await openDocument(page, {body: product + notification('v1', 'hidden') + notification('v3', 'hidden')})
  // the product may wait for its first use, or have had it: the pointer can rest on it
  await expect(page.locator('.product-restock-notification[data-vitrine-state=mounted]')).toHaveCount(2)
  const size = page.getByLabel('Size')
  await size.selectOption('S')
  await expect(shown(page)).toHaveAttribute('data-variant-id', 'v1')
  await size.selectOption('M')
  await expect(shown(page)).toHaveCount(0)
  await size.selectOption('L')
  await expect(shown(page)).toHaveAttribute('data-variant-id', 'v3')
  const sent = page.waitForRequest(`**${CALL}`)
  await shown(page).getByRole('textbox', {name: 'Your Email'}).fill('ada@example.com')
  await shown(page).getByRole('button', {name: 'Sign Up'}).click()
  expect((await sent).postDataJSON()).toEqual({
    productId: 'tee',
    variantId: 'v3',
    email: 'ada@example.com',
    isJoinMailingList: true,
  })
  await expect(shown(page)).toContainText(THANKS)
})

test('platform markup with one form for all variants', async ({page, shop}) => {
  await shop.fault({path: CALL, status: 204})
  const context = JSON.stringify({product: {...GOODS, productType: 1}})
  await openDocument(page, {
    body: `<div class="product-detail" data-controller="ProductDetail" data-product-id="tee" data-context='${context}'>
    <div class="product-variants">${options}</div><button type="button" class="sqs-add-to-cart-button">Add</button>${notification(
      'v1',
      'hidden',
    )
      .replace('data-product-id="tee" data-variant-id="v1"', '')
      .replace('isJoinMailingList', 'join-mailing-list-checkbox')}</div>`,
  })
  await expect(page.locator('[data-vitrine-state=mounted]')).toHaveCount(2)
  await page.getByLabel('Size').selectOption('L')
  const sent = page.waitForRequest(`**${CALL}`)
  await shown(page).getByRole('textbox').fill('ada@example.com')
  await page.keyboard.press('Enter')
  expect((await sent).postDataJSON()).toEqual({
    productId: 'tee',
    variantId: 'v3',
    email: 'ada@example.com',
    isJoinMailingList: true,
  })
})

test('an empty element on a page with a captcha key gets a form with space for it', async ({page}) => {
  await openDocument(page, {
    body: '<main><h1>Tee</h1><div data-vitrine="restock-form" data-product-id="tee" data-mailing-list="unchecked"></div></main>',
    context: {website: {language: 'en-US', captchaSettings: {siteKey: 'key'}}},
  })
  await expect(page.getByLabel('Get notified by email when this product is back in stock')).toBeVisible()
  await expect(page.locator('.captcha-container')).toHaveCount(1)
  await expect(page.getByRole('checkbox', {name: 'Subscribe to our mailing list'})).not.toBeChecked()
  await expectNoneInAnyLight(page)
})

test('axe finds no problem, with a message or with thanks', async ({page}) => {
  await open(page, '/shop/ash-vase')
  await expectNoneInAnyLight(page)
  await send(page).click()
  await expect(form(page).getByRole('alert')).toBeVisible()
  await expectNoneInAnyLight(page)
  await address(page).fill('ada@example.com')
  await send(page).click()
  await expect(page.getByText(THANKS)).toBeVisible()
  await expectNoneInAnyLight(page)
})

test('mounting moves nothing', async ({page}) => {
  await recordShifts(page)
  await open(page, '/shop/ash-vase')
  await settle(page)
  expect(await shifts(page)).toEqual([])
})

test('navigating back restores the input, and a restored choice counts', async ({page}) => {
  await open(page, '/shop/letter-set')
  await choose(page, LAID)
  await address(page).fill('ada@example.com')
  await page.goto('/cart')
  await page.goBack()
  await expect(page.getByLabel('Envelope', {exact: true})).toHaveValue('Rose')
  await expect(form(page)).toHaveCount(1)
  await expect(form(page)).toHaveAttribute('data-variant-id', 'LETTER-LAID-STRAIGHT-ROSE')
})

test.describe('by touch, at 300 % zoom', () => {
  test.use({hasTouch: true, viewport: {width: 427, height: 267}})

  test('fits and can be sent', async ({page, shop}) => {
    await open(page, '/shop/ash-vase')
    await address(page).tap()
    await address(page).fill('ada@example.com')
    await send(page).tap()
    await expect(form(page)).toContainText(THANKS)
    expect(await scrollsSideways(page)).toBe(false)
    expect(await wishes(shop)).toHaveLength(1)
  })
})

test.describe('without script', () => {
  test.use({javaScriptEnabled: false})

  test('posts, and gets a page as its answer', async ({page, shop}) => {
    await page.goto('/shop/ash-vase')
    await address(page).fill('ada@example.com')
    await send(page).click()
    await expect(page.getByRole('heading', {name: 'Thank you'})).toBeVisible()
    expect(await wishes(shop)).toMatchObject([{email: 'ada@example.com', isJoinMailingList: false}])
  })
})

test('a list of variants in the form decides for which one it asks', async ({page, consoleLines}) => {
  // the shop has no such item
  consoleLines.allowNetworkErrors()
  await openDocument(page, {
    body: `<form data-vitrine="restock-form" data-product-id="${notebook.id}">
      <label>Paper <select name="variantId"><option value="NOTE-PLAIN">Plain</option><option value="NOTE-WATER">Watercolor</option></select></label>
      <label>Email <input name="email" type="email"></label><button>Tell me</button></form>`,
  })
  await page.getByLabel('Email').fill('ada@example.com')
  await page.getByLabel('Paper').selectOption('Watercolor')
  const [request] = await Promise.all([
    page.waitForRequest('**/api/commerce/restock-notification'),
    page.getByRole('button', {name: 'Tell me'}).click(),
  ])
  expect(request.postDataJSON()).toMatchObject({variantId: 'NOTE-WATER'})
})
