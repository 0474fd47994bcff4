import {execFile} from 'node:child_process'
import {mkdir, mkdtemp, readFile, rm, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {promisify} from 'node:util'
import {readPath} from '../../../src/lib/read-path.ts'
import {textOrNull} from '../../../src/lib/text-or-null.ts'
import {findPort} from '../../helpers/find-port.ts'
import {CODE, EUROS, PRODUCTS, TAX} from '../goods.ts'
import {install} from '../install.ts'
import {orderOnSite} from '../order-on-site.ts'
import {goodsOf} from '../roles.ts'
import {runServer} from '../run-server.ts'
import type {RunningShop, ShopKind} from '../shop.ts'
import {watchOrders} from './orders.ts'
import {type Database, startDatabase} from './postgres.ts'

const HERE = import.meta.dirname
const CLI = join(HERE, 'node_modules/@medusajs/cli/cli.js')
/** Milliseconds: one command, such as migrating the database. */
const LONGEST = 180_000

const REGIONS = [
  {name: 'United States', currency: 'usd', country: 'us', rate: 1},
  {name: 'Europe', currency: 'eur', country: 'de', rate: EUROS},
]

const run = promisify(execFile)

/** What the pages need of what was made. */
interface Made {
  key: string
  regions: readonly string[]
  idOf: (handle: string) => string
}

const settingsFor = ({url, folder}: Database) => ({
  DATABASE_URL: url,
  XDG_CONFIG_HOME: folder,
  MEDUSA_DISABLE_TELEMETRY: 'true',
  NODE_ENV: 'production',
})

/**
 * Medusa's config of the user, apart from the one in the home folder. The variable alone keeps it from sending anything, but
 * not from starting a process for that when it ends.
 */
async function turnTelemetryOff({folder}: Database): Promise<void> {
  await mkdir(join(folder, 'medusa'))
  await writeFile(join(folder, 'medusa/config.json'), JSON.stringify({telemetry: {enabled: false}}))
}

/** Runs one command of Medusa's to its end. Its logs, which say why it failed, go to the output. */
async function runMedusa(database: Database, ...args: string[]): Promise<void> {
  try {
    const env = {...process.env, ...settingsFor(database)}
    await run(process.execPath, [CLI, ...args], {cwd: HERE, env, timeout: LONGEST, maxBuffer: 1e8})
  } catch (error) {
    const said = textOrNull(readPath(error, 'stdout')) ?? `${error}`
    throw new Error(`medusa ${args[0]} failed: ${said.slice(-2000)}`)
  }
}

async function fill(database: Database): Promise<Made> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-medusa-'))
  const [given, made] = [join(folder, 'given.json'), join(folder, 'made.json')]
  try {
    await writeFile(given, JSON.stringify({products: PRODUCTS, regions: REGIONS, code: CODE, tax: TAX}))
    await runMedusa(database, 'db:migrate', '--skip-scripts')
    await runMedusa(database, 'exec', './seed.cjs', given, made)
    const {key, regions, ids} = JSON.parse(await readFile(made, 'utf8'))
    return {key, regions, idOf: (handle) => textOrNull(readPath(ids, handle)) ?? handle}
  } finally {
    await rm(folder, {recursive: true, force: true})
  }
}

async function describe(origin: string, database: Database, made: Made): Promise<Omit<RunningShop, 'stop'>> {
  const [home, abroad] = made.regions
  const tag = {backend: 'medusa', api: origin, key: made.key}
  const goods = goodsOf(made.idOf)
  return {
    tag: {...tag, region: home ?? ''},
    origins: [origin],
    currency: 'USD',
    // one by its handle, the others by their ids
    goods: {...goods, options: {...goods.options, id: 'tide-bowl'}},
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

async function startOn(database: Database): Promise<RunningShop> {
  await turnTelemetryOff(database)
  const made = await fill(database)
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
  install(HERE)
  const database = await startDatabase()
  try {
    return await startOn(database)
  } catch (error) {
    await database.stop()
    throw error
  }
}

export const shop: ShopKind = {
  name: 'medusa',
  what: 'Medusa 2.21.2, on PostgreSQL',
  guide: {api: 'http://localhost:9000', key: 'pk_your_key', region: 'reg_your_region'},
  start,
}
