// @vitest-environment happy-dom
import {beforeEach, describe, expect, it, vi} from 'vitest'
import {watchConsole} from '../../test/helpers/console.ts'
import {readExpiring, type StoragePlaces, writeExpiring} from './expiring-storage.ts'

const DAY = 24 * 60 * 60 * 1000
const ID = {key: 'id', lifetime: 2 * DAY, endKey: 'id end'}

const said = watchConsole()
const cookies = new Map<string, string>()
let now = 0
const places: StoragePlaces = {
  storage: () => localStorage,
  readCookie: (name) => cookies.get(name) ?? null,
  writeCookie: vi.fn((_, name, value) => void cookies.set(name, value)),
  now: () => now,
}
const blocked: StoragePlaces = {
  ...places,
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

describe('an expiring text', () => {
  it('is stored until it expires, and is then removed', () => {
    writeExpiring(ID, 'a', places)
    now += 2 * DAY - 1
    expect(readExpiring(ID, places)).toBe('a')
    now += 1
    expect(readExpiring(ID, places)).toBeNull()
    expect(localStorage).toHaveLength(0)
    expect(cookies.size).toBe(0)
  })

  it('stores its expiry under a separate key', () => {
    writeExpiring(ID, 'a', places)
    writeExpiring({...ID, key: 'other', endKey: 'other end'}, 'b', places)
    expect({...localStorage}).toMatchObject({
      id: 'a',
      'id end': `${1000 + 2 * DAY}`,
      other: 'b',
      'other end': `${1000 + 2 * DAY}`,
    })
  })

  it.each(['', 'x', '0', 'Infinity', `${1001 + 2 * DAY}`])('with the expiry %j is ignored', (end) => {
    localStorage.setItem('id', 'a')
    localStorage.setItem('id end', end)
    expect(readExpiring(ID, places)).toBeNull()
  })

  it('is in a cookie if storage is blocked, and stays there', () => {
    writeExpiring(ID, 'a', blocked)
    expect(places.writeCookie).toHaveBeenCalledExactlyOnceWith((2 * DAY) / 1000, 'id', 'a')
    expect(readExpiring(ID, blocked)).toBe('a')
    expect(readExpiring(ID, places)).toBe('a')
  })

  it('is in a cookie if storage is full', () => {
    const full = {
      ...places,
      storage: () =>
        new Proxy(localStorage, {
          get: () => () => {
            throw new DOMException('full', 'QuotaExceededError')
          },
        }),
    }
    writeExpiring(ID, 'a', full)
    expect(cookies.get('id')).toBe('a')
  })

  it('reports failing storage once', async () => {
    vi.resetModules()
    const fresh = await import('./expiring-storage.ts')
    fresh.writeExpiring(ID, 'a', places)
    fresh.readExpiring(ID, places)
    expect(said.warnings).toEqual([])
    fresh.readExpiring(ID, blocked)
    fresh.writeExpiring(ID, 'a', blocked)
    const line = '[vitrine] storage: SecurityError: no: cookies are tried instead'
    expect(said.warnings).toEqual([[line, '']])
  })
})
