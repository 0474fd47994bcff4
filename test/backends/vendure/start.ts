import {mkdir, mkdtemp, readFile, rm, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {findPort} from '../../helpers/find-port.ts'
import {CATEGORY, CODE, EUROS, PRODUCTS} from '../goods.ts'
import {install} from '../install.ts'
import {orderOnSite} from '../order-on-site.ts'
import {goodsOf} from '../roles.ts'
import {runServer} from '../run-server.ts'
import type {RunningShop, ShopKind} from '../shop.ts'
import {logIn} from './admin.ts'
import {fill} from './fill.ts'
import {watchOrders} from './orders.ts'
import {productsCsv} from './products-csv.ts'

const HERE = import.meta.dirname
/** Maximum milliseconds until the server is ready: it compiles its schema and fills its database. */
const START = 180_000

/** The folder and process of a run. */
async function startServer(port: number) {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-vendure-'))
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'products.csv'), productsCsv(PRODUCTS))
  const clear = () => rm(folder, {recursive: true, force: true})
  try {
    const {stop} = await runServer({
      command: process.execPath,
      args: [join(HERE, 'server.cjs'), `${port}`, folder],
      // the server writes files to its working directory
      folder,
      env: {VENDURE_DISABLE_TELEMETRY: 'true'},
      ready: 'READY',
      within: START,
    })
    return {stop: () => stop().then(clear)}
  } catch (error) {
    await clear()
    throw error
  }
}

async function describe(origin: string): Promise<Omit<RunningShop, 'stop'>> {
  const ask = await logIn(origin)
  const {euroChannel, ids} = await fill(ask)
  const tag = {backend: 'vendure', api: `${origin}/shop-api`}
  const goods = goodsOf((handle) => ids.get(handle) ?? handle)
  return {
    tag,
    origins: [origin],
    currency: 'USD',
    // one product by its handle, the others by their ids
    goods: {...goods, options: {...goods.options, id: 'tide-bowl'}},
    category: CATEGORY.handle,
    code: CODE,
    abroad: {
      tag: {...tag, channel: euroChannel},
      currency: 'EUR',
      price: Math.round((goods.plain.variants[0]?.price ?? 0) * EUROS),
    },
    checkoutScript: await readFile(join(HERE, 'checkout.js'), 'utf8'),
    order: orderOnSite,
    ...watchOrders(ask),
  }
}

async function start(): Promise<RunningShop> {
  await install(HERE)
  const port = await findPort()
  const {stop} = await startServer(port)
  try {
    return {...(await describe(`http://127.0.0.1:${port}`)), stop}
  } catch (error) {
    await stop()
    throw error
  }
}

export const shop: ShopKind = {name: 'vendure', what: 'Vendure 3.7.3, in memory', start}
