import type {Page} from '@playwright/test'
import {fileWith, MANIFEST} from '../support/dist.ts'
import {serveDocument} from '../support/document.ts'
import {addButton as shopButton} from '../support/page-parts.ts'
import {expect, test} from '../support/test.ts'

const GIVEN = {
  codes: [{code: 'WELCOME10', kind: 'percent', value: 10}],
  quickViews: {bowl: '<h2>Tide Bowl, close up</h2>'},
}

const BOWL = {
  id: 'bowl',
  title: 'Tide Bowl',
  productType: 1,
  variants: [{sku: 'BOWL', price: 4800, salePrice: 3900, onSale: true, qtyInStock: 3}],
}

const FORM = {
  id: 'question',
  submitButtonText: 'Ask',
  submissionMessage: 'We will write back.',
  fields: [{id: 'mail', type: 'email', title: 'Your email', required: true}],
}

const HEADER = `
<script type="application/json" data-mock>${JSON.stringify(GIVEN)}</script>
<a data-vitrine="cart-indicator" href="/mock-cart">Cart <span class="sqs-cart-quantity">0</span> <span class="sqs-cart-subtotal">$0.00</span></a>
<div data-vitrine="cart-popover"></div>`

/** Has no product: the cart knows the items from the other page. */
const CART = `${HEADER}<div data-vitrine="cart-page" data-options='{"storeCurrency": "USD"}'></div>`

const BODY = `${HEADER}
<form data-vitrine="add-to-cart" method="post" action="/cart/add" data-product='${JSON.stringify(BOWL)}'>
  <button type="submit">Add To Cart</button>
</form>
<a href="#bowl" data-vitrine="quick-view" data-product-id="bowl" data-group="all">Look closer</a>
<form data-vitrine="newsletter" data-form-id="letter" method="post" action="/form/letter">
  <label>Newsletter <input type="email" name="email"></label><button type="submit">Sign Up</button>
</form>
<div data-vitrine="form" data-form='${JSON.stringify(FORM)}'></div>`

/**
 * Opens a page of an origin that only serves files. Returns the requests that were sent anyway: tracking must not send
 * any, either.
 */
async function openPage(page: Page, loader = ''): Promise<string[]> {
  const sent: string[] = []
  await page.route(
    (url) => !/^\/(vitrine\/|mock-)/.test(url.pathname),
    (route) => {
      sent.push(route.request().url())
      return route.abort()
    },
  )
  const tag = `data-api="mock" ${loader}`
  await serveDocument(page, '/mock-document', {body: BODY, loader: tag})
  await serveDocument(page, '/mock-cart', {body: CART, loader: tag})
  await page.goto('/mock-document')
  return sent
}

const header = (page: Page, text: string) => page.getByRole('link', {name: text})
const addButton = (page: Page) => page.getByRole('button', {name: 'Add To Cart'})

test('a page without a server has a persistent cart, shared with a second tab', async ({page, context}) => {
  const second = await context.newPage()
  const [sent, sentBySecond] = [await openPage(page), await openPage(second)]
  await addButton(page).click()
  await expect(header(page, 'Cart 1 $39.00')).toBeVisible()
  await expect(page.getByText('Tide Bowl was added to your cart')).toBeVisible()
  await expect(header(second, 'Cart 1 $39.00')).toBeVisible()
  await page.reload()
  await expect(header(page, 'Cart 1 $39.00')).toBeVisible()
  expect([...sent, ...sentBySecond]).toEqual([])
})

test('its cart page sets quantities, respects the stock, accepts codes and removes lines', async ({page}) => {
  const sent = await openPage(page)
  await addButton(page).click()
  await header(page, 'Cart 1 $39.00').click()
  const cart = page.locator('[data-vitrine=cart-page]')
  const quantity = cart.getByRole('spinbutton', {name: 'Quantity Tide Bowl'})
  await quantity.fill('2')
  await quantity.press('Enter')
  await expect(header(page, 'Cart 2 $78.00')).toBeVisible()
  const code = cart.getByLabel('Promotion code or gift card')
  await code.fill('nothing')
  await cart.getByRole('button', {name: 'Apply'}).click()
  await expect(cart.getByText('This code is not valid.')).toBeVisible()
  await code.fill('welcome10')
  await cart.getByRole('button', {name: 'Apply'}).click()
  await expect(cart.getByText('$70.20').first()).toBeVisible()
  await cart.getByRole('button', {name: 'Remove WELCOME10'}).click()
  await expect(cart.getByText('$70.20')).toHaveCount(0)
  await quantity.fill('0')
  await quantity.press('Enter')
  await expect(header(page, 'Cart 0 $0.00')).toBeVisible()
  expect(sent).toEqual([])
})

