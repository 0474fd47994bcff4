import {el, type Markup} from './markup.ts'
import type {Product, Shop} from './shop.ts'

/** A page with one product, in parts that each template puts in its place. */
export interface ShopPage {
  title: string
  /** Attributes of the loader's tag. */
  tag: Readonly<Record<string, string>>
  context: Markup
  body: readonly Markup[]
}

/** What the shop in the page sells. */
export const MOCK: Product = {
  title: 'Tide Bowl',
  attributes: {
    'data-product': JSON.stringify({
      id: 'bowl',
      title: 'Tide Bowl',
      variants: [{sku: 'BOWL', price: 3900, qtyInStock: 10}],
    }),
  },
  item: {itemId: 'bowl', sku: 'BOWL'},
}

function tagOf({kind, api, key, channel, region}: Shop): Record<string, string> {
  if (kind === 'mock') return {'data-api': 'mock'}
  const settings = {'data-api': api, 'data-key': key, 'data-channel': channel, 'data-region': region}
  return {
    ...(kind !== 'platform' && {'data-backend': kind}),
    ...Object.fromEntries(
      Object.entries(settings).flatMap(([name, value]) => (value ? [[name, value]] : [])),
    ),
    'data-tracking': 'off',
  }
}

/** The page of a shop. */
export function pageOf(shop: Shop, product: Product): ShopPage {
  const {currency} = shop
  return {
    title: product.title,
    tag: tagOf(shop),
    context: {
      tag: 'script',
      attributes: {type: 'application/json', 'data-site-context': ''},
      children: {json: currency ? {websiteSettings: {storeSettings: {selectedCurrency: currency}}} : {}},
    },
    body: [
      el(
        'a',
        {'data-vitrine': 'cart-indicator', href: '#cart'},
        'Cart ',
        el('span', {class: 'sqs-cart-quantity'}, '0'),
        ' ',
        el('span', {class: 'sqs-cart-subtotal'}),
      ),
      el('div', {'data-vitrine': 'cart-popover'}),
      el(
        'article',
        {'data-vitrine': 'add-to-cart', ...product.attributes},
        el('h1', {class: 'product-title'}, product.title),
      ),
      el('div', {id: 'cart', 'data-vitrine': 'cart-page'}),
    ],
  }
}
