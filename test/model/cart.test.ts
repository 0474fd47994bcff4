// @vitest-environment happy-dom
import {type ChildProcess, fork} from 'node:child_process'
import nodeConsole from 'node:console'
import {once} from 'node:events'
import {join} from 'node:path'
import fc from 'fast-check'
import {afterAll, beforeAll, expect, it, vi} from 'vitest'
import {isAll} from '../helpers/all.ts'
import {commands, type Model} from './commands.ts'
import {noteChannels, openShopper, type Shopper} from './shopper.ts'

const RUNS = isAll ? 200 : 60

let server: ChildProcess
let url = ''

beforeAll(async () => {
  server = fork(join(import.meta.dirname, 'serve.ts'))
  const [told] = await once(server, 'message')
  url = told.url
  happyDOM.setURL(`${url}/cart`)
  noteChannels()
  // faults are logged by Vitrine, and by happy-dom like a browser
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(nodeConsole, 'error').mockImplementation(() => {})
})
afterAll(async () => {
  server.send('end')
  const [{problems}] = await once(server, 'message')
  expect(problems).toEqual([])
})

it(`after each action of a shopper, screen, store and database agree, ${RUNS} times`, async () => {
  let shopper: Shopper | undefined
  await fc.assert(
    fc.asyncProperty(commands, async (list) => {
      shopper?.leave()
      const real = await openShopper(url)
      shopper = real
      const setup = (): {model: Model; real: Shopper} => ({model: {lines: new Map(), codes: new Set()}, real})
      await fc.asyncModelRun(setup, list)
    }),
    {numRuns: RUNS, endOnFailure: true},
  )
  shopper?.leave()
}, 900_000)
