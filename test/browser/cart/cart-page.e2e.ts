import type {Page} from '@playwright/test'
import {expectNoneInAnyLight} from '../support/accessibility.ts'
import {
  BOWL,
  ENTRIES,
  expectAgreement,
  line,
  MUG,
  message,
  onScreen,
  openCart,
  PLATE,
  part,
  quantity,
  remove,
  root,
  type,
  undoButton,
} from '../support/cart-page.ts'
import {fillInAddress, placeOrder} from '../support/checkout.ts'
import {fileWith} from '../support/dist.ts'
import {openDocument} from '../support/document.ts'
import {recordShifts, scrollsSideways, settle, shifts} from '../support/layout.ts'
import {expectHeader, open} from '../support/page-parts.ts'
import {addUnheard, goOffline, holdRequests, tokenOf, watchRequests} from '../support/requests.ts'
import {expect, test} from '../support/test.ts'
import {recordEvents, seenEvents, vitrineOf} from '../support/vitrine.ts'

/** Browsers repeat a request after a cut connection. */
const EACH_TIME = 100

test('hydrates the server’s lines without a layout shift, on a desktop and on a phone', async ({page}) => {
  await recordShifts(page)
  for (const width of [1280, 390]) {
    await page.setViewportSize({width, height: 800})
    await openCart(page, [MUG, 1], [BOWL, 1])
    await settle(page)
    expect(await shifts(page), `at ${width} px`).toEqual([])
    expect(await scrollsSideways(page)).toBe(false)
  }
})

test('the footer below an empty cart does not move, however much of it has loaded', async ({page}) => {
  await recordShifts(page)
  for (const [width, height] of [
    [390, 844],
    [1280, 900],
  ] as const) {
    await page.setViewportSize({width, height})
    await open(page, '/cart')
    await settle(page)
    expect(await shifts(page), `at ${width} px`).toEqual([])
    const [whole, empty] = await page.locator('.shop-footer').evaluate((footer) => {
      const {top} = footer.getBoundingClientRect()
      footer.replaceChildren()
      return [top, footer.getBoundingClientRect().top]
    })
    expect(empty).toBe(whole)
    expect(whole).toBeLessThan(height)
  }
})

test('a new quantity appears immediately, is sent, and updates the header and the totals', {
  tag: '@engines',
}, async ({page, shop}) => {
  await recordEvents(page)
  await openCart(page, [MUG, 2], [BOWL, 1])
  await shop.fault({path: ENTRIES, method: 'PUT', delayMs: 400})
  await type(page, 'Speckled Mug', '3')
  await expect(part(line(page, 'Speckled Mug'), 'line-total')).toHaveText('$102.00')
  await expect(part(page, 'subtotal')).toHaveText('$141.00')
  await expectHeader(page, 4, '$141.00')
  await expectAgreement(page, shop)
  expect((await seenEvents(page, 'cart-change')).at(-1)).toMatchObject({detail: {cart: {totalQuantity: 4}}})
})

test('the last of many changes wins, however slow the server is', async ({page, shop}) => {
  await openCart(page, [MUG, 1])
  const requests = watchRequests(page)
  const release = await holdRequests(page, `**${ENTRIES}/*`)
  for (const value of ['2', '3', '4', '9']) await type(page, 'Speckled Mug', value)
  await expect(quantity(page, 'Speckled Mug')).toHaveValue('9')
  release()
  await expectAgreement(page, shop)
  expect(await shop.held()).toEqual(['9 × MUG-LARGE-OAT'])
  expect(requests.matching(/^PUT/).length).toBeLessThanOrEqual(2)
})

for (const [value, text] of [
  ['1e3', 'Quantity must be a number.'],
  ['1.5', 'Quantity must be a whole number'],
  ['-1', 'Quantity must be from 0 to 9999.'],
  ['10000', 'Quantity must be from 0 to 9999.'],
] as const)
  test(`a quantity of ${value} is marked as invalid, and nothing is sent`, async ({page, shop}) => {
    await openCart(page, [MUG, 2])
    const input = quantity(page, 'Speckled Mug')
    await input.focus()
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type(value)
    await page.keyboard.press('Tab')
    await expect(message(page, 'Speckled Mug')).toHaveText(text)
    await expect(input).toHaveAttribute('aria-invalid', 'true')
    await expect(input).toHaveAccessibleDescription(text)
    await part(page, 'checkout').click()
    await expect(part(page, 'problem')).toHaveText('Update the missing or invalid information above.')
    await expect(input).toBeFocused()
    expect(await shop.held()).toEqual(['2 × MUG-LARGE-OAT'])
    await type(page, 'Speckled Mug', '3')
    await expectAgreement(page, shop)
  })

