import {addButton, expectAllMounted, expectHeader, open} from '../support/page-parts.ts'
import {addUnheard} from '../support/requests.ts'
import {expect, test} from '../support/test.ts'

const CART = '/api/commerce/shopping-cart'
/** Browsers repeat a request after a cut connection. */
const EACH_TIME = 100

test.describe('with a cart that cannot be read', () => {
  test.beforeEach(async ({page}) => {
    await addUnheard(page, '64a1f0c27be1d20013c0aa02', 'BOWL-TIDE', 2)
  })

  test('treats 404 as an empty cart', async ({page, shop, consoleLines}) => {
    consoleLines.allowNetworkErrors()
    await shop.fault({method: 'GET', path: CART, status: 404, body: {error: 'No cart.'}})
    await open(page, '/shop/tide-bowl')
    await expectHeader(page, 0, '$0.00')
  })

  test('calculates null fields from the entries', async ({page, shop}) => {
    const entry = {id: null, itemId: null, title: null, chosenVariant: null, quantity: 2, subTotal: 7800}
    const nothing = {
      id: null,
      subtotalCents: null,
      totalQuantity: null,
      shippingLocation: null,
      coupons: null,
    }
    await shop.fault({method: 'GET', path: CART, body: {...nothing, entries: [entry, null]}})
    await open(page, '/shop')
    await expectHeader(page, 2, '$78.00')
  })

  test('never displays a count without items beside an empty cart', async ({page, shop, consoleLines}) => {
    const broken = [null, 'x', {0: {title: 'Tide Bowl', quantity: 2}}]
    consoleLines.expect(/\[vitrine\] cart: .*"entries" is not a list/, broken.length)
    for (const entries of broken) {
      await shop.clearFaults()
      await shop.fault({method: 'GET', path: CART, times: EACH_TIME, body: {entries, totalQuantity: 2}})
      await page.goto('/cart')
      await expect(page.locator('[data-vitrine=cart-page]')).toHaveAttribute('data-cart-state', 'failed')
      await expect(page.locator('[data-cart=lines]')).toContainText('Tide Bowl')
      await expectHeader(page, 2, '$78.00')
      await expect(page.locator('[data-cart=empty]')).toBeHidden()
    }
  })

  test('silently repeats one failed read', async ({page, shop, consoleLines}) => {
    consoleLines.allowNetworkErrors()
    await shop.fault({method: 'GET', path: CART, status: 503, body: {}})
    await addUnheard(page, '64a1f0c27be1d20013c0aa02', 'BOWL-TIDE', 1)
    await open(page, '/shop/tide-bowl')
    await expectHeader(page, 3, '$117.00')
  })

  for (const [name, fault] of [
    ['500', {status: 500, body: {}}],
    ['HTML', {status: 200, body: '<h1>Welcome</h1>'}],
    ['a cut connection', {drop: true}],
  ] as const)
    test(`${name}: keeps the server's count, reports it once, and adding works`, async ({
      page,
      shop,
      consoleLines,
    }) => {
      consoleLines.allowNetworkErrors()
      consoleLines.expect(/\[vitrine\] cart: /)
      await shop.fault({method: 'GET', path: CART, times: EACH_TIME, ...fault})
      await open(page, '/shop/tide-bowl')
      await expect.poll(() => consoleLines.all.filter((line) => line.startsWith('[vitrine]'))).toHaveLength(1)
      await expectHeader(page, 2, '$78.00')
      await addButton(page).click()
      await expectHeader(page, 3, '$117.00')
      await expectAllMounted(page)
      expect(await shop.held()).toEqual(['3 × BOWL-TIDE'])
    })
})
