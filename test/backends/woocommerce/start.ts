import {CATEGORY, CODE, EUROS} from '../goods.ts'
import {orderOnSite} from '../order-on-site.ts'
import {goodsOf} from '../roles.ts'
import type {RunningShop, ShopKind} from '../shop.ts'
import {startDouble} from './server.ts'

function shopOf(double: Awaited<ReturnType<typeof startDouble>>): RunningShop {
  const {api, eurosApi, origin, idOf, held, ordered, reset, stop} = double
  const goods = goodsOf(idOf)
  return {
    tag: {backend: 'woocommerce', api},
    origins: [origin],
    currency: 'USD',
    // one product by its slug, the others by their ids
    goods: {...goods, options: {...goods.options, id: 'tide-bowl'}},
    category: CATEGORY.handle,
    // WooCommerce stores codes in lower case
    code: {...CODE, text: CODE.text.toLowerCase()},
    abroad: {
      tag: {backend: 'woocommerce', api: eurosApi},
      currency: 'EUR',
      price: Math.round((goods.plain.variants[0]?.price ?? 0) * EUROS),
    },
    order: orderOnSite,
    held: async () => held(),
    ordered: async () => ordered(),
    reset: async () => reset(),
    stop,
  }
}

const start = async (): Promise<RunningShop> => shopOf(await startDouble())

/** The shop on its own pages, where a cookie identifies the visitor. */
async function startOwn(): Promise<RunningShop> {
  const double = await startDouble()
  const {origin, heldBy} = double
  return {
    ...shopOf(double),
    tag: {backend: 'woocommerce', api: double.api, checkout: '/kasse/'},
    abroad: null,
    proxied: origin,
    heldBy: async (cookie) => heldBy(cookie),
  }
}

export const shop: ShopKind = {
  name: 'woocommerce',
  what: 'a double of WooCommerce, from its published documentation',
  guide: {api: 'https://shop.example/wp-json/wc/store/v1'},
  start,
}

export const ownPages: ShopKind = {
  name: 'woocommerce-own',
  what: 'the same double, on pages of the shop itself',
  start: startOwn,
}
