import {createContext, runInContext} from 'node:vm'
import {expect, it, vi} from 'vitest'
import {askSwitches} from '../../build/publish/ask-switches.ts'

const LOADER = '(function(){ran = true})();'
const FOLDER = 'https://cdn.example/vitrine/latest/'

/** Runs the loader from an address; `answer` is what the page's `fetch` does. */
function run(answer: () => unknown, address = `${FOLDER}loader.js`) {
  const fetch = vi.fn(answer)
  const context = createContext({fetch, ran: false})
  // a page's stack has no frames below the script
  runInContext('Error.stackTraceLimit = 2', context)
  runInContext(askSwitches(LOADER), context, {filename: address})
  expect(context.ran).toBe(true)
  return {asked: fetch.mock.calls.flat(), switches: context.vitrineSwitches}
}

const reply =
  (body: string, ok = true) =>
  async () => ({ok, json: async () => JSON.parse(body)})

it.each([`${FOLDER}loader.js`, `${FOLDER}loader.js?v=a/b`])('asks beside %s', async (address) => {
  const {asked, switches} = run(reply('{"like": false}'), address)
  expect(asked).toEqual([`${FOLDER}switches.json`])
  expect(await switches).toEqual({like: false})
})

it.each([
  ['no file', reply('not found', false)],
  ['bad JSON', reply('{"like": fal')],
  ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
])('%s: all are on', async (_, answer) => {
  expect(await run(answer).switches).toEqual({})
})

it('starts the loader where the page has broken fetch, and where the stack has no address', () => {
  const broken = () => {
    throw new Error('broken')
  }
  expect(run(broken).switches).toBeUndefined()
  expect(run(reply('{}'), 'inline').asked).toEqual([])
})
