import {beforeEach, expect, it, vi} from 'vitest'
import {pageConnection} from './connection.ts'
import {isCrossOrigin, readCookieOf, writeCookieOf} from './cross-origin.ts'

const PAGE = 'https://kiln.example'

beforeEach(() => {
  vi.stubGlobal('location', {origin: PAGE, protocol: 'https:'})
  vi.stubGlobal('document', {cookie: 'crumb=page'})
})

it('is an origin other than the page’s; without a page there is no other', () => {
  expect([isCrossOrigin(`${PAGE}/api`), isCrossOrigin('https://api.example')]).toEqual([false, true])
  vi.stubGlobal('location', undefined)
  expect(isCrossOrigin('https://api.example')).toBe(false)
})

it('has its values in one jar, separate by origin, for the page’s calls and the site tools', async () => {
  writeCookieOf('https://one.example', 'crumb', 'one')
  await pageConnection('https://two.example').writeCookie('crumb', 'two')
  expect(readCookieOf('https://one.example', 'crumb')).toBe('one')
  expect(readCookieOf('https://two.example', 'crumb')).toBe('two')
  expect(await pageConnection('https://one.example').readCookie('crumb')).toBe('one')
  expect(document.cookie).toBe('crumb=page')
})

it('may have set its cookie where the page sees it', () => {
  expect(readCookieOf('https://shop.kiln.example', 'crumb')).toBe('page')
  expect(readCookieOf(PAGE, 'crumb')).toBe('page')
})
