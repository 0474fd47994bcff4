import {type ChildProcess, spawn} from 'node:child_process'
import {once} from 'node:events'
import {mkdtemp, rm} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {fileURLToPath, pathToFileURL} from 'node:url'
import {afterEach, beforeEach, describe, expect, it} from 'vitest'
import {bowl, planner} from './testing/products.ts'
import {startDemo, type TestDemo} from './testing/start-demo.ts'
import {createVisitor, type Visitor} from './testing/visitor.ts'

const ENTRIES = '/commerce/shopping-cart/entries'

let folder: string
let file: string
const children: ChildProcess[] = []
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-lock-'))
  file = join(folder, 'demo.sqlite')
})
afterEach(async () => {
  const ended = children.splice(0).filter(({exitCode}) => exitCode === null)
  await Promise.all(ended.map((child) => child.kill() && once(child, 'exit')))
  await rm(folder, {recursive: true, force: true})
})

async function start(argv: string[], env = {}): Promise<[ChildProcess, said: string]> {
  const child = spawn(process.execPath, argv, {
    env: {...process.env, ...env},
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  children.push(child)
  const [line] = await once(child.stdout, 'data')
  return [child, String(line)]
}

const HOLD = `
  const {DatabaseSync} = require('node:sqlite')
  const [file, ms] = process.argv.slice(1)
  const database = new DatabaseSync(file)
  database.exec('BEGIN IMMEDIATE')
  console.log('held')
  setTimeout(() => database.exec('COMMIT'), Number(ms))`

/** Another process locks the file, as a backup or a console does. */
const hold = (ms: number) => start(['-e', HOLD, file, `${ms}`])

const add = (visitor: Visitor, json: unknown = bowl): Promise<Response> =>
  visitor.api(ENTRIES, {method: 'POST', json})

/** The longest wait for a page, until the work is done. */
async function slowestPage(demo: TestDemo, work: Promise<unknown>): Promise<number> {
  let isDone = false
  const done = work.finally(() => {
    isDone = true
  })
  let slowest = 0
  while (!isDone) {
    const began = performance.now()
    await (await fetch(`${demo.url}/shop`)).text()
    slowest = Math.max(slowest, performance.now() - began)
  }
  await done
  return slowest
}

describe('while another process writes', () => {
  let demo: TestDemo
  let visitor: Visitor
  beforeEach(async () => {
    demo = await startDemo({databaseUrl: pathToFileURL(file).href})
    visitor = demo.visitor()
    await visitor.call('/shop')
  })
  afterEach(() => demo.stop())

  it('pages are served, and writes are refused after five seconds', async () => {
    const [child] = await hold(60_000)
    const began = performance.now()
    const writes = Promise.all([
      add(visitor),
      visitor.call('/recaptcha/answer', {method: 'POST'}),
      visitor.submit('/cart/add', {
        itemId: bowl.itemId,
        sku: bowl.sku,
        crumb: visitor.cookies.get('crumb') ?? '',
      }),
    ])
    const slowest = await slowestPage(demo, writes)
    const waited = performance.now() - began
    expect(waited).toBeGreaterThan(4900)
    // a page that waits for the writer takes as long as the writes
    expect(slowest).toBeLessThan(waited / 2)
    const replies = await writes
    expect(replies.map(({status}) => status)).toEqual([503, 503, 503])
    expect(replies.map((reply) => reply.headers.get('Retry-After'))).toEqual(['5', '5', '5'])
    expect(await replies[0]?.json()).toEqual({error: 'The database is locked.'})
    expect(await replies[2]?.text()).toContain('Please try again in a few seconds.')
    child.kill()
    await once(child, 'exit')
    expect((await add(visitor)).status).toBe(200)
    expect(demo.problems).toEqual([])
  })

  it('a write waits for it, and so do those behind it', async () => {
    await hold(4000)
    const began = performance.now()
    const additions = Promise.all([add(visitor), add(visitor), add(visitor, planner)])
    const slowest = await slowestPage(demo, additions)
    expect(slowest).toBeLessThan((performance.now() - began) / 2)
    expect((await additions).map(({status}) => status)).toEqual([200, 200, 200])
    expect(demo.problems).toEqual([])
  })
})

it('serves two processes that write to one file at once', async () => {
  const main = fileURLToPath(new URL('./main.ts', import.meta.url))
  const env = {PORT: '0', HOST: '127.0.0.1', QA: '1', DATABASE_URL: file}
  const urls: string[] = []
  for (let count = 0; count < 2; count++) {
    const [, line] = await start([main], env)
    urls.push(/http:\S+/.exec(line)?.[0] ?? '')
  }
  const visitors = urls.map((url) => createVisitor(url))
  await Promise.all(visitors.map((visitor) => visitor.call('/shop')))
  const additions = Array.from({length: 40}, (_, index) => visitors[index % 2])
  const replies = await Promise.all(additions.map((visitor) => visitor && add(visitor, planner)))
  expect(new Set(replies.map((reply) => reply?.status))).toEqual(new Set([200]))
  const carts: {totalQuantity: number}[] = await (await fetch(`${urls[0]}/qa/carts`)).json()
  expect(carts.map(({totalQuantity}) => totalQuantity)).toEqual([20, 20])
})