test('a quantity beyond the stock is refused with a message, and can be corrected', async ({
  page,
  shop,
  consoleLines,
}) => {
  consoleLines.allowNetworkErrors()
  await openCart(page, [PLATE, 2])
  await type(page, 'Moon Plate', '4')
  await expect(message(page, 'Moon Plate')).toHaveText(
    'Unable to update quantity. Sorry, we do not have enough of that item available. Only 3 left. The quantity is still 2, not 4.',
  )
  await expect(quantity(page, 'Moon Plate')).toHaveValue('2')
  await expectAgreement(page, shop)
  await type(page, 'Moon Plate', '3')
  await expect(message(page, 'Moon Plate')).toBeHidden()
  await expectAgreement(page, shop)
})

test('removes at once; the keyboard undoes it, or goes on to the next line', {
  tag: '@engines',
}, async ({page, shop}) => {
  await recordEvents(page)
  await openCart(page, [MUG, 1], [BOWL, 1])
  await line(page, 'Speckled Mug').getByRole('button', {name: 'Remove'}).focus()
  await page.keyboard.press('Enter')
  await expect(undoButton(page)).toBeFocused()
  await expect(undoButton(page)).toHaveAccessibleDescription('Speckled Mug was removed from your cart.')
  await expect(line(page, 'Speckled Mug')).toHaveCount(0)
  await expect.poll(() => shop.held()).toHaveLength(1)
  await page.keyboard.press('Enter')
  await expect(line(page, 'Speckled Mug').getByRole('button', {name: 'Remove'})).toBeFocused()
  await expect(undoButton(page)).toHaveCount(0)
  await expect.poll(() => shop.held()).toHaveLength(2)
  await expect(page.locator('[data-cart=lines] > li').first()).toContainText('Speckled Mug')
  await expect(line(page, 'Speckled Mug').getByRole('button', {name: 'Remove'})).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(undoButton(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(line(page, 'Tide Bowl').getByRole('button', {name: 'Remove'})).toBeFocused()
  await expectAgreement(page, shop)
  await remove(page, 'Tide Bowl')
  await expect(page.getByText('Your cart is empty.')).toBeVisible()
  await expectHeader(page, 0, '$0.00')
  await expect.poll(() => shop.held()).toEqual([])
  await expect.poll(async () => (await seenEvents(page, 'item-removed')).length).toBe(3)
})

test('a removal can be undone for eight seconds', async ({page, shop}) => {
  await page.clock.install()
  await openCart(page, [MUG, 1], [BOWL, 1])
  await remove(page, 'Speckled Mug')
  await expect.poll(() => shop.held()).toHaveLength(1)
  await page.clock.runFor(7000)
  await expect(undoButton(page)).toBeVisible()
  await page.clock.runFor(1500)
  await expect(undoButton(page)).toHaveCount(0)
})

test('a removal is carried out when the visitor leaves at once', async ({page, shop}) => {
  await openCart(page, [MUG, 1], [BOWL, 1])
  await line(page, 'Speckled Mug')
    .getByRole('button', {name: 'Remove'})
    .evaluate((button: HTMLElement) => {
      button.click()
      location.assign('/shop')
    })
  await page.waitForURL('/shop')
  await expect.poll(() => shop.held()).toHaveLength(1)
})

test('codes and gift cards are applied, refused and removed', {tag: '@engines'}, async ({
  page,
  shop,
  consoleLines,
}) => {
  consoleLines.allowNetworkErrors()
  await openCart(page, [MUG, 2])
  const field = page.getByLabel('Promotion code or gift card')
  const apply = async (code: string) => {
    await field.fill(code)
    await field.press('Enter')
  }
  await apply('nonsense')
  await expect(part(page, 'code-message')).toHaveText("That code isn't valid.")
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('nonsense')
  await apply('welcome10')
  await expect(part(page, 'discount')).toHaveText('-$6.80')
  await expect(part(page, 'code-message')).toBeHidden()
  await expect(field).toHaveValue('')
  await apply('KILN20')
  await expect(part(page, 'code-reason').filter({visible: true})).toHaveText(
    'This code needs a subtotal of $150.00 or more.',
  )
  await apply('GIFT-25-KILN')
  await expect(part(page, 'grand-total')).toHaveText('$36.20')
  await expectAgreement(page, shop)
  await page.getByRole('button', {name: 'Remove WELCOME10'}).click()
  await expect(part(page, 'grand-total')).toHaveText('$43.00')
  await type(page, 'Speckled Mug', '5')
  await expect(part(page, 'discount')).toHaveText('-$59.00')
  await expectAgreement(page, shop)
})

test('shipping and taxes are estimated for a location', async ({page, shop, consoleLines}) => {
  consoleLines.allowNetworkErrors()
  await openCart(page, [MUG, 1])
  await expect(part(page, 'shipping')).toHaveText('Calculated from your address')
  await page.getByLabel('Postal code').fill('nowhere')
  await page.getByRole('button', {name: 'Estimate'}).click()
  await expect(part(page, 'location-message')).toHaveText('Enter a valid postal code for this country.')
  await page.getByLabel('Postal code').fill('10001')
  await page.getByRole('button', {name: 'Estimate'}).click()
  await expect(part(page, 'shipping')).toHaveText('$6.95')
  await expect(part(page, 'tax')).toHaveText('$3.02')
  await expect(part(page, 'grand-total')).toHaveText('$43.97')
  await page.getByLabel('Country').selectOption('JP')
  await page.getByLabel('Postal code').fill('100-0001')
  await page.getByLabel('Postal code').press('Enter')
  await expect(part(page, 'shipping')).toHaveText('$24.00')
  await expect(part(page, 'tax')).toBeHidden()
  await expectAgreement(page, shop)
})

test('below the minimum, the checkout is disabled', async ({page, shop}) => {
  await openCart(page, [['64a1f0c27be1d20013c0aa13', 'PLANNER-PDF', 'Printable Year Planner'], 1])
  await expect(part(page, 'minimum')).toHaveText('To check out, your order subtotal must be $10.00 or more.')
  await part(page, 'checkout').press('Enter')
  await expect(page).toHaveURL('/cart')
  await type(page, 'Printable Year Planner', '2')
  await expect(part(page, 'minimum')).toBeHidden()
  await expectAgreement(page, shop)
  await part(page, 'checkout').click()
  await expect(page).toHaveURL('/checkout')
})

test('the checkout waits for a pending change', async ({page, shop}) => {
  await openCart(page, [MUG, 1])
  await shop.fault({path: ENTRIES, method: 'PUT', delayMs: 600})
  await quantity(page, 'Speckled Mug').fill('3')
  await part(page, 'checkout').click()
  await expect(page).toHaveURL('/checkout')
  await expect(page.getByText('3 × $34.00')).toBeVisible()
  expect(await shop.held()).toEqual(['3 × MUG-LARGE-OAT'])
})

const faults = [
  ['a server error', {status: 500, body: {error: 'x'}}, 1],
  ['a refusal', {status: 422, body: {message: 'Not today.'}}, 0],
  ['too many calls', {status: 429}, 0],
  ['nonsense', {status: 200, body: '<h1>Hello</h1>'}, 1],
  ['unknown JSON', {status: 200, body: {hello: 1}}, 1],
  ['an old session', {status: 200, body: {error: 'x', crumbFail: true}, times: 2}, 0],
  ['a cut connection', {drop: true, times: EACH_TIME}, 0],
  ['a cut connection, done', {drop: true, after: true, times: EACH_TIME}, 0],
  ['a bad gateway, done', {status: 502, body: '<h1>Bad Gateway</h1>', after: true}, null],
] as const

const calls = [
  ['PUT', ENTRIES, (page: Parameters<typeof type>[0]) => type(page, 'Speckled Mug', '4')],
  ['DELETE', ENTRIES, (page: Parameters<typeof type>[0]) => remove(page, 'Speckled Mug')],
] as const

for (const [method, path, act] of calls)
  for (const [name, fault, reports] of faults)
    test(`${method} with ${name}: page and server agree afterwards, and it works again`, async ({
      page,
      shop,
      consoleLines,
    }) => {
      consoleLines.allowNetworkErrors()
      if (reports !== 0) consoleLines.expect(/^\[vitrine\] cart:/, reports)
      await openCart(page, [MUG, 2], [BOWL, 1])
      await shop.fault({path, method, ...fault})
      await act(page)
      const isDone = 'after' in fault
      await expectAgreement(page, shop)
      if (!isDone)
        await expect(message(page, 'Speckled Mug')).toHaveText(/^Unable to (update quantity|remove item)\. ./)
      await shop.clearFaults()
      await type(page, 'Tide Bowl', '2')
      await expectAgreement(page, shop)
      if (isDone)
        expect(await shop.held()).toEqual(
          method === 'PUT' ? ['4 × MUG-LARGE-OAT', '2 × BOWL-TIDE'] : ['2 × BOWL-TIDE'],
        )
      else expect(await shop.held()).toEqual(['2 × MUG-LARGE-OAT', '2 × BOWL-TIDE'])
    })

const promotion = (page: Page) => page.getByLabel('Promotion code or gift card')
const postalCode = (page: Page) => page.getByLabel('Postal code')
const takeOff = (page: Page) => page.getByRole('button', {name: 'Remove WELCOME10'})

async function applyCode(page: Page): Promise<void> {
  await promotion(page).fill('WELCOME10')
  await page.getByRole('button', {name: 'Apply'}).click()
}

/** The other requests of the cart page, with two mugs in the cart. */
const requests = [
  {
    what: 'a code',
    method: 'POST',
    act: applyCode,
    said: 'code-message',
    kept: (page: Page) => expect(promotion(page)).toHaveValue('WELCOME10'),
    again: (page: Page) => page.getByRole('button', {name: 'Apply'}).click(),
    done: (page: Page) => expect(part(page, 'discount')).toHaveText('-$6.80'),
  },
  {
    what: 'an estimate',
    method: 'PUT',
    act: async (page: Page) => {
      await postalCode(page).fill('10001')
      await page.getByRole('button', {name: 'Estimate'}).click()
    },
    said: 'location-message',
    kept: (page: Page) => expect(postalCode(page)).toHaveValue('10001'),
    again: (page: Page) => page.getByRole('button', {name: 'Estimate'}).click(),
    done: (page: Page) => expect(part(page, 'shipping')).toHaveText('$6.95'),
  },
  {
    what: 'taking off a code',
    method: 'DELETE',
    before: async (page: Page) => {
      await applyCode(page)
      await expect(part(page, 'discount')).toHaveText('-$6.80')
    },
    act: (page: Page) => takeOff(page).click(),
    said: 'code-message',
    // a code whose removal lost only its answer no longer exists by then
    again: async (page: Page) => {
      if (await takeOff(page).count()) await takeOff(page).click()
    },
    done: (page: Page) => expect(takeOff(page)).toHaveCount(0),
  },
]

for (const {what, method, before, act, said, kept, again, done} of requests)
  for (const [name, fault, reports] of faults)
    test(`${what} with ${name}: the input stays, page and server agree, and it works again`, async ({
      page,
      shop,
      consoleLines,
    }) => {
      consoleLines.allowNetworkErrors()
      if (reports !== 0) consoleLines.expect(/^\[vitrine\] cart-page:/, null)
      await openCart(page, [MUG, 2])
      await before?.(page)
      await shop.fault({path: '/api/3/commerce/cart/', method, ...fault})
      await act(page)
      await expect(part(page, said)).toBeVisible()
      await kept?.(page)
      await expectAgreement(page, shop)
      await shop.clearFaults()
      await again(page)
      await done(page)
      await expectAgreement(page, shop)
    })

test('offline, a change waits, says so, and is sent after reconnecting', {tag: '@engines'}, async ({
  page,
  context,
  shop,
  consoleLines,
}) => {
  consoleLines.allowNetworkErrors()
  await openCart(page, [MUG, 1])
  await type(page, 'Speckled Mug', '2')
  await expectAgreement(page, shop)
  await goOffline(page)
  await type(page, 'Speckled Mug', '5')
  await expect(message(page, 'Speckled Mug')).toHaveText(/^Please check your internet connection\./)
  await expect(quantity(page, 'Speckled Mug')).toHaveValue('5')
  await type(page, 'Speckled Mug', '6')
  await context.setOffline(false)
  await expect(message(page, 'Speckled Mug')).toBeHidden()
  await expectAgreement(page, shop)
  expect(await shop.held()).toEqual(['6 × MUG-LARGE-OAT'])
})

test('offline, hides totals that would be wrong, here and in the header, and the checkout waits', async ({
  page,
  context,
  shop,
  consoleLines,
}) => {
  consoleLines.allowNetworkErrors()
  await openCart(page, [BOWL, 1])
  await page.getByLabel('Postal code').fill('10001')
  await page.getByRole('button', {name: 'Estimate'}).click()
  await expect(part(page, 'grand-total')).toHaveText('$49.41')
  // the parts that appear while a change waits have been used before
  await type(page, 'Tide Bowl', '2')
  await expectAgreement(page, shop)
  await goOffline(page)
  await type(page, 'Tide Bowl', '3')
  await expect(part(page, 'line-total')).toHaveText('$117.00')
  await expect(part(page, 'subtotal')).toHaveText('$117.00')
  await expectHeader(page, 3, '$117.00')
  for (const name of ['shipping', 'tax', 'grand-total'])
    await expect(part(page, name)).toHaveText('…Calculating')
  await expect(part(page, 'totals')).toHaveAttribute('aria-busy', 'true')
  const checkout = part(page, 'checkout')
  await expect(checkout).toHaveAttribute('aria-disabled', 'true')
  await checkout.press('Enter')
  await expect(part(page, 'problem')).toHaveText(
    'Please check your internet connection. You can check out once your changes are saved.',
  )
  await expectNoneInAnyLight(page)
  await context.setOffline(false)
  await expectAgreement(page, shop)
  await expect(part(page, 'problem')).toBeHidden()
  await expect(checkout).not.toHaveAttribute('aria-disabled')
  await expectHeader(page, 3, '$117.00')
  await expect(page).toHaveURL('/cart')
  await checkout.click()
  await expect(page).toHaveURL('/checkout')
})

test('additional fields are displayed as text: in the cart, at the checkout, and on the order', async ({
  page,
  shop,
  consoleLines,
}) => {
  consoleLines.allowNetworkErrors()
  const token = await tokenOf(page)
  const fields = {
    'name-5d': ['Ada', 'Lovelace'],
    'date-5d': ['12', '24', '2026'],
    'time-5d': ['', '', '', 'AM'],
    'radio-5d': 'Kufic',
    'checkbox-5d': ['Gift box', 'Card'],
    'currency-5d': '50',
    'textarea-5d': '<b>Ada</b>',
    'likert-5d': {'I like a surprise': ['-2'], 'I want to see it before it is fired': ['2']},
    'hidden-5d': 'none',
  }
  const reply = await page.request.post(ENTRIES, {
    headers: {'X-CSRF-Token': token},
    data: {
      itemId: '64a1f0c27be1d20013c0aa15',
      sku: 'PLATE-COM-LETTER',
      quantity: 1,
      additionalFields: JSON.stringify(fields),
    },
  })
  expect(reply.status()).toBe(200)
  const words = [
    ['Rim', 'Lettered'],
    ['Who is it for?', 'Ada Lovelace'],
    ['When?', 'December 24, 2026'],
    ['Script', 'Kufic'],
    ['Extras', 'Gift box, Card'],
    ['Worth insured', '$50'],
    ['What should it say?', '<b>Ada</b>'],
    [
      'Tell us how you feel',
      'I like a surprise: Strongly Disagree; I want to see it before it is fired: Strongly Agree',
    ],
  ]
  const details = () =>
    page
      .locator('.line-details > div')
      .evaluateAll((rows) => rows.map(({children}) => Array.from(children, ({textContent}) => textContent)))
  await recordShifts(page)
  await open(page, '/cart')
  await expect(root(page)).toHaveAttribute('data-cart-state', 'ready')
  await settle(page)
  expect(await shifts(page)).toEqual([])
  expect(await details()).toEqual(words)
  await page.goto('/checkout')
  expect(await details()).toEqual(words)
  await fillInAddress(page)
  await placeOrder(page)
  await expect(page).toHaveURL(/\/order-confirmed\//)
  expect(await details()).toEqual(words)
  const [kept] = await shop.orders()
  expect(kept).toMatchObject({items: [{details: words.map(([name, value]) => ({name, value}))}]})
  // the address alone must not reveal the input
  await page.context().clearCookies({name: 'ORDER'})
  await page.reload()
  await expect(page.getByText('Commissioned Plate')).toBeVisible()
  expect(await details()).toEqual([])
})

test('offline before the first use, it says so, and acts after reconnecting', async ({
  page,
  shop,
  consoleLines,
}) => {
  consoleLines.allowNetworkErrors()
  const file = fileWith('src/cart/commands.ts')
  await page.route(file, (route) => route.abort())
  await openCart(page, [MUG, 1])
  await page.evaluate(() => Object.defineProperty(navigator, 'onLine', {configurable: true, value: false}))
  await type(page, 'Speckled Mug', '5')
  await expect(part(page, 'problem')).toHaveText('Please check your internet connection.')
  await expect(quantity(page, 'Speckled Mug')).toHaveValue('5')
  await page.unroute(file)
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'onLine', {configurable: true, value: true})
    dispatchEvent(new Event('online'))
  })
  await expect(part(page, 'problem')).toBeHidden()
  await expectAgreement(page, shop)
  expect(await shop.held()).toEqual(['5 × MUG-LARGE-OAT'])
})

