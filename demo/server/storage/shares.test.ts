import {readFileSync} from 'node:fs'
import {glob} from 'node:fs/promises'
import {afterEach, beforeEach, describe, expect, it} from 'vitest'
import {type Database, openDatabase} from '../database.ts'
import {createLimits} from '../http/limits.ts'
import {address} from '../testing/address.ts'
import {replyProblems} from '../testing/api-description.ts'
import {hiddenIn} from '../testing/hidden-in.ts'
import {bowl, club, planner} from '../testing/products.ts'
import {startDemo, type TestDemo} from '../testing/start-demo.ts'
import type {Visitor} from '../testing/visitor.ts'
import {createReceived} from '../tracking/received.ts'
import {KINDS, LINE, QUOTAS, type Quota} from './quotas.ts'
import {createShares} from './shares.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const ENTRIES = '/commerce/shopping-cart/entries'

const file = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8')

const unlimited = {...createLimits(1), store: () => 0}

describe('stored rows', () => {
  let database: Database
  let now: number
  beforeEach(async () => {
    database = await openDatabase('file::memory:')
    now = 0
  })
  afterEach(() => database.close())

  const open = (total: number) => {
    const events = {...QUOTAS.events, total, row: 0}
    const shares = createShares(database, () => now, unlimited, {...QUOTAS, events})
    const received = createReceived(database, () => now, shares)
    return {
      keep: async (id: string, text = '') => {
        await received.keep({
          channel: 'newer',
          name: 'A',
          headers: {},
          body: {},
          data: {event_id: id, text},
          network: '192.0.2.1',
        })
        await shares.sweep()
      },
      ids: async () => (await received.list(null)).map((one) => one.event_id),
    }
  }

  it('are the newest, up to the total', async () => {
    const {keep, ids} = open(10_000)
    for (let index = 0; index < 30; index++) {
      now += 1000
      await keep(`e${index}`, 'x'.repeat(1000))
    }
    expect(await ids()).toEqual(Array.from({length: 9}, (_, index) => `e${index + 21}`))
  })

  it('are kept for their time', async () => {
    const {keep, ids} = open(100_000)
    await keep('old')
    now += 29 * DAY
    await keep('new')
    expect(await ids()).toEqual(['old', 'new'])
    now += 2 * DAY
    await keep('newest')
    expect(await ids()).toEqual(['new', 'newest'])
  })

  it.each(KINDS)('of %s can be swept', async (kind) => {
    const none = {...QUOTAS[kind], total: 0}
    const shares = createShares(database, () => now, unlimited, {...QUOTAS, [kind]: none})
    await expect(shares.sweep()).resolves.toBeUndefined()
  })
})

