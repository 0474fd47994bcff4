import {largeShop} from '../seed/large-shop.ts'
import {shops} from '../views/looks.ts'
import type {CartMode} from '../views/page.ts'
import {createApp} from './app.ts'
import {openDatabase} from './database.ts'
import {createLimits, type StoredPerHour, WRITES_PER_MINUTE} from './http/limits.ts'
import {createSeals, readSecret} from './http/seals.ts'
import {type Fetch, type Listening, listen} from './listen.ts'
import {readAsset, readShopStyle} from './routes/shop-files.ts'
import {seedDatabase} from './seed-database.ts'
import {createServices} from './services.ts'
import {readTemplates, type Templates} from './site/templates.ts'

export interface DemoOptions {
  /** `file:` URL of the database, or any other URL that libSQL accepts. */
  databaseUrl: string
  /** Whether to serve the QA pages and the QA hooks, or only the pages, which change nothing. */
  qa: boolean | 'pages'
  /** Folder of the built files. */
  distFolder: string
  /** Folder of the user's own pages, served under `/pages/`. @default none */
  pagesFolder?: string
  /** Epoch milliseconds. @default Date.now */
  clock?: () => number
  /** @default '/vitrine/loader.js' */
  scriptUrl?: string
  /** What an addition and the cart link open. @default 'popover' */
  cartMode?: CartMode
  /** Writes per minute for each network (an IPv4 address, or 64 bits of IPv6). @default 480 */
  writesPerMinute?: number
  /** Bytes that are stored per network and hour, by kind. @default those of `storage/quotas.ts` */
  storedPerHour?: StoredPerHour
  /** Number of the server's own proxies, whose `X-Forwarded-For` and `X-Forwarded-Proto` headers are trusted. @default 0 */
  proxies?: number
  /** Other origins whose pages may send tracking events, such as `https://shop.example`. @default none */
  eventOrigins?: readonly string[]
  /** Other origins that host pages of the shop, given the address of this server. @default none */
  shopOrigins?: (url: string) => readonly string[]
  /** Origin of this API for pages on those origins. @default the address of this server */
  apiOrigin?: (url: string) => string
  /** Reads the templates again for each page, and displays their errors. @default false */
  isDevelopment?: boolean
  /** @default those of `demo/templates` */
  templates?: () => Promise<Templates>
  /** The least number of products: the shop's own are always there, copies of them come beyond. @default its own */
  products?: number
  /** Called with unexpected errors. */
  log: (error: unknown) => void
}

export interface Demo {
  /** Answers a request. `node` is what `listen` passes: the server reads the visitor's network from its socket. */
  fetch: (request: Request, node: Parameters<Fetch>[1]) => Promise<Response>
  listen: (port: number, host: string) => Promise<Listening>
  /** Closes the database. Stop listening before calling it. */
  close: () => Promise<void>
}

const CSS = 'text/css; charset=utf-8'
const JS = 'text/javascript; charset=utf-8'

/** The layout of the looks, and a style sheet for each. */
async function readLooks() {
  const read = (name: string) => readAsset(new URL(`../views/looks/${name}.css`, import.meta.url), CSS)
  const skins = Object.entries(shops).map(async ([name, shop]) => ({name, shop, asset: await read(name)}))
  return {layout: await read('page'), skins: await Promise.all(skins)}
}

/** Opens the shop: database, seed and routes. It does not listen yet. */
export async function createDemo(options: DemoOptions): Promise<Demo> {
  const {databaseUrl, qa, distFolder, clock = Date.now, scriptUrl = '/vitrine/loader.js', log} = options
  const database = await openDatabase(databaseUrl)
  const products = largeShop(options.products ?? 0)
  await seedDatabase(database, products)
  const {isDevelopment = false, writesPerMinute = WRITES_PER_MINUTE} = options
  const seals = createSeals(await readSecret(database))
  const written = await readTemplates()
  const own = {url: '', shopOrigins: [] as readonly string[]}
  const limits = createLimits(writesPerMinute, options.storedPerHour)
  const services = createServices(database, {clock, seals, limits, products})
  await services.shares.restore()
  await services.shares.sweep()
  const app = createApp({
    services,
    proxies: options.proxies ?? 0,
    eventOrigins: options.eventOrigins ?? [],
    shopOrigins: () => own.shopOrigins,
    apiOrigin: () => options.apiOrigin?.(own.url) ?? own.url,
    assets: {
      style: await readShopStyle(),
      looks: await readLooks(),
      captcha: await readAsset(new URL('../captcha/api.js', import.meta.url), JS),
      checkout: await readAsset(new URL('../views/checkout.js', import.meta.url), JS),
      tagService: await readAsset(new URL('../views/tag-service.js', import.meta.url), JS),
      qaScripts: {
        examples: await readAsset(new URL('../qa/qa.js', import.meta.url), JS),
        frame: await readAsset(new URL('../qa/qa-frame.js', import.meta.url), JS),
        widget: await readAsset(new URL('../qa/qa-widget.js', import.meta.url), JS),
      },
    },
    templates: options.templates ?? (isDevelopment ? readTemplates : async () => written),
    isDevelopment,
    qa,
    distFolder,
    pagesFolder: options.pagesFolder,
    scriptUrl,
    cartMode: options.cartMode ?? 'popover',
    log,
  })
  return {
    fetch: async (request, node) => app.fetch(request, node),
    listen: async (port, host) => {
      const listening = await listen(app.fetch, port, host)
      own.url = listening.url
      own.shopOrigins = options.shopOrigins?.(listening.url) ?? []
      return listening
    },
    close: async () => {
      await services.shares.save().catch(log)
      database.close()
    },
  }
}
