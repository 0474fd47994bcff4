import {afterEach, describe, expect, it, vi} from 'vitest'
import {hasCartCookie, readCookie} from './cookies.ts'
import {areCookiesEnabled, writeCookie} from './write-cookie.ts'

const withCookies = (cookie: string) => vi.stubGlobal('document', {cookie})

function blockCookies(): void {
  const refuse = () => {
    throw new DOMException('sandboxed', 'SecurityError')
  }
  vi.stubGlobal('document', Object.defineProperty({}, 'cookie', {get: refuse, set: refuse}))
}

afterEach(() => vi.unstubAllGlobals())

describe('cookies', () => {
  it('are found by their whole name', () => {
    withCookies('xcrumb=no; crumb=a=b%20c;empty=; bad=%E0%A4%A')
    expect(['crumb', 'empty', 'bad', 'none'].map(readCookie)).toEqual(['a=b c', '', '%E0%A4%A', null])
  })

  it('are written so that they read back', () => {
    withCookies('')
    writeCookie('crumb', 'a;b, 50%=/+')
    expect(document.cookie).toBe('crumb=a%3Bb%2C%2050%25=/+;path=/')
    expect(readCookie('crumb')).toBe('a;b, 50%=/+')
  })

  it.each([
    ['', false],
    ['hasCart=true', true],
    ['a=1; CART=x', true],
    ['CARTS=x', false],
  ])('show from %j whether a cart was begun: %s', (cookie, expected) => {
    withCookies(cookie)
    expect(hasCartCookie()).toBe(expected)
  })

  it('do no harm if they are blocked', () => {
    blockCookies()
    expect([readCookie('crumb'), hasCartCookie(), areCookiesEnabled()]).toEqual([null, false, false])
    expect(() => writeCookie('crumb', 'x')).not.toThrow()
  })

  it('are off when the browser says so', () => {
    withCookies('')
    expect(areCookiesEnabled()).toBe(true)
    vi.stubGlobal('navigator', {cookieEnabled: false})
    expect(areCookiesEnabled()).toBe(false)
  })
})
