import {expect, it} from 'vitest'
import {readOptions} from './read-options.ts'

const qaOf = (env: Record<string, string>, ...argv: string[]) => readOptions(env, argv).qa

it('enables QA hooks on request', () => {
  expect([qaOf({}), qaOf({QA: '1'}), qaOf({}, '--qa'), qaOf({QA: '0'})]).toEqual(['pages', true, true, false])
  expect([qaOf({HOST: '0.0.0.0'}), qaOf({HOST: '0.0.0.0', QA: '1'})]).toEqual([false, true])
  expect([
    qaOf({}, '--local-qa'),
    qaOf({QA: '0'}, '--local-qa'),
    qaOf({HOST: '0.0.0.0'}, '--local-qa'),
  ]).toEqual([true, false, false])
})

it('shows the drawer, unless told otherwise', () => {
  expect([readOptions({}, []).cartMode, readOptions({CART: 'page'}, []).cartMode]).toEqual(['drawer', 'page'])
  expect(() => readOptions({CART: 'modal'}, [])).toThrow('CART must be one of drawer, popover, page, none')
})

it('reads limits, and refuses invalid ones', () => {
  expect(readOptions({WRITES_PER_MINUTE: '1000', PROXIES: '1'}, [])).toMatchObject({
    writesPerMinute: 1000,
    proxies: 1,
  })
  for (const text of ['0', '-1', 'many', '1.5', 'Infinity'])
    expect(() => readOptions({WRITES_PER_MINUTE: text}, [])).toThrow(
      'WRITES_PER_MINUTE must be a whole number from 1',
    )
  expect(() => readOptions({PROXIES: 'yes'}, [])).toThrow('PROXIES must be a whole number from 0')
})

it('reads how many products the shop has', () => {
  expect(readOptions({PRODUCTS: '10000'}, []).products).toBe(10_000)
  for (const text of ['0', '50001', 'all'])
    expect(() => readOptions({PRODUCTS: text}, [])).toThrow(
      'PRODUCTS must be a whole number from 1 to 50000, and is',
    )
})

it('refuses a folder of pages that is not there', () => {
  expect(readOptions({PAGES: 'docs'}, []).pagesFolder).toBe('docs')
  expect(() => readOptions({PAGES: 'nope'}, [])).toThrow('PAGES must be a folder, and nope is none')
})

it('reads the origins that may send events', () => {
  const origins = ['https://shop.example', 'http://localhost:8080']
  expect(readOptions({EVENT_ORIGINS: origins.join(', ')}, []).eventOrigins).toEqual(origins)
  for (const text of ['*', 'shop.example', 'https://shop.example/', 'null'])
    expect(() => readOptions({EVENT_ORIGINS: text}, [])).toThrow('EVENT_ORIGINS must list origins')
})

it('reads the origins that host pages of the shop, and that of its API', () => {
  const env = {SHOP_ORIGIN: 'https://www.shop.example', API_ORIGIN: 'https://api.shop.example'}
  const {shopOrigins, apiOrigin} = readOptions(env, [])
  expect(shopOrigins?.('')).toEqual([env.SHOP_ORIGIN])
  expect(apiOrigin?.('')).toBe(env.API_ORIGIN)
  expect(() => readOptions({SHOP_ORIGIN: '*'}, [])).toThrow('SHOP_ORIGIN must list origins')
})

it('treats a plain path as a database file', () => {
  expect(readOptions({DATABASE_URL: '/tmp/shop.sqlite'}, []).databaseUrl).toBe('file:///tmp/shop.sqlite')
  expect(readOptions({DATABASE_URL: 'libsql://shop.example'}, []).databaseUrl).toBe('libsql://shop.example')
})
