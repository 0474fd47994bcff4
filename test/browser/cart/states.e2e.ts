import type {Locator} from '@playwright/test'
import {expectNoneInAnyLight} from '../support/accessibility.ts'
import {BOWL, ENTRIES, expectAgreement, openCart, part, type} from '../support/cart-page.ts'
import {openDocument} from '../support/document.ts'
import {recordShifts, settle, shifts} from '../support/layout.ts'
import {expectHeader} from '../support/page-parts.ts'
import {addUnheard, holdRequests} from '../support/requests.ts'
import {expect, test} from '../support/test.ts'

const CART = /\/api\/commerce\/shopping-cart\?/
const EMPTY = {
  body: '<main><h1>Cart</h1><div data-vitrine="cart-page"></div></main>',
}

/** What the style sheet writes before an element, while it is visible. */
const markOf = (element: Locator): Promise<string> =>
  element.evaluate((one) => {
    const {content, visibility} = getComputedStyle(one, '::before')
    return visibility === 'visible' ? content : ''
  })

/** How long an element stays without its mark once it is provisional, in milliseconds. */
const timeMark = (element: Locator): Promise<number> =>
  element.evaluate(
    (one) =>
      new Promise<number>((resolve) => {
        function look(begun: number): void {
          if (getComputedStyle(one, '::before').visibility === 'visible') resolve(performance.now() - begun)
          else requestAnimationFrame(() => look(begun))
        }
        new MutationObserver((_, observer) => {
          observer.disconnect()
          const begun = performance.now()
          requestAnimationFrame(() => look(begun))
        }).observe(one, {attributeFilter: ['data-provisional']})
      }),
  )

for (const width of [1280, 390])
  test(`sums agree while a change waits, and are marked as provisional, at ${width} px`, async ({
    page,
    context,
    shop,
    consoleLines,
  }) => {
    consoleLines.allowNetworkErrors()
    await page.setViewportSize({width, height: 844})
    await openCart(page, [BOWL, 1])
    const [subtotal, total] = [part(page, 'subtotal'), part(page, 'grand-total')]
    expect(await markOf(total)).toBe('none')
    await context.setOffline(true)
    await type(page, 'Tide Bowl', '3')
    for (const sum of [part(page, 'line-total'), subtotal, total]) await expect(sum).toHaveText('$117.00')
    await expectHeader(page, 3, '$117.00')
    for (const sum of [subtotal, total]) await expect.poll(() => markOf(sum)).toBe('"Provisional"')
    await expect(part(page, 'checkout')).toHaveAccessibleDescription(
      'Please check your internet connection. You can check out once your changes are saved.',
    )
    await expectNoneInAnyLight(page)
    await context.setOffline(false)
    await expectAgreement(page, shop)
    expect(await markOf(total)).toBe('none')
    await expect(part(page, 'checkout')).toHaveAccessibleDescription('')
  })

test('the mark appears after 300 ms, moves nothing, and follows the direction of the page', async ({
  page,
}) => {
  await recordShifts(page)
  await openCart(page, [BOWL, 1])
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl'
  })
  await settle(page)
  const {length} = await shifts(page)
  const release = await holdRequests(page, new RegExp(ENTRIES))
  const before = await part(page, 'totals').boundingBox()
  const total = part(page, 'grand-total')
  const unmarked = timeMark(total)
  await type(page, 'Tide Bowl', '2')
  await expect(total).toHaveAttribute('data-provisional', 'Provisional')
  // less one frame
  expect(await unmarked).toBeGreaterThan(280)
  expect(await markOf(total)).toBe('"Provisional"')
  expect(await part(page, 'totals').boundingBox()).toEqual(before)
  release()
  await expect(total).not.toHaveAttribute('data-provisional')
  expect(await part(page, 'totals').boundingBox()).toEqual(before)
  expect(await shifts(page)).toHaveLength(length)
})

test('a pressed checkout waits for the answer, and goes on automatically', async ({page}) => {
  await openCart(page, [BOWL, 1])
  const release = await holdRequests(page, new RegExp(ENTRIES))
  await type(page, 'Tide Bowl', '2')
  const checkout = part(page, 'checkout')
  await expect(checkout).toHaveAccessibleDescription('Updating your cart.')
  await checkout.press('Enter')
  await expect(part(page, 'problem')).toHaveText(
    'Updating your cart. You will go to the checkout in a moment.',
  )
  await expect(page).toHaveURL('/cart')
  release()
  await expect(page).toHaveURL('/checkout')
})

test('a code that applies is confirmed beside its field, which keeps the focus', async ({page, shop}) => {
  await openCart(page, [BOWL, 1])
  const field = part(page, 'code')
  await field.fill('welcome10')
  await field.press('Enter')
  const success = page.locator('.vitrine-success')
  await expect(success).toHaveText('The code welcome10 was applied.')
  await expect(page.getByRole('status')).toContainText(['The code welcome10 was applied.'])
  await expect(field).toBeFocused()
  await expectNoneInAnyLight(page)
  await part(page, 'code-remove').click()
  await expect(success).toHaveText('The code WELCOME10 was removed.')
  await expectAgreement(page, shop)
})

for (const reducedMotion of ['no-preference', 'reduce'] as const)
  test(`a cart that loads for more than 300 ms shows bars (${reducedMotion})`, async ({page}) => {
    await page.emulateMedia({reducedMotion})
    await addUnheard(page, BOWL[0], BOWL[1])
    const release = await holdRequests(page, CART)
    await openDocument(page, EMPTY)
    const bars = page.locator('.vitrine-skeleton')
    await expect(bars).toHaveCSS('visibility', 'visible')
    await expect(page.getByText('Loading your cart…')).toHaveCount(1)
    const isMoving = await bars.evaluate((one) =>
      one
        .getAnimations({subtree: true})
        .some((animation) => animation.effect?.getTiming().iterations === Infinity),
    )
    expect(isMoving).toBe(reducedMotion === 'no-preference')
    await expectNoneInAnyLight(page)
    release()
    await expect(part(page, 'line-total')).toHaveText('$39.00')
    await expect(bars).toBeHidden()
  })
