import {describe, expect, it, vi} from 'vitest'
import {apiServer} from '../../../test/helpers/api-server.ts'
import {json, noContent} from '../../../test/helpers/fake-server.ts'
import {logIn, logOut, setMemberLocale} from './members.ts'

const server = await apiServer()
const SESSION = '/api/site-users/account/session'
const said = {email: 'ada@example.com', password: 'secret', rememberMe: false}

const withCookies = (cookie: string) => vi.stubGlobal('document', {cookie})

describe('logIn', () => {
  it('sends the credentials, and keeps the token for the visit', async () => {
    server.answer(json({xsrfToken: 't 1'}))
    await logIn(said)
    expect(server.received).toMatchObject([
      {method: 'POST', url: SESSION, headers: {'x-csrf-token': 'c', 'x-siteuser-xsrf-token': ''}, body: said},
    ])
    expect(document.cookie).toBe('siteUserCrumb=t%201;path=/')
  })

  it('keeps the token of a remembered member for longer', async () => {
    vi.stubGlobal('location', {protocol: 'https:'})
    server.answer(json({xsrfToken: 't1'}))
    await logIn({...said, rememberMe: true})
    expect(document.cookie).toBe('siteUserCrumb=t1;path=/;max-age=2592000;samesite=lax;secure')
  })

  it('leaves a cookie of the server unchanged', async () => {
    withCookies('siteUserCrumb=t1')
    server.answer(json({xsrfToken: 't1'}))
    await logIn(said)
    expect(document.cookie).toBe('siteUserCrumb=t1')
  })

  it.each([
    [401, {error: 'Unauthorized'}, 'invalid', 'Incorrect email or password.'],
    [423, {message: 'Come back at noon.'}, 'invalid', 'Come back at noon.'],
    [423, {}, 'invalid', 'Too many failed login attempts. Please try again later.'],
    [429, {}, 'rate-limit', 'Please try again in a few seconds.'],
    [400, {errors: {email: 'No.'}}, 'invalid', 'Something went wrong. Please try again later.'],
    [500, {}, 'server', 'Something went wrong. Please try again later.'],
    [200, {xsrfToken: ''}, 'malformed', 'Something went wrong. Please try again later.'],
    [200, [], 'malformed', 'Something went wrong. Please try again later.'],
  ])('refused with %i %j is %s', async (status, body, kind, visitorMessage) => {
    server.answer(json(body, status))
    await expect(logIn(said)).rejects.toMatchObject({kind, status, visitorMessage})
    expect(server.received).toHaveLength(1)
    expect(document.cookie).toBe('crumb=c')
  })
})

describe('logOut', () => {
  it.each([true, false])('sends whether the cart is cloned: %s', async (clones) => {
    withCookies('crumb=c; siteUserCrumb=t1')
    server.answer(noContent)
    await logOut(clones)
    expect(server.received).toMatchObject([
      {method: 'DELETE', url: `${SESSION}?cloneCart=${clones}`, headers: {'x-siteuser-xsrf-token': 't1'}},
    ])
  })

  it('is repeated once', async () => {
    server.answer(json({error: 'x', crumbFail: true, crumb: 'new'}, 403))
    await expect(logOut(true)).rejects.toMatchObject({kind: 'csrf'})
    expect(server.received).toHaveLength(2)
  })
})

describe('setMemberLocale', () => {
  it('sends the language', async () => {
    withCookies('crumb=c; siteUserCrumb=t1')
    server.answer(noContent)
    await setMemberLocale({language: 'ar'})
    expect(server.received).toMatchObject([
      {method: 'POST', url: '/api/site-users/account/locale', body: {language: 'ar'}},
    ])
  })

  it('detects an expired session', async () => {
    server.answer(json({error: 'Over.'}, 401))
    await expect(setMemberLocale({language: 'ar'})).rejects.toMatchObject({kind: 'unauthorized'})
  })
})