test('its forms, its newsletter and its quick view get answers', async ({page}) => {
  const sent = await openPage(page)
  const form = page.locator('[data-vitrine=form]')
  await form.getByRole('button', {name: 'Ask'}).click()
  await expect(form.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true')
  await form.getByRole('textbox').fill('ada@example.com')
  await form.getByRole('button', {name: 'Ask'}).click()
  await expect(page.getByText('We will write back.')).toBeVisible()
  await page.getByLabel('Newsletter').fill('ada@example.com')
  await page.getByRole('button', {name: 'Sign Up'}).click()
  await expect(page.getByText('Thank you', {exact: false}).first()).toBeVisible()
  await page.getByRole('link', {name: 'Look closer'}).click()
  await expect(page.getByRole('heading', {name: 'Tide Bowl, close up'})).toBeVisible()
  expect(sent).toEqual([])
})

test('a fault from the loader’s tag is reported to the visitor', async ({page, consoleLines}) => {
  consoleLines.expect(/^\[vitrine\] add-to-cart: ApiError: .*server \(500\)/)
  const sent = await openPage(
    page,
    'data-mock-fail="/api/commerce/shopping-cart/entries" data-mock-delay="50"',
  )
  await addButton(page).click()
  await expect(page.getByText('Something went wrong. Please try again later.')).toBeVisible()
  await expect(header(page, 'Cart 0 $0.00')).toBeVisible()
  expect(sent).toEqual([])
})

test('with storage blocked, the cart lives as long as the page', {tag: '@engines'}, async ({page}) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError')
      },
    }),
  )
  const sent = await openPage(page)
  await addButton(page).click()
  await expect(header(page, 'Cart 1 $39.00')).toBeVisible()
  await addButton(page).click()
  await expect(header(page, 'Cart 2 $78.00')).toBeVisible()
  await page.reload()
  await expect(header(page, 'Cart 0 $0.00')).toBeVisible()
  expect(sent).toEqual([])
})

test('pages of a shop with a server do not fetch it', async ({page, shop}) => {
  const module = 'src/backends/mock/fetch.ts'
  const [, modules = []] = Object.entries(MANIFEST.modules).find(([, all]) => all.includes(module)) ?? []
  // rules of a shop, which in a page only this one applies
  const own = /^src\/(backends\/mock\/|model\/(shop-rules\/|(one-price|product-query|search-words)\.ts$))/
  expect(modules.filter((one) => !own.test(one))).toEqual([])
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  await page.goto('/shop/tide-bowl')
  await shopButton(page).click()
  await expect.poll(() => shop.held()).toEqual(['1 × BOWL-TIDE'])
  expect(fetched.filter((url) => fileWith(module).test(url))).toEqual([])
})

const WHOLE = {id: 'whole', title: 'Linen Notebook', productType: 1, variants: [{sku: 'N', price: 2600}]}
/** A product without choices, and one of the latest generation: their pages hold no form of an author. */
const PLATFORM = {
  'without choices': `<main><h1 class="ProductItem-details-title">Rope Vase</h1><span class="sqs-money-native">30.00</span>
    <div class="sqs-add-to-cart-button" role="button" tabindex="0" data-item-id="only" data-product-type="1"><div class="sqs-add-to-cart-button-inner">Add To Cart</div></div></main>`,
  'with all data on an ancestor': `<main><section class="product-detail" data-controller="ProductDetail" data-product-id="whole" data-context='${JSON.stringify({product: WHOLE})}'>
    <button type="button" class="sqs-add-to-cart-button">Add To Cart</button></section></main>`,
}

for (const [name, product] of Object.entries(PLATFORM))
  test(`a product of the platform ${name} is added`, async ({page}) => {
    await serveDocument(page, '/mock-page', {body: `${HEADER}${product}`, loader: 'data-api="mock"'})
    await page.goto('/mock-page')
    await page.getByRole('button', {name: 'Add To Cart'}).click()
    await expect(page.locator('.sqs-cart-quantity').first()).toHaveText('1')
    await expect(page.locator('.sqs-cart-subtotal').first()).toHaveText(
      name === 'without choices' ? '$30.00' : '$26.00',
    )
  })
