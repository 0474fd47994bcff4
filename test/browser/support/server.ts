import {mkdtemp, rm} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {fileURLToPath, pathToFileURL} from 'node:url'
import {createDemo, type DemoOptions} from '../../../demo/server/create-demo.ts'
import {DIST} from './dist.ts'

export interface Server {
  url: string
  /** The same shop on another host, whose pages call the API at `url`: tokens identify their carts. */
  otherUrl: string
  /** Returns the errors that the server has logged since the last call. */
  takeProblems: () => unknown[]
  /** Restarts it on the same database and port. */
  restart: () => Promise<void>
  stop: () => Promise<void>
}

const HOST = '127.0.0.1'
/** More than any test uses: faults test the limits. */
const WRITES_PER_MINUTE = 100_000

const toOther = (url: string): string => url.replace(HOST, 'localhost')

/** The demo shop on a free port, with a new database in a separate folder; `options` come from the test. */
export async function startServer(options: Partial<DemoOptions> = {}): Promise<Server> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-browser-'))
  const problems: unknown[] = []

  async function open(port: number) {
    const demo = await createDemo({
      databaseUrl: pathToFileURL(join(folder, 'demo.sqlite')).href,
      qa: true,
      distFolder: fileURLToPath(DIST),
      writesPerMinute: WRITES_PER_MINUTE,
      shopOrigins: (url) => [toOther(url)],
      log: (problem) => problems.push(problem),
      ...options,
    })
    const listening = await demo.listen(port, HOST)
    const close = async () => {
      await listening.close()
      await demo.close()
    }
    return {url: listening.url, close}
  }

  let running = await open(0)
  return {
    url: running.url,
    otherUrl: toOther(running.url),
    takeProblems: () => problems.splice(0),
    restart: async () => {
      await running.close()
      running = await open(Number(new URL(running.url).port))
    },
    stop: async () => {
      await running.close()
      await rm(folder, {recursive: true, force: true})
    },
  }
}
