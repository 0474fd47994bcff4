// biome-ignore-all lint/suspicious/noConsole: the terminal is where this program speaks
import {fileURLToPath} from 'node:url'
import {createDemo} from './create-demo.ts'
import {readOptions} from './read-options.ts'

function fail(problem: string): never {
  console.error(problem)
  process.exit(1)
}

const here = (path: string) => new URL(path, import.meta.url)

function readOrFail() {
  try {
    return readOptions(process.env, process.argv)
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error))
  }
}

const {host, port, databaseUrl = here('../.data/demo.sqlite').href, ...rest} = readOrFail()

const demo = await createDemo({
  databaseUrl,
  distFolder: fileURLToPath(here('../../dist')),
  ...rest,
  log: console.error,
})

const server = await demo
  .listen(port, host)
  .catch((error: unknown) =>
    fail(
      `Cannot listen on ${host}:${port}: ${error instanceof Error ? error.message : error}. PORT sets another port`,
    ),
  )
console.log(`The shop is open at ${server.url}`)
if (rest.pagesFolder) console.log(`The pages of ${rest.pagesFolder} are at ${server.url}/pages/`)
if (rest.qa === true) console.log('Its QA hooks are open to programs on this machine, and to its own pages')

async function stop(): Promise<void> {
  await server.close()
  demo.close()
  process.exit(0)
}
process.once('SIGINT', stop)
process.once('SIGTERM', stop)
