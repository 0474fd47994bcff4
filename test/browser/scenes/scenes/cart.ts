import type {Locator, Page} from '@playwright/test'
import {BOWL, MUG, part} from '../../support/cart-page.ts'
import {addUnheard, holdRequests} from '../../support/requests.ts'
import {expect} from '../../support/test.ts'
import {type Scene, type Stage, visit} from '../scene.ts'
import {of, READS, theMain, theWindow} from './of.ts'

const root = (page: Page): Locator => page.locator('[data-vitrine=cart-page]')

async function fill({page}: Stage): Promise<void> {
  await addUnheard(page, MUG[0], MUG[1], 2)
  await addUnheard(page, BOWL[0], BOWL[1], 1)
}

async function openCart(stage: Stage): Promise<void> {
  await fill(stage)
  await visit(stage, '/cart')
  await expect(root(stage.page)).toHaveAttribute('data-cart-state', 'ready')
}

async function tryCode(stage: Stage, code: string): Promise<void> {
  await openCart(stage)
  await part(stage.page, 'code').fill(code)
  await stage.page.keyboard.press('Enter')
}

const cartPage: readonly Omit<Scene, 'widget'>[] = [
  {state: 'lines', open: openCart, part: theMain},
  {state: 'empty', open: (stage) => visit(stage, '/cart'), part: theMain},
  {
    state: 'undo',
    async open(stage) {
      await openCart(stage)
      await part(stage.page, 'remove').first().click()
      await expect(stage.page.locator('.vitrine-undo').first()).toBeVisible()
    },
    part: theWindow,
  },
  {
    state: 'error',
    async open(stage) {
      stage.consoleLines.allowNetworkErrors()
      await openCart(stage)
      await part(stage.page, 'quantity').last().fill('99')
      await part(stage.page, 'quantity').last().press('Tab')
      await expect(part(stage.page, 'message').last()).toBeVisible()
    },
    part: theMain,
  },
  {
    state: 'code applied',
    async open(stage) {
      await tryCode(stage, 'WELCOME10')
      await expect(part(stage.page, 'code-remove').first()).toBeVisible()
    },
    part: theMain,
  },
  {
    state: 'code refused',
    async open(stage) {
      stage.consoleLines.allowNetworkErrors()
      await tryCode(stage, 'NEVER')
      await expect(part(stage.page, 'code-message')).toBeVisible()
    },
    part: theMain,
  },
  {
    state: 'loading',
    async open(stage) {
      await openCart(stage)
      await holdRequests(stage.page, /\/shopping-cart\/entries\//)
      await part(stage.page, 'quantity').last().fill('3')
      await part(stage.page, 'quantity').last().press('Tab')
    },
    part: theMain,
  },
]

/** The page's tag says that additions open the drawer. */
async function withDrawer({page}: Stage): Promise<void> {
  await page.route(/\/shop\/[^.]*$/, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch()
    const body = (await response.text()).replace(/<script[^>]*loader\.js"/, '$& data-cart="drawer"')
    await route.fulfill({response, body})
  })
}

const drawer = (page: Page): Locator => page.locator('.cart-drawer')
const drawerLines = (page: Page): Locator => drawer(page).locator('[data-cart=lines] > li')

async function openDrawer(stage: Stage): Promise<void> {
  await withDrawer(stage)
  await fill(stage)
  await visit(stage, '/shop/moon-plate')
  // until the loader listens to it, the link opens its page
  await stage.page.waitForLoadState('networkidle')
  await stage.page.locator('.shop-header [data-vitrine=cart-indicator]').click()
  await expect(drawerLines(stage.page)).toHaveCount(2)
}

const drawers: readonly Omit<Scene, 'widget'>[] = [
  {state: 'lines', open: openDrawer, part: theWindow},
  {
    state: 'undo',
    async open(stage) {
      await openDrawer(stage)
      await part(drawer(stage.page), 'remove').first().click()
      await expect(drawerLines(stage.page)).toHaveCount(1)
    },
    part: theWindow,
  },
  {
    state: 'empty',
    async open(stage) {
      await openDrawer(stage)
      for (const left of [1, 0]) {
        await part(drawer(stage.page), 'remove').first().click()
        await expect(drawerLines(stage.page)).toHaveCount(left)
      }
    },
    part: theWindow,
  },
]

export const cart: readonly Scene[] = [
  ...of('cart-page', cartPage),
  ...of('cart-drawer', drawers, READS),
  ...of('cart-indicator', [
    {
      state: 'with items',
      async open(stage) {
        await fill(stage)
        await visit(stage, '/contact')
      },
      part: (page) => page.locator('.shop-header'),
    },
  ]),
  ...of('cart-popover', [
    {
      ...READS,
      state: 'open',
      async open(stage) {
        await visit(stage, '/shop/tide-bowl')
        await stage.page.locator('main .sqs-add-to-cart-button').first().click()
        await expect(stage.page.locator('.cart-popover__box')).toBeVisible()
        // it stays open while the pointer is over it
        await stage.page.locator('.cart-popover__box').hover()
      },
      part: theWindow,
      noTab: 'it closes when the pointer leaves it; test/browser/cart/popover tries its keys',
    },
  ]),
]
