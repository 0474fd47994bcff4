import {afterAll, beforeAll, describe, expect, it} from 'vitest'
import {operations} from '../demo/server/testing/api-description.ts'
import {startDemo, type TestDemo} from '../demo/server/testing/start-demo.ts'
import type {Visitor} from '../demo/server/testing/visitor.ts'
import {CALLS} from './api-calls.ts'
import {apiServer} from './helpers/api-server.ts'
import {json} from './helpers/fake-server.ts'

const server = await apiServer()
let demo: TestDemo
let owner: Visitor
beforeAll(async () => {
  demo = await startDemo({writesPerMinute: 100_000})
  owner = demo.visitor()
  await owner.call('/qa/owner', {method: 'POST', json: {}})
})
afterAll(() => demo.stop())

const pattern = (path: string) =>
  new RegExp(`^${path.replace(/[.]/g, '\\.').replace(/\{\w+\}/g, '[^/]+')}(\\?|$)`)

/** The number of calls in product.md §7. */
const COUNT = 39

describe.each(Object.entries(CALLS))('%s', (name, call) => {
  const [method = '', path = ''] = name.split(' ')
  it('is made by a function', async () => {
    server.answer(json({key: 'k'}))
    await call().catch(() => {})
    const made = server.received.filter((one) => one.method === method && pattern(path).test(one.url))
    expect(made).toHaveLength(1)
  })

  it('is described', () => {
    const described = operations.filter((one) => one.method === method.toLowerCase() && one.path === path)
    expect(described).toHaveLength(1)
  })

  it('is served', async () => {
    const request = method === 'GET' || method === 'DELETE' ? {method} : {method, json: {}}
    const reply = await owner.api(path.replace('/api', '').replace(/\{\w+\}/g, 'x'), request)
    expect(reply.status).not.toBe(500)
    expect(await reply.text()).not.toBe('{"error":"Not found."}')
  })
})

it('the table is complete', () => {
  expect(Object.keys(CALLS)).toHaveLength(COUNT)
  expect(demo.problems).toEqual([])
})

it('an address without a route is detected', async () => {
  expect(await (await owner.api('/commerce/nothing')).text()).toBe('{"error":"Not found."}')
})
