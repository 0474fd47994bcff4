// @vitest-environment happy-dom
import {beforeEach, describe, expect, it, vi} from 'vitest'
import {watchConsole} from '../../test/helpers/console.ts'
import {type Keepers, readLasting, writeLasting} from './expiring-storage.ts'

const DAY = 24 * 60 * 60 * 1000
const ID = {key: 'id', lifetime: 2 * DAY, endKey: 'id end'}

const said = watchConsole()
const cookies = new Map<string, string>()
let now = 0
const keepers: Keepers = {
  storage: () => localStorage,
  readCookie: (name) => cookies.get(name) ?? null,
  writeCookie: vi.fn((_, name, value) => void cookies.set(name, value)),
  now: () => now,
}
const blocked: Keepers = {
  ...keepers,
  storage() {
    throw new DOMException('no', 'SecurityError')
  },
}

beforeEach(() => {
  localStorage.clear()
  cookies.clear()
  vi.clearAllMocks()
  now = 1000
})

describe('a text that is kept for a time', () => {
  it('is there until its end, and then removed', () => {
    writeLasting(ID, 'a', keepers)
    now += 2 * DAY - 1
    expect(readLasting(ID, keepers)).toBe('a')
    now += 1
    expect(readLasting(ID, keepers)).toBeNull()
    expect(localStorage).toHaveLength(0)
    expect(cookies.size).toBe(0)
  })

  it('has its end under a key of its own', () => {
    writeLasting(ID, 'a', keepers)
    writeLasting({...ID, key: 'other', endKey: 'other end'}, 'b', keepers)
    expect({...localStorage}).toMatchObject({
      id: 'a',
      'id end': `${1000 + 2 * DAY}`,
      other: 'b',
      'other end': `${1000 + 2 * DAY}`,
    })
  })

  it.each(['', 'x', '0', 'Infinity', `${1001 + 2 * DAY}`])('with the end %j is none', (end) => {
    localStorage.setItem('id', 'a')
    localStorage.setItem('id end', end)
    expect(readLasting(ID, keepers)).toBeNull()
  })

  it('is in a cookie where there is no storage, and stays there', () => {
    writeLasting(ID, 'a', blocked)
    expect(keepers.writeCookie).toHaveBeenCalledExactlyOnceWith((2 * DAY) / 1000, 'id', 'a')
    expect(readLasting(ID, blocked)).toBe('a')
    expect(readLasting(ID, keepers)).toBe('a')
  })

  it('is in a cookie where storage is full', () => {
    const full = {
      ...keepers,
      storage: () =>
        new Proxy(localStorage, {
          get: () => () => {
            throw new DOMException('full', 'QuotaExceededError')
          },
        }),
    }
    writeLasting(ID, 'a', full)
    expect(cookies.get('id')).toBe('a')
  })

  it('tells of storage that fails once, however often', async () => {
    vi.resetModules()
    const fresh = await import('./expiring-storage.ts')
    fresh.writeLasting(ID, 'a', keepers)
    fresh.readLasting(ID, keepers)
    expect(said.warnings).toEqual([])
    fresh.readLasting(ID, blocked)
    fresh.writeLasting(ID, 'a', blocked)
    const line = '[vitrine] storage: SecurityError: no: cookies are tried instead'
    expect(said.warnings).toEqual([[line, '']])
  })
})
