import {mkdtemp, rm} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {pathToFileURL} from 'node:url'
import {createDemo, type DemoOptions} from '../create-demo.ts'
import {createVisitor, type Visitor} from './visitor.ts'

export interface TestDemo {
  url: string
  /** Errors that the server logged. */
  problems: unknown[]
  visitor: () => Visitor
  /** Stops the server and starts it again on the same database, on another port. */
  restart: () => Promise<TestDemo>
  stop: () => Promise<void>
}

type Overrides = Partial<DemoOptions>

async function startOn(folder: string, overrides: Overrides): Promise<TestDemo> {
  const problems: unknown[] = []
  const demo = await createDemo({
    databaseUrl: pathToFileURL(join(folder, 'demo.sqlite')).href,
    qa: true,
    distFolder: join(folder, 'dist'),
    log: (problem) => problems.push(problem),
    ...overrides,
  })
  const server = await demo.listen(0, '127.0.0.1')
  const close = async () => {
    await server.close()
    demo.close()
  }
  return {
    url: server.url,
    problems,
    visitor: () => createVisitor(server.url),
    restart: async () => {
      await close()
      return startOn(folder, overrides)
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
