import {join} from 'node:path'
import {findPort} from '../../helpers/find-port.ts'
import {CATEGORY, CODE, EUROS} from '../goods.ts'
import {install} from '../install.ts'
import {orderOnSite} from '../order-on-site.ts'
import {goodsOf} from '../roles.ts'
import {runServer} from '../run-server.ts'
import type {RunningShop, ShopKind} from '../shop.ts'
import {HOST, productId, TOKEN, VERSION} from './facts.ts'

const HERE = import.meta.dirname

async function start(): Promise<RunningShop> {
  await install(HERE)
  const port = await findPort()
  const {stop} = await runServer({
    command: process.execPath,
    args: [join(HERE, 'server.mjs'), `${port}`],
    folder: HERE,
    ready: 'READY',
    within: 60_000,
  })
  const origin = `http://127.0.0.1:${port}`
  const look = async (name: string): Promise<string[]> => (await fetch(`${origin}/double/${name}`)).json()
  const tag = {backend: 'shopify', api: `${origin}/api/${VERSION}/graphql.json`, key: TOKEN}
  const goods = goodsOf((handle) => `${productId(handle)}`)
  return {
    tag,
    origins: [origin, `https://${HOST}`],
    namedApi: `https://${HOST}`,
    currency: 'USD',
    // one product by its handle, one by Shopify's long id, the others by their numbers
    goods: {
      ...goods,
      options: {...goods.options, id: 'tide-bowl'},
      sale: {...goods.sale, id: `gid://shopify/Product/${productId('dripper')}`},
    },
    category: CATEGORY.handle,
    code: CODE,
    abroad: {
      tag: {...tag, region: 'DE'},
      currency: 'EUR',
      price: Math.round((goods.plain.variants[0]?.price ?? 0) * EUROS),
    },
    // the double's checkout page has the same texts
    order: orderOnSite,
    held: () => look('carts'),
    ordered: () => look('orders'),
    reset: async () => {
      await look('reset')
    },
    stop,
  }
}

export const shop: ShopKind = {
  name: 'shopify',
  what: `a double of Shopify’s Storefront API ${VERSION}, over its published schema`,
  guide: {
    api: 'https://your-shop.myshopify.com/api/2026-04/graphql.json',
    key: 'your-public-access-token',
  },
  start,
}
