// biome-ignore-all lint/suspicious/noConsole: the terminal is where this program speaks
import {fileURLToPath, pathToFileURL} from 'node:url'
import {createDemo} from './create-demo.ts'

const here = (path: string) => new URL(path, import.meta.url)

const {env} = process
const host = env.HOST || 'localhost'
const port = Number(env.PORT || 4173)
const isLocal = /^(localhost|127\.\d+\.\d+\.\d+|::1)$/.test(host)
const databaseUrl = env.DATABASE_URL || here('../.data/demo.sqlite').href

const demo = await createDemo({
  // A plain path is taken for a file.
  databaseUrl: URL.canParse(databaseUrl) ? databaseUrl : pathToFileURL(databaseUrl).href,
  qa: env.QA ? env.QA === '1' : isLocal,
  distFolder: fileURLToPath(here('../../dist')),
  ...(env.PAGES && {pagesFolder: env.PAGES}),
  ...(env.WRITES_PER_MINUTE && {writesPerMinute: Number(env.WRITES_PER_MINUTE)}),
  log: console.error,
})

const server = await demo.listen(port, host).catch((error: unknown) => {
  console.error(`Cannot listen on ${host}:${port}: ${error instanceof Error ? error.message : error}`)
  process.exit(1)
})
console.log(`The shop is open at ${server.url}`)

async function stop(): Promise<void> {
  await server.close()
  demo.close()
  process.exit(0)
}
process.once('SIGINT', stop)
process.once('SIGTERM', stop)
