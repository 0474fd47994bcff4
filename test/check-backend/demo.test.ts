import {afterAll, beforeAll, expect, it} from 'vitest'
import {pageForms} from '../../demo/seed/forms.ts'
import {club, mug} from '../../demo/server/testing/products.ts'
import {startDemo, type TestDemo} from '../../demo/server/testing/start-demo.ts'
import {PARTS} from '../../src/check/case.ts'
import {check, failedIn, PAGE_ORIGIN} from './run.ts'

let demo: TestDemo
beforeAll(async () => {
  demo = await startDemo({shopOrigins: () => [PAGE_ORIGIN], writesPerMinute: 100_000})
})
afterAll(() => demo.stop())

const {newsletter} = pageForms
const given = {
  item: {itemId: mug.itemId, sku: mug.sku},
  subscription: {itemId: club.itemId, sku: club.sku},
  code: 'WELCOME10',
  category: 'Ceramics',
  pageOrigin: PAGE_ORIGIN,
  form: {id: newsletter.id, values: {[newsletter.fields[0]?.id ?? '']: 'ada@example.com'}},
  post: 'a-cup-from-fustat',
}

it.each(['refuse', 'take', 'take-and-refuse'])('the demo shop keeps the contract: %s', async (does) => {
  await demo.visitor().call('/qa/short-stock', {method: 'POST', json: {does}})
  const outcomes = await check(demo.url, given, PARTS)
  expect(failedIn(outcomes)).toEqual({})
  expect([...outcomes.values()].filter(({state}) => state === 'skipped')).toEqual([])
  expect(outcomes.size).toBeGreaterThan(50)
  expect(demo.problems).toEqual([])
})