test('another tab follows, and two tabs that edit one line end with the server’s value', async ({
  page,
  context,
  shop,
}) => {
  await openCart(page, [MUG, 1])
  const second = await context.newPage()
  await open(second, '/cart')
  await expect(root(second)).toHaveAttribute('data-cart-state', 'ready')
  await type(page, 'Speckled Mug', '4')
  await expect(quantity(second, 'Speckled Mug')).toHaveValue('4')
  await shop.fault({path: ENTRIES, method: 'PUT', delayMs: 300})
  await Promise.all([type(page, 'Speckled Mug', '2'), type(second, 'Speckled Mug', '7')])
  await expectAgreement(page, shop)
  await expectAgreement(second, shop)
})

test('a line that another tab removes while the visitor types disappears without a message', async ({
  page,
  context,
  shop,
  consoleLines,
}) => {
  consoleLines.allowNetworkErrors()
  await openCart(page, [MUG, 1], [BOWL, 1])
  const second = await context.newPage()
  await open(second, '/cart')
  await quantity(page, 'Speckled Mug').fill('9')
  await remove(second, 'Speckled Mug')
  await expect(line(page, 'Speckled Mug')).toHaveCount(0)
  await expectAgreement(page, shop)
  await expectAgreement(second, shop)
})

test('stock that has run out is reported at the line and as an event, and keeps the checkout disabled', async ({
  page,
  shop,
}) => {
  await recordEvents(page)
  await openCart(page, [PLATE, 3])
  const stock = await page.request.get(`/api/commerce/inventory/stock/?itemId=${PLATE[0]}`)
  expect(await stock.json()).toEqual({results: [{sku: 'PLATE-MOON', unlimited: false, qtyInStock: 3}]})
  const [cart] = await shop.carts()
  const entries = (cart?.entries ?? []).map((entry) => ({
    ...entry,
    chosenVariant: {...entry.chosenVariant, qtyInStock: 1},
  }))
  await shop.fault({
    path: '/api/commerce/shopping-cart',
    method: 'GET',
    status: 200,
    body: {...cart, entries},
  })
  const vitrine = await vitrineOf(page)
  await vitrine.evaluate(({cart: api}) => api.refresh())
  await expect(message(page, 'Moon Plate')).toHaveText(
    'Sorry, we do not have enough of that item available. Only 1 left.',
  )
  expect(await seenEvents(page, 'stock-change')).toMatchObject([
    {detail: {qtyInStock: 1, previous: 3, sku: 'PLATE-MOON'}},
  ])
  await part(page, 'checkout').click()
  await expect(part(page, 'problem')).toBeVisible()
  await type(page, 'Moon Plate', '1')
  await expect(message(page, 'Moon Plate')).toBeHidden()
  await part(page, 'checkout').click()
  await expect(page).toHaveURL('/checkout')
})

