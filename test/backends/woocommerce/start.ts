import {CODE, EUROS} from '../goods.ts'
import {orderOnSite} from '../order-on-site.ts'
import {goodsOf} from '../roles.ts'
import type {RunningShop, ShopKind} from '../shop.ts'
import {startDouble} from './server.ts'

async function start(): Promise<RunningShop> {
  const {api, eurosApi, origin, idOf, held, ordered, reset, stop} = await startDouble()
  const goods = goodsOf(idOf)
  return {
    tag: {backend: 'woocommerce', api},
    origins: [origin],
    currency: 'USD',
    // one by its slug, the others by their ids
    goods: {...goods, options: {...goods.options, id: 'tide-bowl'}},
    // codes are kept in small letters
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

export const shop: ShopKind = {
  name: 'woocommerce',
  what: 'a double of WooCommerce, from its published documentation',
  guide: {api: 'https://shop.example/wp-json/wc/store/v1'},
  start,
}
