import type {Page} from '@playwright/test'
import type {Cart} from '../../../src/api/generated/schema.ts'
import {isRecord} from '../../../src/lib/is-record.ts'
import {parseJson} from '../../../src/lib/parse-json.ts'
import {readPath} from '../../../src/lib/read-path.ts'
import {fillInAddress, placeOrder} from '../../browser/support/checkout.ts'
import {startServer} from '../../browser/support/server.ts'
import {createShop} from '../../browser/support/shop.ts'
import {expect} from '../expect.ts'
import type {Good, RunningShop, ShopKind, Variant} from '../shop.ts'

const MARKS: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&#34;': '"',
  '&#39;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
}

/** The product in the form of `data-product`, from a page of the shop. */
async function readProduct(url: string, slug: string): Promise<Record<string, unknown>> {
  const html = await (await fetch(`${url}/shop/${slug}`)).text()
  const [, text = ''] = /data-vitrine="add-to-cart"[^>]* data-product="([^"]*)"/.exec(html) ?? []
  const parsed = parseJson(text.replace(/&(quot|#34|#39|lt|gt|amp);/g, (mark) => MARKS[mark] ?? ''))
  if (parsed.ok && isRecord(parsed.value)) return parsed.value
  throw new Error(`/shop/${slug} carries no product`)
}

function toVariant(value: unknown): Variant {
  const isOnSale = readPath(value, 'onSale') === true
  return {
    sku: `${readPath(value, 'sku')}`,
    price: Number(readPath(value, isOnSale ? 'salePrice' : 'price')),
    options: Object.fromEntries(
      Object.entries(Object(readPath(value, 'attributes'))).map(([name, text]) => [name, `${text}`]),
    ),
  }
}

async function goodOf(url: string, slug: string): Promise<Good> {
  const json = await readProduct(url, slug)
  const variants: unknown = json.variants ?? readPath(json, 'structuredContent.variants')
  const list: unknown[] = Array.isArray(variants) ? variants : []
  return {
    id: `${json.id}`,
    title: `${json.title}`,
    variants: list.map(toVariant),
    stock: Number(readPath(list[0], 'qtyInStock')),
    json,
  }
}

/** Orders on the demo shop's checkout page, which asks again if the address changes the total. */
async function order(page: Page): Promise<void> {
  await fillInAddress(page)
  await placeOrder(page)
  await expect(page).toHaveURL(/[?]try=|\/order-confirmed\//)
  if (/[?]try=/.test(page.url())) await placeOrder(page)
  await expect(page).toHaveURL(/\/order-confirmed\//)
}

const heldIn = (all: readonly Cart[]): string[] =>
  all
    .flatMap(({entries}) => entries)
    .map(({quantity, chosenVariant}) => `${quantity} × ${chosenVariant.sku}`)
    .sort()

const orderedIn = (all: readonly unknown[]): string[] =>
  all
    .flatMap((order) => readPath(order, 'items'))
    .map((item) => `${readPath(item, 'quantity')} × ${readPath(item, 'sku')}`)
    .sort()

async function start(): Promise<RunningShop> {
  const server = await startServer()
  const shop = createShop(server.url, server.restart)
  const good = (slug: string) => goodOf(server.url, slug)
  return {
    tag: {},
    origins: [],
    currency: 'USD',
    goods: {
      options: await good('everyday-teapot'),
      plain: await good('coffee-cup-cairo'),
      last: await good('moon-plate'),
      soldOut: await good('ash-vase'),
      sale: await good('tide-bowl'),
    },
    category: 'Ceramics',
    code: {text: 'WELCOME10', percent: 10},
    abroad: null,
    proxied: server.url,
    productPage: '/shop/tide-bowl',
    order,
    held: async () => heldIn(await shop.carts()),
    ordered: async () => orderedIn(await shop.orders()),
    reset: shop.reset,
    stop: server.stop,
  }
}

export const shop: ShopKind = {name: 'reference', what: 'the demo shop of this repository', start}