test('the form of a line opens from the cart, and its changes appear', async ({page, shop}) => {
  const reply = await page.request.get('/api/commerce/shopping-cart')
  expect(reply.status()).toBe(404)
  await addUnheard(page, '64a1f0c27be1d20013c0aa02', 'BOWL-TIDE')
  const [cart] = await shop.carts()
  const [entry] = cart?.entries ?? []
  const form = {name: 'Engraving', fields: [{id: 'text', type: 'text', title: 'Text'}]}
  const engraved = {
    ...cart,
    entries: [{...entry, additionalFieldsForm: form, additionalFields: '{"text":"Ada"}'}],
  }
  await shop.fault({path: '/api/commerce/shopping-cart', method: 'GET', status: 200, body: engraved})
  await open(page, '/cart')
  await expect(line(page, 'Tide Bowl')).toContainText('Ada')
  await line(page, 'Tide Bowl').getByText('Edit details').click()
  const dialog = page.getByRole('dialog', {name: 'Engraving'})
  await dialog.getByLabel('Text').fill('Bea')
  await dialog.getByRole('button', {name: 'Save'}).click()
  await expect(dialog).toHaveCount(0)
  expect((await shop.carts())[0]?.entries[0]?.additionalFields).toBe('{"text":"Bea"}')
  await expect(line(page, 'Tide Bowl')).toContainText('Bea')
})

