import {afterEach, beforeEach, expect, it} from 'vitest'
import {type Database, openDatabase} from '../database.ts'
import {createRateLimit} from '../http/rate-limit.ts'
import {createReceived} from './received.ts'

const DAY = 24 * 60 * 60_000

let database: Database
beforeEach(async () => {
  database = await openDatabase('file::memory:')
})
afterEach(() => database.close())

const event = (id: string, text = '') => ({
  channel: 'newer' as const,
  name: 'A',
  headers: {},
  body: {},
  data: {event_id: id, text},
  network: '192.0.2.1',
})

it('keeps the newest events up to the limit', async () => {
  let now = 0
  const share = createRateLimit(1_000_000)
  const received = createReceived(database, () => now, {share, most: 10_000})
  for (let index = 0; index < 30; index++) {
    now += 1000
    await received.keep(event(`e${index}`, 'x'.repeat(1000)))
  }
  const ids = (await received.list(null)).map((one) => one.event_id)
  expect(ids).toEqual(Array.from({length: 9}, (_, index) => `e${index + 21}`))
})

it('keeps events for a month', async () => {
  let now = 0
  const share = createRateLimit(1_000_000)
  const received = createReceived(database, () => now, {share, most: 1000})
  await received.keep(event('old'))
  now += 29 * DAY
  await received.keep(event('new'))
  expect(await received.list(null)).toHaveLength(2)
  now += 2 * DAY
  await received.keep(event('newest'))
  expect((await received.list(null)).map((one) => one.event_id)).toEqual(['new', 'newest'])
})
