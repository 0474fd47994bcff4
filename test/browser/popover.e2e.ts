import {openDocument} from './support/document.ts'
import {addToCart, bowl, cartLink, spacer} from './support/markup.ts'
import {addButton, expectAllMounted, expectHeader, open, popover} from './support/page-parts.ts'
import {expect, test} from './support/test.ts'

/** Milliseconds that it stays. */
const LIFETIME = 3000

test('the popover says what was added and goes after three seconds', async ({page}) => {
  await open(page, '/shop/tide-bowl')
  const times = await page.evaluateHandle((lifetime) => {
    const seen = {shown: 0, gone: 0, isOverdue: false}
    /** By a timer of the page's own: on a busy machine all of them are late. */
    const watch = () =>
      setTimeout(() => {
        seen.isOverdue = !seen.gone
      }, lifetime + 600)
    new MutationObserver(() => {
      const isShown = document.querySelector('.cart-popover__box') !== null
      if (!isShown) seen.gone ||= seen.shown && performance.now()
      else if (!seen.shown) {
        seen.shown = performance.now()
        watch()
      }
    }).observe(document.body, {subtree: true, childList: true})
    return seen
  }, LIFETIME)
  await addButton(page).click()
  await expect(popover(page).locator('.cart-popover__text')).toHaveText('Tide Bowl was added to your cart')
  await expect(popover(page).getByRole('link', {name: 'View Cart'})).toHaveAttribute('href', /\/cart$/)
  await expect(popover(page)).toHaveCount(0)
  const {shown, gone, isOverdue} = await times.jsonValue()
  expect(gone - shown).toBeGreaterThan(LIFETIME - 50)
  expect(isOverdue).toBe(false)
})

test('it is read out: its text comes into a live region that was there before', async ({page}) => {
  await open(page, '/shop/tide-bowl')
  await page.evaluate(() => {
    new MutationObserver((records) => {
      for (const {target} of records)
        if (target instanceof Element && target.matches('[role=status]'))
          target.setAttribute('data-spoke', '')
    }).observe(document.body, {subtree: true, childList: true})
  })
  await addButton(page).click()
  await expect(page.locator('[role=status][data-spoke]')).toContainText('Tide Bowl was added to your cart')
})

test('the close button removes it', async ({page}) => {
  await open(page, '/shop/tide-bowl')
  await addButton(page).click()
  await popover(page).getByRole('button', {name: 'Close'}).click()
  await expect(popover(page)).toHaveCount(0)
})

for (const key of ['Escape', 'Enter'])
  test(`closed with ${key} it gives the focus back to where it was`, async ({page}) => {
    await open(page, '/shop/tide-bowl')
    await addButton(page).focus()
    await page.keyboard.press('Enter')
    await popover(page).getByRole('button', {name: 'Close'}).focus()
    await page.keyboard.press(key)
    await expect(popover(page)).toHaveCount(0)
    await expect(addButton(page)).toBeFocused()
  })

test('it stays while it is pointed at or holds the focus', async ({page}) => {
  await page.clock.install()
  await open(page, '/shop/tide-bowl')
  await addButton(page).click()
  await popover(page).hover()
  await page.clock.runFor(LIFETIME + 100)
  await expect(popover(page)).toBeVisible()
  await popover(page).getByRole('link').focus()
  await page.mouse.move(10, 700)
  await page.clock.runFor(LIFETIME + 100)
  await expect(popover(page)).toBeVisible()
  await addButton(page).focus()
  await page.clock.runFor(LIFETIME + 100)
  await expect(popover(page)).toHaveCount(0)
})

test('a newer one takes its place', async ({page}) => {
  await open(page, '/shop')
  await addButton(page, 'Tide Bowl').click()
  await expect(popover(page)).toContainText('Tide Bowl was added to your cart')
  await addButton(page, 'Moon Plate').click()
  await expect(popover(page)).toContainText('Moon Plate was added to your cart')
  await expect(popover(page)).toHaveCount(1)
})

const place = async (page: Parameters<typeof popover>[0]) => {
  const box = await popover(page).boundingBox()
  const width = await page.evaluate(() => document.documentElement.clientWidth)
  return {top: box?.y ?? 0, right: width - (box?.x ?? 0) - (box?.width ?? 0)}
}

test('it stands 16 px below the header, at the end of the cart link', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'})
  await open(page, '/shop/tide-bowl')
  await addButton(page).click()
  await expect(popover(page)).toBeVisible()
  const header = await page.locator('.shop-header').boundingBox()
  const link = await page.locator('.shop-cart-link').boundingBox()
  const {top, right} = await place(page)
  expect(top).toBeCloseTo((header?.y ?? 0) + (header?.height ?? 0) + 16, 0)
  expect(right).toBeCloseTo(1280 - (link?.x ?? 0) - (link?.width ?? 0), 0)
})

test('without a visible cart link it stands in the corner, and follows the page', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'})
  await openDocument(page, {body: `${cartLink()}${spacer(900)}${addToCart(bowl)}${spacer(2000)}`})
  await expectAllMounted(page)
  await addButton(page).click()
  await expect(popover(page)).toBeVisible()
  expect(await place(page)).toEqual({top: 33, right: 33})
  await page.evaluate(() => scrollTo({top: 0, behavior: 'instant'}))
  const linkBottom = await page
    .locator('[data-vitrine=cart-indicator]')
    .evaluate((link) => link.getBoundingClientRect().bottom)
  await expect.poll(async () => (await place(page)).top).toBeCloseTo(linkBottom + 16, 0)
  await page.evaluate(() => scrollTo({top: 1500, behavior: 'instant'}))
  await expect.poll(() => place(page)).toEqual({top: 33, right: 33})
})

test('at a floating cart it stands at its top right', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'})
  await openDocument(page, {
    body: `<div data-controller="FloatingCart">${cartLink()}</div>${addToCart(bowl)}`,
  })
  await page.locator('[data-controller=FloatingCart]').evaluate((element: HTMLElement) => {
    Object.assign(element.style, {position: 'fixed', top: '200px', right: '100px'})
  })
  await expectAllMounted(page)
  await addButton(page).click()
  await expect(popover(page)).toBeVisible()
  expect(await place(page)).toEqual({top: 233, right: 133})
})

test('on the page of the cart itself it does not show', async ({page, shop}) => {
  await openDocument(page, {body: `<div id="sqs-cart-root"></div>${cartLink()}${addToCart(bowl)}`})
  await expectAllMounted(page)
  await addButton(page).click()
  await expect(page.locator('.sqs-cart-quantity')).toHaveText('1')
  await expect(addButton(page)).toHaveText('Added!')
  await expect(popover(page)).toHaveCount(0)
  expect(await shop.held()).toEqual(['1 × BOWL-TIDE'])
})

test('a page without a popover of its own gets one', async ({page}) => {
  await openDocument(page, {body: addToCart(bowl)})
  await expectAllMounted(page)
  await addButton(page).click()
  await expect(popover(page)).toContainText('Tide Bowl was added to your cart')
  await expect(page.locator('[data-vitrine=cart-popover]')).toHaveCount(1)
})

test('View Cart leads to the cart', async ({page}) => {
  await open(page, '/shop/tide-bowl')
  await addButton(page).click()
  await popover(page).getByRole('link', {name: 'View Cart'}).click()
  await page.waitForURL('**/cart')
  await expect(page.getByRole('heading', {name: 'Your cart'})).toBeVisible()
  await expectHeader(page, 1, '$39.00')
})