for (const [store, total, label] of [
  ['ja', '￥5,100', '数量'],
  ['ar', '68.00', 'الكمية'],
] as const)
  test(`amounts and texts are those of the store: ${store}`, async ({page}) => {
    await page.request.get(`/?store=${store}`)
    await addUnheard(page, MUG[0], MUG[1], store === 'ja' ? 1 : 2)
    await open(page, '/cart')
    await expect(root(page)).toHaveAttribute('data-cart-state', 'ready')
    await expect(part(page, 'subtotal')).toContainText(total)
    await recordShifts(page)
    const quantity = page.getByRole('spinbutton', {name: label})
    await expect(quantity).toBeVisible()
    await quantity.fill('3')
    await quantity.press('Tab')
    await expect(part(page, 'subtotal')).toContainText(store === 'ja' ? '￥15,300' : '102.00')
    expect(await scrollsSideways(page)).toBe(false)
  })

const PLATFORM = `<main><h1>Cart</h1><div id="sqs-cart-root"><script type="application/json">{"storeCurrency": "USD", "continueShoppingLinkUrl": "/shop", "minimumOrderSubtotal": {"currency": "USD", "value": "10.00"}, "shopperLanguage": "en-US", "formattingLocale": "en-US", "countries": ["US", "CA"]}</script><div id="sqs-cart-container"></div></div></main>`

