import {expect, it} from 'vitest'
import {createCookieJar} from './cookie-jar.ts'

const SITE = 'https://kiln.example'
const sent = (cookies: string[], url = `${SITE}/api/x`, from = `${SITE}/`) => {
  const jar = createCookieJar({}, () => 1_000_000)
  for (const cookie of cookies) jar.setCookie(cookie, from)
  return jar.getCookieString(url)
}

it.each([
  [['a=1', 'b=2; Path=/; HttpOnly; SameSite=Lax'], 'a=1; b=2'],
  [['a=1', 'a=2'], 'a=2'],
  [['a=x=y==', 'b='], 'a=x=y==; b='],
  [['a=1; Max-Age=10'], 'a=1'],
  [['a=1', 'a=; Max-Age=0'], ''],
  [['a=1; Max-Age=-1'], ''],
  [['a=1; Expires=Thu, 01 Jan 1970 00:00:01 GMT'], ''],
  [['a=1; Expires=Thu, 01 Jan 2970 00:00:00 GMT'], 'a=1'],
  [['a=1; Expires=Thu, 01 Jan 1970 00:00:01 GMT; Max-Age=9'], 'a=1'],
  [['a=1; Path=/api'], 'a=1'],
  [['a=1; Path=/ap'], ''],
  [['a=1; Path=/config/'], ''],
  [['a=1; path=relative'], 'a=1'],
  [['=1', ''], ''],
])('%j is sent as %j', (cookies, header) => {
  expect(sent(cookies)).toBe(header)
})

it('is not sent to other hosts, nor unencrypted if it is secure', () => {
  expect(sent(['a=1; Domain=example'], 'https://other.example/')).toBe('')
  expect(sent(['a=1'], 'https://kiln.example:8443/')).toBe('')
  expect(sent(['a=1; Secure'], 'http://kiln.example/', 'http://kiln.example/')).toBe('')
  expect(sent(['a=1; Secure'], 'http://localhost:1/', 'http://localhost:1/')).toBe('a=1')
})

it('starts with the given cookies', () => {
  const jar = createCookieJar({session: 's', crumb: 'old'})
  expect(jar.getCookieString(`${SITE}/`)).toBe('session=s; crumb=old')
  jar.setCookie('crumb=new', `${SITE}/`)
  jar.setCookie('session=; Max-Age=0', `${SITE}/`)
  expect(jar.getCookieString(`${SITE}/`)).toBe('crumb=new')
})
