import {type Browser, type BrowserContext, chromium, type Page} from 'playwright-core'
import {watchConsole} from '../browser/support/console-lines.ts'
import {findShell, launchOptions} from '../chromium.ts'
import {expect} from './expect.ts'
import type {Role} from './shop.ts'

export const startBrowser = (): Promise<Browser> => chromium.launch(launchOptions(findShell()))

/** A visitor with a browser on the pages of a site. */
export interface Shopper {
  context: BrowserContext
  page: Page
  /** Lines on the console and violations of the policy since the start. */
  problems: () => readonly string[]
  /** The files of Vitrine that the pages fetched, relative to its folder. */
  files: () => readonly string[]
  leave: () => Promise<void>
}

export async function openShopper(browser: Browser, origin: string): Promise<Shopper> {
  const context = await browser.newContext({baseURL: origin, viewport: {width: 1280, height: 800}})
  context.setDefaultTimeout(15_000)
  const lines = await watchConsole(context)
  const files = new Set<string>()
  context.on('request', (request) => {
    const [, file] = request.url().split('/vitrine/')
    if (file) files.add(file)
  })
  return {
    context,
    page: await context.newPage(),
    problems: () => lines.all,
    files: () => [...files],
    leave: () => context.close(),
  }
}

/** Opens the page of a product, and waits until the widget has it. */
export async function openProduct(page: Page, role: Role, prefix = ''): Promise<void> {
  await page.goto(`${prefix}/p/${role}`)
  const product = page.locator('[data-vitrine=add-to-cart]')
  if (await product.getAttribute('data-product-id'))
    await expect(product).toHaveAttribute('data-vitrine-state', 'mounted', {timeout: 15_000})
}

export async function openCart(page: Page, prefix = ''): Promise<void> {
  await page.goto(`${prefix}/cart`)
  await expect(page.locator('[data-vitrine=cart-page]')).toHaveAttribute('data-cart-state', 'ready', {
    timeout: 15_000,
  })
}

export const addButton = (page: Page) => page.locator('.sqs-add-to-cart-button')
/** With the keyboard: the popover may cover it. */
export const pressAdd = (page: Page) => addButton(page).press('Enter')
export const count = (page: Page) => page.locator('.sqs-cart-quantity')
export const subtotal = (page: Page) => page.locator('.sqs-cart-subtotal')
export const price = (page: Page) => page.locator('.product-price')

/** An amount in the pages' format. */
export const written = (minor: number, currency: string): string =>
  new Intl.NumberFormat('en-US', {style: 'currency', currency}).format(minor / 100)
