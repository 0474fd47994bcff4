import {seedDatabase} from '../seed/seed-database.ts'
import {createApp} from './app.ts'
import {openDatabase} from './database.ts'
import {createLimits} from './http/limits.ts'
import {createSeals, readSecret} from './http/seals.ts'
import {type Listening, listen} from './listen.ts'
import {readAsset} from './routes/shop-files.ts'
import {createServices} from './services.ts'
import {readTemplates, type Templates} from './site/templates.ts'

export interface DemoOptions {
  /** `file:` URL of the database, or any other that libSQL takes. */
  databaseUrl: string
  /** Whether the QA pages and the QA hooks are there, or the pages alone, which change nothing. */
  qa: boolean | 'pages'
  /** Folder of the built files. */
  distFolder: string
  /** Folder of pages of someone's own, under `/pages/`. @default none */
  pagesFolder?: string
  /** Epoch milliseconds. @default Date.now */
  clock?: () => number
  /** @default '/vitrine/loader.js' */
  scriptUrl?: string
  /** Calls that change something, for each network (an IPv4 address, or 64 bits of IPv6). @default 480 */
  writesPerMinute?: number
  /** Characters of tracking events that are kept of one network in an hour. @default 16 million */
  eventCharactersPerHour?: number
  /** Proxies of one's own before the server, whose `X-Forwarded-For` and `X-Forwarded-Proto` are believed. @default 0 */
  proxies?: number
  /** Other origins whose pages may send tracking events, as `https://shop.example`. @default none */
  eventOrigins?: readonly string[]
  /** Other origins where pages of the shop are, by the address of this server. @default none */
  shopOrigins?: (url: string) => readonly string[]
  /** Origin of this API, as pages on those call it. @default the address where it listens */
  apiOrigin?: (url: string) => string
  /** Reads the templates again for each page, and shows what they do wrong. @default false */
  isDevelopment?: boolean
  /** @default those of `demo/templates` */
  templates?: () => Promise<Templates>
  /** Called with unexpected errors. */
  log: (error: unknown) => void
}

export interface Demo {
  /** Answers one request. */
  fetch: (request: Request) => Promise<Response>
  listen: (port: number, host: string) => Promise<Listening>
  /** Closes the database; what listens is closed by itself before. */
  close: () => void
}

const CSS = 'text/css; charset=utf-8'
const JS = 'text/javascript; charset=utf-8'

/** Opens the shop: database, seed and routes. Nothing listens yet. */
export async function createDemo(options: DemoOptions): Promise<Demo> {
  const {databaseUrl, qa, distFolder, clock = Date.now, scriptUrl = '/vitrine/loader.js', log} = options
  const database = await openDatabase(databaseUrl)
  await seedDatabase(database)
  const {isDevelopment = false, writesPerMinute = 480, eventCharactersPerHour = 16_000_000} = options
  const seals = createSeals(await readSecret(database))
  const written = await readTemplates()
  const own = {url: '', shopOrigins: [] as readonly string[]}
  const app = createApp({
    services: createServices(database, {
      clock,
      seals,
      limits: createLimits(writesPerMinute, eventCharactersPerHour),
    }),
    proxies: options.proxies ?? 0,
    eventOrigins: options.eventOrigins ?? [],
    shopOrigins: () => own.shopOrigins,
    apiOrigin: () => options.apiOrigin?.(own.url) ?? own.url,
    assets: {
      style: await readAsset(new URL('../views/shop.css', import.meta.url), CSS),
      captcha: await readAsset(new URL('../captcha/api.js', import.meta.url), JS),
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
    log,
  })
  return {
    fetch: async (request) => app.fetch(request),
    listen: async (port, host) => {
      const listening = await listen(app.fetch, port, host)
      own.url = listening.url
      own.shopOrigins = options.shopOrigins?.(listening.url) ?? []
      return listening
    },
    close: () => database.close(),
  }
}
