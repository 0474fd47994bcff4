// biome-ignore-all lint/suspicious/noConsole: the terminal is where this program speaks
import {fileURLToPath} from 'node:url'
import {createDemo} from './create-demo.ts'
import {failToListen, readOrFail} from './fail.ts'

const here = (path: string) => new URL(path, import.meta.url)

const {host, port, databaseUrl = here('../.data/demo.sqlite').href, ...rest} = readOrFail()

const demo = await createDemo({
  databaseUrl,
  distFolder: fileURLToPath(here('../../dist')),
  ...rest,
  log: console.error,
})

const server = await demo.listen(port, host).catch((error: unknown) => failToListen(host, port, error))
console.log(`The shop is open at ${server.url}`)
if (rest.pagesFolder) console.log(`The pages of ${rest.pagesFolder} are at ${server.url}/pages/`)
if (rest.qa === true) console.log('Its QA hooks are open to programs on this machine, and to its own pages')

async function stop(): Promise<void> {
  await server.close()
  await demo.close()
  process.exit(0)
}
process.once('SIGINT', stop)
process.once('SIGTERM', stop)
