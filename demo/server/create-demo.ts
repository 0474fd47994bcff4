import {seedDatabase} from '../seed/seed-database.ts'
import {createApp} from './app.ts'
import {openDatabase} from './database.ts'
import {createRateLimit} from './http/rate-limit.ts'
import {type Listening, listen} from './listen.ts'
import {readAsset} from './routes/shop-files.ts'
import {createServices} from './services.ts'

export interface DemoOptions {
  /** `file:` URL of the database, or any other that libSQL takes. */
  databaseUrl: string
  /** Whether the QA hooks and the QA page are there. */
  qa: boolean
  /** Folder of the built files. */
  distFolder: string
  /** Epoch milliseconds. @default Date.now */
  clock?: () => number
  /** @default '/vitrine/loader.js' */
  scriptUrl?: string
  /** Calls that change something, for each visitor. @default 120 */
  writesPerMinute?: number
  /** Told of what should not have happened. */
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
  const app = createApp({
    services: createServices(database, clock),
    limit: createRateLimit(options.writesPerMinute ?? 120),
    assets: {
      style: await readAsset(new URL('../pages/shop.css', import.meta.url), CSS),
      qaScript: await readAsset(new URL('../qa/qa.js', import.meta.url), JS),
    },
    qa,
    distFolder,
    scriptUrl,
    log,
  })
  return {
    fetch: async (request) => app.fetch(request),
    listen: (port, host) => listen(app.fetch, port, host),
    close: () => database.close(),
  }
}