test('platform markup: fills the empty container, and everything in it works', {tag: '@engines'}, async ({
  page,
  shop,
}) => {
  await addUnheard(page, MUG[0], MUG[1], 2)
  await openDocument(page, {body: PLATFORM})
  const cart = page.locator('#sqs-cart-root')
  await expect(cart).toHaveAttribute('data-cart-state', 'ready')
  for (const name of ['tax-row', 'discount-row', 'empty', 'loading'])
    await expect(part(page, name)).toBeHidden()
  await page.getByRole('spinbutton', {name: 'Quantity Speckled Mug'}).fill('3')
  await page.keyboard.press('Tab')
  await expect(part(page, 'grand-total')).toHaveText('$102.00')
  await page.getByLabel('Promotion code or gift card').fill('WELCOME10')
  await page.getByRole('button', {name: 'Apply'}).click()
  await expect(part(page, 'grand-total')).toHaveText('$91.80')
  await page.getByLabel('Country').selectOption('CA')
  await page.getByLabel('Postal code').fill('K1A 0B1')
  await page.getByRole('button', {name: 'Estimate'}).click()
  await expect(part(page, 'shipping')).toHaveText('$14.50')
  await expectNoneInAnyLight(page)
  await page.setViewportSize({width: 320, height: 600})
  expect(await scrollsSideways(page)).toBe(false)
  await page.getByRole('button', {name: 'Remove Speckled Mug'}).click()
  await expect(part(page, 'empty').locator('p').first()).toBeFocused()
  await expect(part(page, 'full')).toBeHidden()
  await expect.poll(() => shop.held()).toEqual([])
})

