import {join} from 'node:path'
import {install} from '../backends/install.ts'
import {prepareFilled} from '../backends/medusa/filled.ts'
import {ensurePostgres} from '../backends/medusa/postgres.ts'
import {ensureChromium} from '../chromium.ts'
import {ensureFirefox} from '../firefox/firefox.ts'
import {type AppName, packagesOfApp} from '../package/apps.ts'
import {ensureServers} from '../release/ensure-servers.ts'
import {ensureWebKit, ensureWpe} from '../webkit.ts'
import {withKept} from './cache.ts'

/** Prepares one thing. False, or an error: it cannot be had here. */
type Prepare = () => boolean | void | Promise<void>

const app = (name: AppName) => (): Promise<void> => withKept(packagesOfApp(name), async () => {})

const installShop = (name: string) => (): Promise<void> =>
  install(join(import.meta.dirname, '../backends', name))

async function prepareMedusa(): Promise<void> {
  await installShop('medusa')()
  await prepareFilled()
}

/** Programs, in the order of their first use. Debian's packages are installed one after the other. */
const PROGRAMS: Readonly<Record<string, Prepare>> = {
  chromium: ensureChromium,
  servers: ensureServers,
  postgres: ensurePostgres,
  firefox: ensureFirefox,
  webkit: ensureWebKit,
  wpe: ensureWpe,
}

/** Packages, and what takes long with them, in the order of their first use. */
const PACKAGES: Readonly<Record<string, Prepare>> = {
  'node-20': app('node-20'),
  'react-router': app('react-router'),
  next: app('next'),
  vendure: installShop('vendure'),
  shopify: installShop('shopify'),
  medusa: prepareMedusa,
}

export const THINGS: Readonly<Record<string, Prepare>> = {...PROGRAMS, ...PACKAGES}

/** Two queues, side by side. */
export const QUEUES = [Object.keys(PROGRAMS), Object.keys(PACKAGES)]