describe('a shop', () => {
  let demo: TestDemo
  let visitor: Visitor
  afterEach(async () => {
    expect(demo.problems).toEqual([])
    await demo.stop()
  })

  const open = async (options: Parameters<typeof startDemo>[0] = {}) => {
    demo = await startDemo({proxies: 1, ...options})
    visitor = demo.visitor()
  }
  const from = (address: string) => ({'X-Forwarded-For': address})
  const post = (path: string, json: unknown, headers = {}) =>
    demo.visitor().api(path, {method: 'POST', json, headers})
  const carts = async (): Promise<unknown[]> => (await visitor.call('/qa/carts')).json()
  const setClock = (now: number) => visitor.call('/qa/clock', {method: 'POST', json: {now}})

  it('refuses more than the share of a network, and serves others', async () => {
    const each = QUOTAS.carts.row + LINE
    await open({storedPerHour: {carts: 3 * each}})
    const statuses: number[] = []
    for (let count = 0; count < 4; count++) statuses.push((await post(ENTRIES, bowl)).status)
    expect(statuses).toEqual([200, 200, 200, 429])
    const reply = await post(ENTRIES, bowl)
    expect(await replyProblems(reply, 'POST')).toEqual([])
    expect(Number(reply.headers.get('Retry-After'))).toBeGreaterThan(600)
    expect((await post(ENTRIES, bowl, from('192.0.2.1'))).status).toBe(200)
    expect(await carts()).toHaveLength(4)
  })

  it('remembers across a restart what a network has used up', async () => {
    await open({storedPerHour: {carts: QUOTAS.carts.row + LINE}})
    expect((await post(ENTRIES, bowl)).status).toBe(200)
    demo = await demo.restart()
    expect((await post(ENTRIES, bowl)).status).toBe(429)
    expect((await post(ENTRIES, bowl, from('192.0.2.1'))).status).toBe(200)
  })

  it('explains the wait on pages without script', async () => {
    await open({storedPerHour: {carts: QUOTAS.carts.row + LINE}})
    await visitor.call('/')
    const fields = {...bowl, salePrice: '', crumb: visitor.cookies.get('crumb') ?? ''}
    expect((await visitor.submit('/cart/add', fields)).status).toBe(303)
    const reply = await visitor.submit('/cart/add', fields)
    expect([reply.status, reply.headers.get('Retry-After')]).toEqual([429, expect.stringMatching(/^\d{3}$/)])
    expect(await reply.text()).toMatch(/Please try again in \d+ minutes\./)
  })

  it('places no order beyond the share, and keeps the cart', async () => {
    await open({storedPerHour: {orders: 1000}})
    const {shoppingCart} = await (await visitor.api(ENTRIES, {method: 'POST', json: bowl})).json()
    await visitor.api(`/3/commerce/cart/${shoppingCart.id}/shipping/location`, {method: 'PUT', json: address})
    const hidden = hiddenIn(await (await visitor.call('/checkout')).text())
    const reply = await visitor.submit('/checkout', {
      ...address,
      email: 'ada@example.com',
      name: 'Ada',
      ...hidden,
    })
    expect(reply.status).toBe(429)
    expect(await reply.text()).toMatch(/Please try again in \d+ minutes\./)
    expect(await (await visitor.call('/qa/orders')).json()).toEqual([])
    expect(await carts()).toHaveLength(1)
  })

  it('counts the longer answers of a line', async () => {
    await open({storedPerHour: {carts: QUOTAS.carts.row + LINE + 3000}})
    const added = await visitor.api(ENTRIES, {method: 'POST', json: planner})
    const {newlyAdded} = await added.json()
    const change = (note: string) =>
      visitor.api(`${ENTRIES}/${newlyAdded.id}/additionalFields`, {
        method: 'PUT',
        json: {additionalFields: {note}},
      })
    expect((await change('x'.repeat(2900))).status).toBe(200)
    expect((await change('y'.repeat(2900))).status).toBe(429)
  })

  it('logs out without a copy of the cart when the share is used up', async () => {
    await open({storedPerHour: {carts: QUOTAS.carts.row + LINE}})
    await visitor.api(ENTRIES, {method: 'POST', json: bowl})
    const member = {email: 'ines@example.com', password: 'wheel-thrown-clay'}
    const reply = await visitor.api('/site-users/account/session', {method: 'POST', json: member})
    const {xsrfToken} = await reply.json()
    const left = await visitor.api('/site-users/account/session?cloneCart=true', {
      method: 'DELETE',
      headers: {'X-SiteUser-XSRF-Token': xsrfToken},
    })
    expect([left.status, visitor.cookies.has('CART')]).toEqual([204, false])
    expect(await carts()).toHaveLength(1)
  })

  it('deletes carts that were not changed for 30 days, with their lines', async () => {
    await open()
    const started = Date.now()
    await visitor.api(ENTRIES, {method: 'POST', json: bowl})
    const other = demo.visitor()
    await other.api(ENTRIES, {method: 'POST', json: planner, headers: {'Add-To-Cart-Id': 'one'}})
    await setClock(started + 20 * DAY)
    await visitor.api(ENTRIES, {method: 'POST', json: bowl})
    await setClock(started + 31 * DAY)
    await post('/form/FormSubmissionKey', {})
    expect(await carts()).toHaveLength(1)
    expect((await visitor.api('/commerce/shopping-cart')).status).toBe(200)
    expect((await other.api('/commerce/shopping-cart')).status).toBe(404)
    expect((await other.api(ENTRIES, {method: 'POST', json: bowl})).status).toBe(200)
  })

  it('deletes what is too old when it starts', async () => {
    await open()
    await visitor.api(ENTRIES, {method: 'POST', json: bowl})
    expect(await carts()).toHaveLength(1)
    demo = await demo.restart({clock: () => Date.now() + 31 * DAY})
    visitor = demo.visitor()
    expect(await carts()).toEqual([])
  })

  it.each(['/cart/add', '/checkout', '/commerce/subscription', '/restock', '/account'])(
    'limits what is sent to %s, also without script',
    async (path) => {
      await open()
      expect((await visitor.submit(path, {name: 'x'.repeat(100_001)})).status).toBe(413)
    },
  )

  it('limits every text', async () => {
    await open()
    const long = 'x'.repeat(2001)
    const add = await post(ENTRIES, bowl, {'Add-To-Cart-Id': 'x'.repeat(201)})
    expect(add.status).toBe(400)
    await visitor.call('/contact')
    const crumb = visitor.cookies.get('crumb') ?? ''
    const asked = {crumb, 'question-email': 'ada@example.com', 'question-text': 'When?'}
    const formId = /data-form-id="([^"]+)"/.exec(await (await visitor.call('/contact')).text())?.[1]
    for (const more of [{pagePath: long}, {submissionId: long}, {unknown: 'x'.repeat(200_001)}]) {
      const reply = await visitor.submit(`/form/${formId}`, {...asked, ...more})
      expect([Object.keys(more), reply.status]).toEqual([Object.keys(more), 400])
    }
    expect(await (await visitor.call('/qa/submissions')).json()).toEqual([])
  })
})

