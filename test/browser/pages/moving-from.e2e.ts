import {execFileSync} from 'node:child_process'
import {readFile, writeFile} from 'node:fs/promises'
import {dirname} from 'node:path'
import type {Locator, Page} from '@playwright/test'
import {runVitrine} from '../commands/run-vitrine.ts'
import {US_SHOP} from '../support/document.ts'
import {tokenOf} from '../support/requests.ts'
import {expect, test} from '../support/test.ts'

/**
 * The pages of the guide about other shops: each shows a page in the manner of a theme, and has its reader run a
 * command. The same is done here, with our shop behind the changed page in place of theirs.
 */

const PAGE = /^```html static\n([\s\S]*?)^```$/m
/** What leads to their shop, and to its product. */
const TAG = /<script async src="\/vitrine\/loader.js"[^>]*>/
const PRODUCT_ID = /data-product-id="[^"]*"/

const NOTEBOOK = {
  id: '64a1f0c27be1d20013c0aa11',
  title: 'Linen Notebook',
  variants: [
    {sku: 'NOTE-PLAIN', price: 2400, attributes: {Paper: 'Plain'}},
    {sku: 'NOTE-DOT', price: 2400, attributes: {Paper: 'Dotted'}},
    {sku: 'NOTE-WATER', price: 3100, attributes: {Paper: 'Watercolor'}},
  ],
}

/** The same page on our shop, which answers where the page is. */
const onOurShop = (html: string): string =>
  html
    .replace(TAG, `<script type="application/json" data-site-context>${JSON.stringify(US_SHOP)}</script>$&`)
    .replace(TAG, '<script async src="/vitrine/loader.js">')
    .replace(PRODUCT_ID, `data-product='${JSON.stringify(NOTEBOOK)}'`)

/** The page of the guide after the change that the command proposes. */
async function adoptPage(guide: string): Promise<string> {
  const text = await readFile(new URL(`../../../docs/guide/${guide}.md`, import.meta.url), 'utf8')
  const file = test.info().outputPath('page.html')
  await writeFile(file, PAGE.exec(text)?.[1] ?? '')
  const {code, said, complained} = await runVitrine('adopt', file)
  expect(code).toBe(0)
  // the page says that it needs no change
  expect(complained).not.toContain('the count')
  execFileSync('git', ['apply', '-p0', '-'], {
    cwd: dirname(file),
    input: said.replaceAll(file, 'page.html'),
  })
  return readFile(file, 'utf8')
}

interface Theme {
  guide: string
  /** As the tag names it. */
  shop: string
  /** What its owner has to replace on the tag. */
  settings?: Readonly<Record<string, string>>
  choose: (page: Page) => Promise<unknown>
  /** The count in the cart link with one item. */
  count: (page: Page) => Locator
  shown: RegExp
  price?: string
}

const THEMES: Theme[] = [
  {
    guide: 'moving-from-dawn',
    shop: 'shopify',
    settings: {key: 'your-public-access-token'},
    choose: (page) => page.getByLabel('Watercolor').check(),
    count: (page) => page.locator('#cart-icon-bubble'),
    shown: /Cart\s+1/,
  },
  {
    guide: 'moving-from-woocommerce',
    shop: 'woocommerce',
    choose: (page) => page.getByLabel('Paper').selectOption('watercolor'),
    count: (page) => page.locator('.cart-contents'),
    shown: /\$31\.00\s+1 items/,
    price: '$31.00',
  },
  {
    guide: 'moving-from-medusa',
    shop: 'medusa',
    settings: {key: 'pk_your_key', region: 'reg_your_region'},
    choose: (page) => page.getByRole('button', {name: 'Watercolor'}).click(),
    count: (page) => page.getByTestId('nav-cart-link'),
    shown: /Cart \(1\)/,
    price: '$31.00',
  },
]

for (const {guide, shop, settings, choose, count, shown, price} of THEMES)
  test(`the page of ${guide} sells after the change, and adds once`, async ({page}) => {
    const adopted = await adoptPage(guide)
    for (const [name, value] of Object.entries({backend: shop, ...settings}))
      expect(adopted).toContain(`data-${name}="${value}"`)
    expect(adopted).toMatch(PRODUCT_ID)
    const body = onOurShop(adopted)
    await page.route('**/us/products/notebook*', (route) => route.fulfill({contentType: 'text/html', body}))
    await tokenOf(page)
    await page.goto('/us/products/notebook')
    await choose(page)
    if (price) await expect(page.locator('.product-price')).toHaveText(price)
    await page.getByRole('button', {name: 'Add to cart'}).click()
    await expect(count(page)).toHaveText(shown)
    const cart = await (await page.request.get('/api/commerce/shopping-cart')).json()
    expect(cart.totalQuantity).toBe(1)
    expect(JSON.stringify(cart)).toContain('NOTE-WATER')
  })
