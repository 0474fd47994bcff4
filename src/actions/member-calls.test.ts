// @vitest-environment happy-dom
import {describe, expect, it} from 'vitest'
import {watchConsole} from '../../test/helpers/console.ts'
import {setCookie} from '../../test/helpers/cookies.ts'
import {type Answer, hold, json} from '../../test/helpers/fake-server.ts'
import {hear} from '../../test/helpers/hear.ts'
import {shopPage} from '../../test/helpers/shop-page.ts'
import {until} from '../../test/helpers/until.ts'

const page = await shopPage()
const {server, calls} = page
watchConsole()

const SESSION = '/api/site-users/account/session'
const READ = 'GET /api/commerce/shopping-cart'
const ADA = {email: 'ada@example.com', password: 'secret', rememberMe: false}
const AUTHENTICATED = '{"authenticated":true,"siteUserId":"u1"}'

/** The member's calls have these answers, and the shop answers for the cart. */
function answer(...answers: Answer[]): void {
  server.answer((response, request) => {
    const isOfMember = request.url.startsWith('/api/site-users/')
    const next = isOfMember
      ? ((answers.length > 1 ? answers.shift() : answers[0]) ?? json({}))
      : page.shop.answer
    next(response, request)
  })
}

async function open() {
  const [actions, member, {startCart}, {store}] = await Promise.all([
    import('./member-calls.ts'),
    import('../page/store/member.ts'),
    import('../page/store/start.ts'),
    import('../page/store/store.ts'),
  ])
  member.startMember()
  return {...actions, ...member, startCart, store}
}

const token = json({xsrfToken: 't'})

describe('a login', () => {
  it('is shown with its address, and reads the cart of the member', async () => {
    setCookie('hasCart')
    const {logIn, getMember, startCart, store} = await open()
    startCart()
    await until(() => expect(store.getState().synced).toBe(true))
    page.shop.entries.push({id: '1', itemId: 'mug', sku: null, quantity: 2})
    answer(token)
    await logIn(ADA)
    // the server has left the cookie to us
    expect(getMember()).toMatchObject({isLoggedIn: true, email: ADA.email})
    await until(() => expect(store.getState().cart?.totalQuantity).toBe(2))
    expect(calls()).toEqual([`POST ${SESSION}`, READ])
  })

  it('reads no cart on a page that shows none', async () => {
    const {logIn, getMember} = await open()
    answer(token)
    await logIn(ADA)
    expect(getMember().isLoggedIn).toBe(true)
    expect(calls()).toEqual([`POST ${SESSION}`])
  })

  it('does not take the cart of the visitor before, which is being read', async () => {
    setCookie('hasCart')
    const {logIn, startCart, store} = await open()
    const slow = hold(json({id: 'visitor', entries: [{id: '9', itemId: 'old', quantity: 9}]}))
    let reads = 0
    server.answer((response, request) => {
      if (request.method === 'POST') return token(response, request)
      return (reads++ ? page.shop.answer : slow.answer)(response, request)
    })
    page.shop.entries.push({id: '1', itemId: 'mug', sku: null, quantity: 2})
    startCart()
    await until(() => expect(reads).toBe(1))
    await logIn(ADA)
    await until(() => expect(store.getState().cart?.totalQuantity).toBe(2))
    slow.release()
    await until(() => expect(store.getState().loading).toBe(false))
    expect(store.getState().cart?.totalQuantity).toBe(2)
  })

  it('keeps the cookie of the server, with the id of the member', async () => {
    const {logIn, getMember} = await open()
    answer((response, request) => {
      setCookie('SiteUserInfo', AUTHENTICATED)
      token(response, request)
    })
    await logIn(ADA)
    expect(getMember()).toMatchObject({isLoggedIn: true, siteUserId: 'u1'})
  })

  it('that is refused changes nothing', async () => {
    const {logIn, getMember} = await open()
    answer(json({}, 401))
    await expect(logIn(ADA)).rejects.toMatchObject({kind: 'invalid'})
    expect(getMember().isLoggedIn).toBe(false)
    expect(document.cookie).not.toContain('SiteUserInfo')
  })

  it('holds where the cart cannot be read: that failure is reported', async () => {
    const {logIn, getMember, store} = await open()
    store.setState({synced: true})
    const errors = hear('error')
    server.answer(token, json({}, 403))
    setCookie('hasCart')
    await logIn(ADA)
    await until(() => expect(errors).toMatchObject([{detail: {widget: 'cart'}}]))
    expect(getMember().isLoggedIn).toBe(true)
  })
})

describe('a logout', () => {
  it.each([
    ['is shown', json({})],
    ['is shown where the session had expired before', json({}, 401)],
  ])('%s', async (_what, reply) => {
    setCookie('SiteUserInfo', AUTHENTICATED)
    const {logOut, getMember} = await open()
    answer(reply)
    await logOut(true)
    expect(getMember()).toEqual({isLoggedIn: false, siteUserId: null, email: null, end: 'logged-out'})
    expect(server.received[0]?.url).toBe(`${SESSION}?cloneCart=true`)
  })

  it('that fails leaves the member logged in', async () => {
    setCookie('SiteUserInfo', AUTHENTICATED)
    const {logOut, getMember} = await open()
    answer(json({}, 422))
    await expect(logOut(false)).rejects.toMatchObject({kind: 'invalid'})
    expect(getMember().isLoggedIn).toBe(true)
  })
})

describe('the language of a member', () => {
  it('is stored', async () => {
    const {setLocale} = await open()
    answer(json({}))
    await setLocale('de')
    expect(server.received[0]).toMatchObject({
      url: '/api/site-users/account/locale',
      body: {language: 'de'},
    })
  })

  it('finds a session that has expired: all widgets show that', async () => {
    setCookie('SiteUserInfo', AUTHENTICATED)
    const {setLocale, getMember} = await open()
    answer(json({}, 401))
    await setLocale('de')
    expect(getMember()).toMatchObject({isLoggedIn: false, end: 'expired'})
  })

  it('that is refused is an error, and ends no session', async () => {
    setCookie('SiteUserInfo', AUTHENTICATED)
    const {setLocale, getMember} = await open()
    answer(json({}, 422))
    await expect(setLocale('xx')).rejects.toMatchObject({kind: 'invalid'})
    expect(getMember().isLoggedIn).toBe(true)
  })
})