test('axe finds no problem: with lines, a message, codes, the offer to undo, and empty', async ({
  page,
  consoleLines,
}) => {
  consoleLines.allowNetworkErrors()
  await page.emulateMedia({reducedMotion: 'reduce'})
  await openCart(page, [MUG, 1], [PLATE, 1])
  await page.getByLabel('Promotion code or gift card').fill('KILN20')
  await page.getByRole('button', {name: 'Apply'}).click()
  await type(page, 'Moon Plate', '9')
  await expect(message(page, 'Moon Plate')).toBeVisible()
  await expectNoneInAnyLight(page)
  await line(page, 'Moon Plate').getByRole('button', {name: 'Remove'}).click()
  await expect(undoButton(page)).toBeVisible()
  await expectNoneInAnyLight(page)
  await remove(page, 'Speckled Mug')
  await expect(page.getByText('Your cart is empty.')).toBeVisible()
  await expectNoneInAnyLight(page)
})

test('the examples have a separate QA page, and work side by side', async ({page, shop}) => {
  await page.goto('/qa')
  await page.getByRole('link', {name: 'Open on a separate page'}).first().click()
  await expect(page).toHaveURL('/qa?widget=cart-page')
  await expect(page.locator('[data-cart=full]')).toHaveCount(2)
  await expect(page.getByText('Nothing here yet.')).toBeVisible()
  await expectNoneInAnyLight(page)
  await addUnheard(page, MUG[0], MUG[1])
  await (await vitrineOf(page)).evaluate(({cart}) => cart.refresh())
  const fields = page.getByRole('spinbutton')
  await expect(fields).toHaveCount(2)
  await fields.first().fill('3')
  await fields.first().press('Tab')
  await expect(fields.nth(1)).toHaveValue('3')
  await expectNoneInAnyLight(page)
  await expect(page.getByText('Sent in recycled boxes.')).toBeVisible()
  await expect.poll(() => shop.held()).toEqual(['3 × MUG-LARGE-OAT'])
})

