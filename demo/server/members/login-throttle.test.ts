import {afterEach, beforeEach, describe, expect, it} from 'vitest'
import {type Database, openDatabase} from '../database.ts'
import {RetryLater} from '../http/refusal.ts'
import {createLoginThrottle, type Source} from './login-throttle.ts'

const HOUR = 60 * 60_000
const network: Source = {name: '192.0.2.1', isKnown: false}
const other: Source = {name: '192.0.2.2', isKnown: false}
const device: Source = {name: 'device', isKnown: true}

let now = 0
let database: Database
let throttle: ReturnType<typeof createLoginThrottle>
beforeEach(async () => {
  now = 1_800_000_000_000
  database = await openDatabase('file::memory:')
  throttle = createLoginThrottle(database, () => now)
})
afterEach(() => database.close())

/** Seconds to wait, or 0. */
async function take(email: string, source: Source): Promise<number> {
  try {
    await throttle.take(email, source)
    return 0
  } catch (error) {
    if (error instanceof RetryLater) return error.retryAfter
    throw error
  }
}

/** Uses up a network's wrong passwords before it must wait, each for another address. */
async function useUp(source: Source): Promise<void> {
  for (let count = 0; count < 11; count++) expect(await take(`guess-${count}@example.com`, source)).toBe(0)
}

describe('the attempts of a network', () => {
  it('take twice as long each time, up to 15 minutes', async () => {
    await useUp(network)
    const waits: number[] = []
    for (let count = 0; count < 12; count++) {
      const wait = await take('a@example.com', network)
      waits.push(wait)
      now += wait * 1000 - 1
      expect(await take('a@example.com', network)).toBe(1)
      now += 1
      expect(await take(`next-${count}@example.com`, network)).toBe(0)
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900])
  })

  it('do not count for other networks or for known devices', async () => {
    await useUp(network)
    expect(await take('a@example.com', network)).toBe(1)
    expect([await take('a@example.com', other), await take('a@example.com', device)]).toEqual([0, 0])
  })

  it('do not count with the right password', async () => {
    for (let count = 0; count < 30; count++) {
      expect(await take('a@example.com', network)).toBe(0)
      await throttle.forget('a@example.com', network)
    }
  })

  it('are kept after a right password for another address', async () => {
    await useUp(network)
    now += 1000
    await take('own@example.com', network)
    await throttle.forget('own@example.com', network)
    expect(await take('a@example.com', network)).toBe(1)
  })

  it('are forgotten after an hour without attempts', async () => {
    await useUp(network)
    now += HOUR
    expect(await take('a@example.com', network)).toBe(0)
    expect(await take('b@example.com', network)).toBe(0)
    const rows = await database.all('SELECT * FROM log_in_tries')
    expect(rows).toHaveLength(3)
  })
})

describe('the attempts for one address', () => {
  it.each([network, device])('are limited to five for $name, then blocked for 15 minutes', async (source) => {
    for (let count = 0; count < 5; count++) expect(await take('a@example.com', source)).toBe(0)
    expect(await take('a@example.com', source)).toBe(900)
    expect(await take('a@example.com', other)).toBe(0)
    now += 900_000
    expect(await take('a@example.com', source)).toBe(0)
  })
})
