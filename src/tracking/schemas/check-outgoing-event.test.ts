// @vitest-environment happy-dom
import {beforeEach, expect, it, vi} from 'vitest'
import {readEventSchemas} from '../../../build/events/event-schemas.ts'
import {page} from '../../page/page.ts'

const schemas = await readEventSchemas()
const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
const fetched = vi.fn()

beforeEach(() => {
  warn.mockClear()
  fetched.mockReset()
  fetched.mockImplementation(async () => Response.json(schemas))
  vi.stubGlobal('fetch', fetched)
  page().base = 'https://cdn.example/vitrine/'
  // separates the pages of the tests
  vi.resetModules()
  return () => vi.unstubAllGlobals()
})

async function check(...events: [name: string, data: unknown][]): Promise<unknown[]> {
  const {checkOutgoingEvent} = await import('./check-outgoing-event.ts')
  for (const [event, data] of events) await checkOutgoingEvent({event, data, at: 0})
  return warn.mock.calls.map(([line]) => line)
}

it('reports the problem of each field, and fetches the schemas once', async () => {
  const lines = await check(
    ['ViewCart', {cartId: 7}],
    ['ViewCart', {cartId: 'cart'}],
    ['PageView', {}],
    ['RelatedProductClick', {productId: 'mug', positon: 1}],
  )
  expect(lines).toEqual([
    "[vitrine] tracking: track('ViewCart', …): /cartId is 7 and has to be string",
    "[vitrine] tracking: track('RelatedProductClick', …): /position is missing; add it: number",
    '[vitrine] tracking: track(\'RelatedProductClick\', …): /positon is no field of it; did you mean "position"?',
  ])
  expect(fetched.mock.calls).toEqual([['https://cdn.example/vitrine/events/all.json']])
})

it('accepts events of the page, but warns about likely misspellings', async () => {
  expect(await check(['Wished', {for: 'glaze'}], ['constructor', 1], ['ViewCrat', {}])).toEqual([
    '[vitrine] tracking: track(\'ViewCrat\', …): the shop has no such event; did you mean "ViewCart"?',
  ])
})

it.each([
  ['HTTP Status 404', async () => new Response('', {status: 404})],
  ['SyntaxError', async () => new Response('<html>')],
  ['Failed to fetch', () => Promise.reject(new TypeError('Failed to fetch'))],
])('reports once if the schemas cannot be read: %s', async (reason, answer) => {
  fetched.mockImplementation(answer)
  expect(await check(['ViewCart', {}], ['ViewCart', {}])).toEqual([expect.stringContaining(reason)])
})
