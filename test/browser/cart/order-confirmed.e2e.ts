import type {Page} from '@playwright/test'
import {expectNoneInAnyLight} from '../support/accessibility.ts'
import {BOWL, MUG, openCart, part} from '../support/cart-page.ts'
import {fillInAddress, order, placeOrder, untilEstimated} from '../support/checkout.ts'
import {scrollsSideways} from '../support/layout.ts'
import {addButton, choose, expectHeader, open} from '../support/page-parts.ts'
import {addUnheard, watchRequests} from '../support/requests.ts'
import {expect, test} from '../support/test.ts'
import {holdTracking} from '../support/tracking.ts'

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

interface Kept {
  event: string
  data: unknown
}

test.beforeEach(({context}) => holdTracking(context))

const told = (page: Page) => page.evaluate(() => window.dataLayer)

/** Events that wait for tracking; empty before the loader has run. */
const kept = (page: Page): Promise<Kept[]> =>
  page.evaluate(() => Reflect.get(Object(Reflect.get(window, Symbol.for('vitrine'))), 'kept') ?? [])

test('reports an order once, to the tag service and for tracking; also after a reload and in a new tab', {
  tag: '@engines',
}, async ({page, context, shop}) => {
  await openCart(page, [MUG, 1], [BOWL, 1])
  await part(page, 'checkout').click()
  await order(page)
  const [placed] = await shop.orders()
  const purchase = {
    event: 'purchase',
    ecommerce: {
      transaction_id: placed?.id,
      value: 79.95,
      shipping: 6.95,
      tax: 0,
      currency: 'USD',
      items: [
        {item_id: 'MUG-LARGE-OAT', item_name: 'Speckled Mug', quantity: 1, price: 34},
        {item_id: 'BOWL-TIDE', item_name: 'Tide Bowl', quantity: 1, price: 39},
      ],
    },
  }
  await expect.poll(() => told(page)).toEqual([{ecommerce: null}, purchase])
  expect(await kept(page)).toMatchObject([
    {
      event: 'commerce_checkout_order_confirmed',
      data: {
        orderId: placed?.id,
        cartId: placed?.purchasedCartId,
        testMode: false,
        websiteId: placed?.websiteId,
      },
    },
  ])
  await expectHeader(page, 0, '$0.00')
  await page.reload()
  const mounted = page.locator('[data-vitrine=order-confirmed][data-vitrine-state=mounted]')
  await expect(mounted).toHaveCount(1)
  expect(await told(page)).toEqual([])
  const second = await context.newPage()
  await second.goto(page.url())
  await expect(second.locator('[data-vitrine=order-confirmed][data-vitrine-state=mounted]')).toHaveCount(1)
  expect(await told(second)).toEqual([])
})

test('stores a test order for tracking, and does not report it to the tag service', async ({page, shop}) => {
  await addUnheard(page, BOWL[0], BOWL[1])
  await page.goto('/checkout?testMode=true')
  await order(page)
  await expect.poll(() => kept(page)).toMatchObject([{data: {testMode: true}}])
  expect(await told(page)).toEqual([])
  expect(await shop.orders()).toMatchObject([{testMode: true}])
})

test('shipping and tax are shown before the order, which takes one press', {tag: '@engines'}, async ({
  page,
  shop,
}) => {
  await addUnheard(page, BOWL[0], BOWL[1])
  await page.goto('/checkout')
  await fillInAddress(page)
  await page.getByLabel('Postal code').fill('10001')
  await expect(page.locator('[data-cart=shipping]')).toHaveText('$6.95')
  await expect(page.locator('[data-cart=tax]')).toHaveText('$3.46')
  await placeOrder(page)
  await expect(page).toHaveURL(/\/order-confirmed\//)
  expect(await shop.orders()).toHaveLength(1)
})

test('displays errors at their fields, and keeps the input', async ({page, shop}) => {
  await addUnheard(page, BOWL[0], BOWL[1])
  await page.goto('/checkout')
  await fillInAddress(page)
  await page.getByLabel('Email', {exact: true}).fill('ada')
  await placeOrder(page)
  await expect(page.getByLabel('Email', {exact: true})).toHaveAccessibleDescription(/^Email is not valid/)
  await expect(page.getByLabel('City')).toHaveValue('Hoboken')
  await expectNoneInAnyLight(page)
  expect(await shop.orders()).toEqual([])
})

test('neither a reload nor navigating back and forth sends a refused order again', async ({page, shop}) => {
  await addUnheard(page, BOWL[0], BOWL[1])
  await page.goto('/checkout')
  await fillInAddress(page)
  await untilEstimated(page)
  // as if another tab had changed the cart
  await page.locator('[name=total]').evaluate((field: HTMLInputElement) => {
    field.value = '1 USD'
  })
  await placeOrder(page)
  const alert = page.getByRole('alert')
  const isKept = async () => {
    await expect(alert).toHaveText('The total has changed. Please check it, and order again.')
    await expect(page.getByLabel('City')).toHaveValue('Hoboken')
  }
  await isKept()
  const sent = watchRequests(page)
  await page.reload()
  await isKept()
  await page.getByRole('link', {name: 'Back to the cart'}).click()
  await expect(page).toHaveURL('/cart')
  await page.goBack()
  await isKept()
  expect(sent.matching(/^POST \/checkout/)).toEqual([])
  await placeOrder(page)
  await expect(page).toHaveURL(/\/order-confirmed\//)
  expect(await shop.orders()).toHaveLength(1)
})

test('a subscription is ordered at its variant’s price and interval', async ({page, shop}) => {
  await open(page, '/shop/weekly-stems')
  await choose(page, {Size: 'Five', Vase: 'Sea'})
  await addButton(page).click()
  await expect(page).toHaveURL(/\/commerce\/subscription\?/)
  await expect(page.getByText('1 × $24.00 every week for 8 weeks')).toBeVisible()
  await page.setViewportSize({width: 320, height: 800})
  expect(await scrollsSideways(page)).toBe(false)
  await expectNoneInAnyLight(page)
  await order(page)
  await expect(page.getByText('1 × $24.00 every week for 8 weeks')).toBeVisible()
  await expectNoneInAnyLight(page)
  expect(await shop.orders()).toMatchObject([
    {items: [{sku: 'STEMS-FIVE-SEA'}], plan: {billingPeriod: {value: 1, unit: 'WEEK'}}},
  ])
})

test('axe finds no problem on the way, and nothing scrolls sideways at 390 and 320 pixels', async ({
  page,
}) => {
  await openCart(page, [MUG, 2])
  await page.setViewportSize({width: 390, height: 800})
  await page.goto('/checkout')
  await expectNoneInAnyLight(page)
  expect(await scrollsSideways(page)).toBe(false)
  await order(page)
  await expectNoneInAnyLight(page)
  for (const width of [390, 320]) {
    await page.setViewportSize({width, height: 800})
    expect(await scrollsSideways(page)).toBe(false)
  }
})

test('navigating back from the confirmation and sending again is the same order', async ({page, shop}) => {
  await addUnheard(page, BOWL[0], BOWL[1])
  await page.goto('/checkout')
  await order(page)
  const {pathname} = new URL(page.url())
  await page.goto('/cart')
  await page.goto(pathname)
  await expect(page.getByRole('heading', {name: 'Thank you for your order'})).toBeVisible()
  expect(await shop.orders()).toHaveLength(1)
})
