import {stockOf} from '../../src/backends/medusa/to-product.ts'
import {type Fields, records} from '../../src/backends/records.ts'
import {asRecord} from '../../src/lib/as-record.ts'
import {parseJson} from '../../src/lib/parse-json.ts'
import {textOrNull} from '../../src/lib/text-or-null.ts'
import {attribute, findItem} from '../check-backend/find-item.ts'
import {fetchText} from '../command/fetch-text.ts'
import {Misuse} from '../command/misuse.ts'
import {readPage} from '../command/read-page.ts'
import type {Keys, Product, Shop} from './shop.ts'

const STOREFRONT_API = '/api/2026-04/graphql.json'
const GRAPHQL = '{products(options: {take: 1}) {items {id slug name}}}'

/** The parsed JSON of a reply; undefined without one. */
async function ask(url: string, init: RequestInit = {}): Promise<unknown> {
  try {
    const {text} = await fetchText(url, init)
    const parsed = parseJson(text)
    return parsed.ok ? parsed.value : undefined
  } catch {
    return undefined
  }
}

/** The product that its owner names, whose title the page reads from the shop; else the shop's first one, by its slug. */
function choose({product}: Keys, slug: unknown, title: unknown, id: unknown): Product | null {
  const itemId = product ?? textOrNull(slug)
  if (!itemId) return null
  return {
    title: (product ? null : textOrNull(title)) ?? itemId,
    attributes: {'data-product-id': itemId},
    // carts name it by its id
    item: {itemId: product || id == null ? itemId : `${id}`, sku: null},
  }
}

const firstOf = (list: unknown): Record<string, unknown> => asRecord(Array.isArray(list) ? list[0] : null)

/** Where to look, and what was found there before. */
interface Place {
  origin: string
  /** Of the start page. */
  html: string
  keys: Keys
}

type Look = (place: Place) => Promise<Shop | null>

async function lookForWooCommerce({origin, keys}: Place): Promise<Shop | null> {
  const api = `${origin}/wp-json/wc/store/v1`
  const list = await ask(`${api}/products?per_page=1`)
  if (!Array.isArray(list)) return null
  const {id, slug, name} = firstOf(list)
  return {kind: 'woocommerce', sign: '/wp-json/wc/store/v1', api, product: choose(keys, slug, name, id)}
}

async function lookForVendure({origin, keys}: Place): Promise<Shop | null> {
  const api = `${origin}/shop-api`
  const {key, channel, region} = keys
  const reply = await ask(api, {
    method: 'POST',
    headers: {'Content-Type': 'application/json', ...(channel && {'vendure-token': channel})},
    body: JSON.stringify({query: GRAPHQL}),
  })
  const {products} = asRecord(asRecord(reply).data)
  if (!products) return null
  const {id, slug, name} = firstOf(asRecord(products).items)
  return {
    kind: 'vendure',
    sign: '/shop-api',
    api,
    key,
    channel,
    region,
    product: choose(keys, slug, name, id),
  }
}

/** Of each variant: more than the checks of a cart add. */
const ENOUGH = 10

function isInStock({variants}: Fields): boolean {
  const stocks = records(variants).map(stockOf)
  return stocks.length > 0 && stocks.every(({unlimited, qtyInStock}) => unlimited || qtyInStock >= ENOUGH)
}

/** Without a key, Medusa says that it needs one. Its products come in no particular order: one in stock is better. */
async function lookForMedusa({origin, keys}: Place): Promise<Shop | null> {
  const {key, region} = keys
  const headers = {'x-publishable-api-key': key ?? ''}
  const query = new URLSearchParams({
    limit: '20',
    fields: 'id,handle,title,*variants,+variants.inventory_quantity',
  })
  const reply = asRecord(await ask(`${origin}/store/products?${query}`, {headers}))
  const isMedusa = Array.isArray(reply.products) || /publishable/i.test(`${reply.message}`)
  if (!isMedusa) return null
  const regions = asRecord(await ask(`${origin}/store/regions`, {headers})).regions
  const products = records(reply.products)
  const {id, handle, title} = products.find(isInStock) ?? products[0] ?? {}
  return {
    kind: 'medusa',
    sign: '/store',
    api: origin,
    key,
    region: region ?? textOrNull(firstOf(regions).id) ?? undefined,
    product: choose(keys, handle, title, id),
  }
}

async function lookForShopify({origin, html, keys}: Place): Promise<Shop | null> {
  const {host} = new URL(origin)
  const [shop] = /[\w-]+\.myshopify\.com$/.exec(host) ?? /[\w-]+\.myshopify\.com/.exec(html) ?? []
  if (!shop) return null
  const {id, handle, title} = firstOf(asRecord(await ask(`${origin}/products.json?limit=1`)).products)
  const api = `https://${shop}${STOREFRONT_API}`
  return {kind: 'shopify', sign: shop, api, key: keys.key, product: choose(keys, handle, title, id)}
}

/** A product that the page itself describes, as the platform's pages do. */
async function lookForPlatform({origin, html}: Place): Promise<Shop | null> {
  const item = findItem(html)
  const generator = /<meta[^>]{0,200}generator[^>]{0,200}>/i.exec(html)?.[0] ?? ''
  const json = attribute(html, 'data-product')
  const parsed = parseJson(json)
  const title = textOrNull(asRecord(parsed.ok ? parsed.value : null).title) ?? 'Product'
  if (!item && !/squarespace/i.test(generator)) return null
  return {
    kind: 'platform',
    sign: item ? 'a product on its page' : 'its generator',
    api: origin,
    currency: /"selectedCurrency": ?"([A-Z]{3})"/.exec(html)?.[1],
    product: item && json ? {title, attributes: {'data-product': json}, item} : null,
  }
}

const LOOKS: readonly Look[] = [
  lookForWooCommerce,
  lookForShopify,
  lookForVendure,
  lookForMedusa,
  lookForPlatform,
]

/** The kind of shop at an address, and a product of it. */
export async function look(address: string, keys: Keys): Promise<Shop> {
  const {origin} = new URL(address)
  const {text: html} = await readPage(address)
  const place = {origin, html, keys}
  for (const lookFor of LOOKS) {
    const shop = await lookFor(place)
    if (shop) return shop
  }
  const {ucp} = asRecord(await ask(`${origin}/.well-known/ucp`))
  const more = ucp ? ' It announces the Universal Commerce Protocol, which Vitrine does not speak.' : ''
  throw new Misuse(
    `${address} is no shop that Vitrine knows.${more} Name a page with a product, or take --shop none, and see docs/guide/own-backend.md.`,
  )
}
