import type {Page} from '@playwright/test'
import {openDocument} from '../support/document.ts'
import {addToCart, bowl, cartLink, spacer} from '../support/markup.ts'
import {addButton, expectAllMounted, expectHeader, open, popover} from '../support/page-parts.ts'
import {expectLabel, recordLabels} from '../support/record-labels.ts'
import {expect, test} from '../support/test.ts'
import {vitrineOf} from '../support/vitrine.ts'

/** Milliseconds that it stays open. */
const LIFETIME = 3000

test('the popover names the added item and closes after three seconds', {tag: '@engines'}, async ({page}) => {
  await open(page, '/shop/tide-bowl')
  const times = await page.evaluateHandle((lifetime) => {
    const seen = {shown: 0, gone: 0, isOverdue: false}
    /** Uses a timer in the page: on a busy machine both are equally late. */
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

test('is announced: its text appears in an existing live region', async ({page}) => {
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
  test(`closing it with ${key} returns the focus`, {tag: '@engines'}, async ({page}) => {
    await open(page, '/shop/tide-bowl')
    await addButton(page).focus()
    await page.keyboard.press('Enter')
    await popover(page).getByRole('button', {name: 'Close'}).focus()
    await page.keyboard.press(key)
    await expect(popover(page)).toHaveCount(0)
    await expect(addButton(page)).toBeFocused()
  })

test('stays open while the pointer is over it or it has the focus', async ({page}) => {
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

test('a newer popover replaces it', async ({page}) => {
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

test('is 16 px below the header, at the end of the cart link', async ({page}) => {
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

test('without a visible cart link it is in the corner, and follows the page', async ({page}) => {
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

test('for a floating cart it is at the top right', async ({page}) => {
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

test('does not open on the cart page', async ({page, shop}) => {
  await openDocument(page, {body: `<div id="sqs-cart-root"></div>${cartLink()}${addToCart(bowl)}`})
  await expectAllMounted(page)
  const labels = await recordLabels(addButton(page))
  await addButton(page).click()
  await expect(page.locator('.sqs-cart-quantity')).toHaveText('1')
  await expectLabel(labels, 'Added!')
  await expect(popover(page)).toHaveCount(0)
  expect(await shop.held()).toEqual(['1 × BOWL-TIDE'])
})

test('a page without a popover gets one', async ({page}) => {
  await openDocument(page, {body: addToCart(bowl)})
  await expectAllMounted(page)
  await addButton(page).click()
  await expect(popover(page)).toContainText('Tide Bowl was added to your cart')
  await expect(page.locator('[data-vitrine=cart-popover]')).toHaveCount(1)
})

test('View Cart opens the cart', async ({page}) => {
  await open(page, '/shop/tide-bowl')
  await addButton(page).click()
  await popover(page).getByRole('link', {name: 'View Cart'}).click()
  await page.waitForURL('**/cart')
  await expect(page.getByRole('heading', {name: 'Your cart'})).toBeVisible()
  await expectHeader(page, 1, '$39.00')
})

/** Positions of a page's cart link; the policy forbids style attributes. */
const CORNERS = {
  'top left': {top: '0', left: '0'},
  'top right': {top: '0', right: '0'},
  'bottom left': {bottom: '0', left: '0'},
  'bottom right': {bottom: '0', right: '0'},
  middle: {top: '45%', left: '40%'},
}

const LONG_NAME = `${bowl.title} ${'with a very long name '.repeat(6)}Donaudampfschifffahrtsgesellschaftskapitän`

const styleOf = (page: Page, selector: string, style: Record<string, string>) =>
  page.locator(selector).evaluate((element: HTMLElement, given) => {
    Object.assign(element.style, {position: 'fixed', ...given})
  }, style)

const addBowl = async (page: Page) =>
  (await vitrineOf(page)).evaluate(async ({cart}, {id: itemId, variants}) => {
    await cart.add({itemId, sku: `${variants[0]?.sku}`})
  }, bowl)

/** It is completely inside the window, and nothing covers its controls. */
async function expectInWindow(page: Page): Promise<void> {
  await expect(popover(page)).toBeVisible()
  const found = await popover(page).evaluate(async (box) => {
    // it moves while it appears
    await Promise.all(box.getAnimations().map(({finished}) => finished))
    const {left, top, right, bottom} = box.getBoundingClientRect()
    const {clientWidth} = document.documentElement
    const isHit = (element: Element) => {
      const rect = element.getBoundingClientRect()
      const [x, y] = [rect.left + rect.width / 2, rect.top + rect.height / 2]
      return element.contains(document.elementFromPoint(x, y))
    }
    return {
      room: Math.min(left, top, clientWidth - right, innerHeight - bottom),
      covered: [...box.querySelectorAll('a,button')].filter((one) => !isHit(one)).length,
    }
  })
  expect(found.room).toBeGreaterThanOrEqual(7.9)
  expect(found.covered).toBe(0)
}

for (const [width, height] of [
  [1280, 800],
  [390, 844],
  [320, 480],
] as const)
  for (const dir of ['ltr', 'rtl'])
    test(`is inside a window of ${width} px, ${dir}, wherever the cart link is`, async ({page}) => {
      await page.emulateMedia({reducedMotion: 'reduce'})
      await page.setViewportSize({width, height})
      await openDocument(page, {html: `lang="en-US" dir="${dir}"`, body: `${cartLink()}${spacer(2000)}`})
      await expectAllMounted(page)
      for (const corner of Object.values(CORNERS)) {
        await styleOf(page, '[data-vitrine=cart-indicator]', {inset: 'auto', ...corner})
        await addBowl(page)
        await expect(popover(page)).toBeVisible()
        await expectInWindow(page)
        const [box, link] = await Promise.all([
          popover(page).boundingBox(),
          page.locator('[data-vitrine=cart-indicator]').boundingBox(),
        ])
        if (!box || !link) throw new Error('nothing is shown')
        const gap = Math.max(box.y - link.y - link.height, link.y - box.y - box.height)
        expect(gap, JSON.stringify(corner)).toBeCloseTo(16, 0)
        await popover(page).getByRole('button', {name: 'Close'}).click()
      }
    })

test('displays a long name in full at 300 % zoom', async ({page}) => {
  await page.setViewportSize({width: 427, height: 267})
  await openDocument(page, {body: `${cartLink()}${addToCart({...bowl, title: LONG_NAME})}`})
  await expectAllMounted(page)
  await addButton(page).click()
  await expectInWindow(page)
  await expect(popover(page)).toContainText(LONG_NAME)
  const isWide = await popover(page).evaluate(({scrollWidth, clientWidth}) => scrollWidth > clientWidth)
  expect(isWide).toBe(false)
})

test('is above a sticky header, and above the page’s topmost elements', async ({page}) => {
  await openDocument(page, {
    body: `<header>${cartLink()}${spacer(60)}</header><div id="cover">Cover</div>${addToCart(bowl)}${spacer(2000)}`,
  })
  await styleOf(page, 'header', {position: 'sticky', top: '0', zIndex: '2147483647'})
  await styleOf(page, '#cover', {inset: '60px 0 50% 0', zIndex: '2147483647', pointerEvents: 'auto'})
  await expectAllMounted(page)
  await addBowl(page)
  await expectInWindow(page)
})

test.describe('in a modal dialog', () => {
  const DIALOG = `<dialog aria-label="Yours"><h2>Yours</h2>${addToCart(bowl)}<button type="button">Done</button></dialog>`
  const dialog = (page: Page) => page.getByRole('dialog', {name: 'Yours'})

  /** Opens a page's own dialog. */
  async function openOwn(page: Page, html = DIALOG): Promise<void> {
    await openDocument(page, {body: `<header>${cartLink()}</header><main><p>Page</p></main>${html}`})
    await expectAllMounted(page)
    await page.evaluate(() => document.querySelector('dialog')?.showModal())
  }

  test('in the page’s own dialog it is visible, announced and clickable, and Escape leaves the dialog', {
    tag: '@engines',
  }, async ({page}) => {
    await openOwn(page)
    await addButton(page).click()
    await expectInWindow(page)
    const status = dialog(page).getByRole('status')
    await expect(status).toContainText('Tide Bowl was added to your cart')
    await expect(status).toHaveCount(1)
    await popover(page).getByRole('link', {name: 'View Cart'}).focus()
    await page.keyboard.press('Escape')
    await expect(popover(page)).toHaveCount(0)
    await expect(dialog(page)).toBeVisible()
    await expect(addButton(page)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
    expect(await dialog(page).locator('.cart-popover__host').count()).toBe(0)
  })

  test('stays for its remaining time when the dialog closes', async ({page}) => {
    await openOwn(page)
    await addButton(page).click()
    await expect(popover(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
    await expectInWindow(page)
    await expect(page.locator('[data-vitrine=cart-popover] .cart-popover__box')).toHaveCount(1)
    await expect(popover(page)).toHaveCount(0)
  })

  test('without the element it appears in the element that is declared modal', async ({page}) => {
    await openDocument(page, {
      body: `<main inert><header>${cartLink()}</header></main><div role="dialog" aria-modal="true" aria-label="Yours">${addToCart(bowl)}</div>`,
    })
    await expectAllMounted(page)
    await addButton(page).click()
    await expectInWindow(page)
    await expect(dialog(page).getByRole('link', {name: 'View Cart'})).toBeVisible()
  })

  test('View Cart opens the cart', async ({page}) => {
    await openOwn(page)
    await addButton(page).click()
    await popover(page).getByRole('link', {name: 'View Cart'}).click()
    await page.waitForURL('**/cart')
  })
})
