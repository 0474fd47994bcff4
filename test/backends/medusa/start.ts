import {readFile} from 'node:fs/promises'
import {join} from 'node:path'
import {findPort} from '../../helpers/find-port.ts'
import {CATEGORY, CODE, EUROS} from '../goods.ts'
import {install} from '../install.ts'
import {orderOnSite} from '../order-on-site.ts'
import {goodsOf} from '../roles.ts'
import {runServer} from '../run-server.ts'
import type {RunningShop, ShopKind} from '../shop.ts'
import {CLI, HERE, LONGEST, settingsFor, turnTelemetryOff} from './command.ts'
import {type Made, startFilled} from './filled.ts'
import {watchOrders} from './orders.ts'
import {type Database, ensurePostgres} from './postgres.ts'

async function describe(origin: string, database: Database, made: Made): Promise<Omit<RunningShop, 'stop'>> {
  const [home, abroad] = made.regions
  const tag = {backend: 'medusa', api: origin, key: made.key}
  const goods = goodsOf(made.idOf)
  return {
    tag: {...tag, region: home ?? ''},
    origins: [origin],
    currency: 'USD',
    // one product by its handle, the others by their ids
    goods: {...goods, options: {...goods.options, id: 'tide-bowl'}},
    category: CATEGORY.handle,
    code: CODE,
    abroad: {
      tag: {...tag, region: abroad ?? ''},
      currency: 'EUR',
      price: Math.round((goods.plain.variants[0]?.price ?? 0) * EUROS),
    },
    checkoutScript: await readFile(join(HERE, 'checkout.js'), 'utf8'),
    order: orderOnSite,
    ...watchOrders(database),
  }
}

async function startOn(database: Database, made: Made): Promise<RunningShop> {
  await turnTelemetryOff(database)
  const port = `${await findPort()}`
  const server = await runServer({
    command: process.execPath,
    args: [CLI, 'start', '--host', '127.0.0.1', '--port', port],
    folder: HERE,
    env: settingsFor(database),
    ready: 'Server is ready',
    within: LONGEST,
  })
  const stop = () => server.stop().then(database.stop)
  try {
    return {...(await describe(`http://127.0.0.1:${port}`, database, made)), stop}
  } catch (error) {
    await server.stop()
    throw error
  }
}

async function start(): Promise<RunningShop> {
  await install(HERE)
  const {database, made} = await startFilled()
  try {
    return await startOn(database, made)
  } catch (error) {
    await database.stop()
    throw error
  }
}

export const shop: ShopKind = {
  name: 'medusa',
  what: 'Medusa 2.21.2, on PostgreSQL',
  guide: {api: 'http://localhost:9000', key: 'pk_your_key', region: 'reg_your_region'},
  installPrograms: ensurePostgres,
  start,
}