test('a full cart of 200 lines stays usable, and a change updates one line', async ({page, shop}) => {
  // locators read all names and roles of the page on each try: with 200 lines that alone takes seconds on a busy
  // machine
  const expectReady = () => expect.poll(() => root(page).getAttribute('data-cart-state')).toBe('ready')
  const token = await tokenOf(page)
  const add = (n: number) =>
    page.request.post(ENTRIES, {
      headers: {'X-CSRF-Token': token},
      data: {
        itemId: '64a1f0c27be1d20013c0aa13',
        sku: 'PLANNER-PDF',
        quantity: 1,
        additionalFields: {n: `${n}`},
      },
    })
  await add(0)
  for (let n = 1; n < 200; n += 20)
    await Promise.all(Array.from({length: Math.min(20, 200 - n)}, (_, index) => add(n + index)))
  await recordShifts(page)
  await open(page, '/cart')
  await expectReady()
  const all = page.locator('[data-cart=lines] > li')
  await expect(all).toHaveCount(200)
  expect(await shifts(page)).toEqual([])
  const changed = await page.evaluateHandle(() => {
    const lines = new Set<Element | null>()
    const list = document.querySelector('[data-cart=lines]')
    const note = (records: MutationRecord[]) => {
      for (const {target} of records)
        lines.add(
          (target instanceof Element ? target : target.parentElement)?.closest('[data-entry-id]') ?? null,
        )
    }
    if (list)
      new MutationObserver(note).observe(list, {
        subtree: true,
        childList: true,
        attributes: true,
        characterData: true,
      })
    return lines
  })
  const input = all.nth(100).getByLabel('Quantity')
  await input.fill('3')
  await input.press('Tab')
  await expect.poll(() => part(page, 'subtotal').textContent()).toBe('$1,818.00')
  await expectReady()
  expect(await changed.evaluate((lines) => lines.size)).toBe(1)
  expect((await shop.held()).filter((held) => held.startsWith('3 '))).toHaveLength(1)
  expect((await onScreen(page)).lines).toHaveLength(200)
})

test.describe('without script', () => {
  test.use({javaScriptEnabled: false})

  test('codes, shipping and all steps to an order', async ({page, shop}) => {
    await page.goto('/shop/tide-bowl')
    await page.locator('.sqs-add-to-cart-button').click()
    await page.getByLabel('Promotion code or gift card').fill('WELCOME10')
    await page.getByRole('button', {name: 'Apply'}).click()
    await expect(part(page, 'discount')).toHaveText('-$3.90')
    await page.getByLabel('Postal code').fill('10001')
    await page.getByRole('button', {name: 'Estimate'}).click()
    await expect(part(page, 'grand-total')).toHaveText('$45.17')
    await part(page, 'checkout').click()
    await page.getByLabel('Email', {exact: true}).fill('ada@example.com')
    await page.getByLabel('Name', {exact: true}).fill('Ada')
    await page.getByLabel('Address', {exact: true}).fill('1 Clay Street')
    await page.getByLabel('City').fill('New York')
    await page.getByRole('button', {name: 'Order with obligation to pay'}).click()
    await expect(page).toHaveURL(/\/order-confirmed\/[\da-f-]{36}$/)
    await expect(page.getByText('$45.17')).toBeVisible()
    expect(await shop.held()).toEqual([])
  })
})

test('the variant of a line is changed in the line', {tag: '@engines'}, async ({page, shop}) => {
  await openCart(page, [MUG, 2])
  const own = line(page, 'Speckled Mug')
  await own.locator('summary').press('Enter')
  await own.getByLabel('Change options').selectOption('MUG-SMALL-OAT')
  await own.getByRole('button', {name: 'Change', exact: true}).press('Enter')
  await expect(part(own, 'details')).toContainText('Small')
  await expectAgreement(page, shop)
  expect(await shop.held()).toEqual(['2 × MUG-SMALL-OAT'])
  await expect(own.locator('summary')).toBeFocused()
})