describe('the subscriptions', () => {
  it('are deleted after 30 days without an order', async () => {
    const demo = await startDemo()
    const visitor = demo.visitor()
    const reply = await visitor.api('/3/commerce/cart/subscription', {
      method: 'POST',
      json: {...club, qty: 1},
    })
    const {cartToken} = await reply.json()
    const page = () => visitor.call(`/commerce/subscription?cartToken=${cartToken}`)
    expect((await page()).status).toBe(200)
    await visitor.call('/qa/clock', {method: 'POST', json: {now: Date.now() + 31 * DAY}})
    await visitor.api('/form/FormSubmissionKey', {method: 'POST'})
    expect((await page()).status).toBe(404)
    await demo.stop()
  })
})

/** Tables that only the seed, the owner's tools and the server itself write, and rows that belong to others. */
const OTHERS = [
  ...['settings', 'gift_cards', 'owner_sessions', 'site_documents', 'collections', 'categories'],
  // parts of a cart, and where its copy came from
  ...['entries', 'adds', 'codes', 'handovers'],
  // each member has at most 20 lists of 200 products, and only the seed creates members
  'lists',
]

it('has a share for every table that a visitor can write', async () => {
  const tables = new Set<string>()
  for await (const path of glob('demo/server/**/*.ts', {
    exclude: ['**/*.test.ts', '**/{migrations,seed-database}.ts'],
  }))
    for (const [, table = ''] of file(path).matchAll(/INSERT (?:OR \w+ )?INTO (\w+)/g)) tables.add(table)
  const known = [...Object.values(QUOTAS).map(({table}) => table), ...OTHERS]
  expect([...tables].sort()).toEqual([...known].sort())
})

const megabytes = (bytes: number): string => `${bytes / 1_000_000} MB`

function timeOf(ms: number): string {
  const [count, unit] =
    ms < 60 * MINUTE ? [ms / MINUTE, 'minutes'] : ms < DAY ? [ms / 60 / MINUTE, 'hour'] : [ms / DAY, 'days']
  return `${count} ${unit}`
}

const rowOf = ({what, row, texts, hour, total, kept}: Quota): string =>
  `| ${what} | ${row.toLocaleString('en-US')} | ${texts} | ${megabytes(hour)} | ${megabytes(total)} | ${timeOf(kept)} |`

it('is described in the guide', () => {
  const [, section = ''] = file('docs/guide/demo-shop.md').split('## What it stores')
  expect(section.split('\n').filter((line) => line.startsWith('|'))).toEqual([
    '| what | bytes of a row | and its texts, at most | a network and hour | in all | kept |',
    '|---|---|---|---|---|---|',
    ...Object.values(QUOTAS).map(rowOf),
  ])
})
