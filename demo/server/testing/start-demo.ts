import {mkdtemp, readdir, rm, stat} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {pathToFileURL} from 'node:url'
import {createDemo, type DemoOptions} from '../create-demo.ts'
import {createVisitor, type Visitor} from './visitor.ts'

type Overrides = Partial<DemoOptions>

export interface TestDemo {
  url: string
  /** Errors that the server logged. */
  problems: unknown[]
  visitor: () => Visitor
  /** Bytes of the database on disk. */
  bytes: () => Promise<number>
  /** Stops the server and starts it again on the same database, on another port. */
  restart: (changed?: Overrides) => Promise<TestDemo>
  stop: () => Promise<void>
}

const DATABASE = 'demo.sqlite'

async function startOn(folder: string, overrides: Overrides): Promise<TestDemo> {
  const problems: unknown[] = []
  const demo = await createDemo({
    databaseUrl: pathToFileURL(join(folder, DATABASE)).href,
    qa: true,
    distFolder: join(folder, 'dist'),
    log: (problem) => problems.push(problem),
    ...overrides,
  })
  const server = await demo.listen(0, '127.0.0.1')
  const close = async () => {
    await server.close()
    await demo.close()
  }
  return {
    url: server.url,
    problems,
    visitor: () => createVisitor(server.url),
    async bytes() {
      const files = (await readdir(folder)).filter((name) => name.startsWith(DATABASE))
      const sizes = await Promise.all(files.map(async (name) => (await stat(join(folder, name))).size))
      return sizes.reduce((sum, size) => sum + size, 0)
    },
    restart: async (changed) => {
      await close()
      return startOn(folder, {...overrides, ...changed})
    },
    stop: async () => {
      await close()
      await rm(folder, {recursive: true, force: true})
    },
  }
}

/** A separate server on a free port, with a new database in a temporary folder. */
export const startDemo = async (overrides: Overrides = {}): Promise<TestDemo> =>
  startOn(await mkdtemp(join(tmpdir(), 'vitrine-demo-')), overrides)
