// @vitest-environment happy-dom
import {describe, expect, it, vi} from 'vitest'
import {removeCookie, setCookie} from '../../../test/helpers/cookies.ts'
import {freshPage} from '../../../test/helpers/fresh-page.ts'
import {hear} from '../../../test/helpers/hear.ts'
import {until} from '../../../test/helpers/until.ts'

const MEMBER = JSON.stringify({authenticated: true, siteUserId: 'u1'})
const OTHER = JSON.stringify({authenticated: true, siteUserId: 'u2'})
const OUT = JSON.stringify({authenticated: false})

const LOGGED_OUT = {isLoggedIn: false, siteUserId: null, email: null, end: null}
const LOGGED_IN = {...LOGGED_OUT, isLoggedIn: true, siteUserId: 'u1'}

/** Every test has a page that has just loaded. */
const open = () => import('./member.ts')

freshPage()

/** A tab beside this one; it hears what this one says. */
function openTab() {
  const channel = new BroadcastChannel('vitrine-member')
  const heard: unknown[] = []
  channel.onmessage = ({data}) => heard.push(data)
  return {heard, say: (data: unknown) => channel.postMessage(data), close: () => channel.close()}
}

describe('the member', () => {
  it('is read from the cookie once', async () => {
    const member = await open()
    expect(member.getMember()).toEqual(LOGGED_OUT)
    setCookie('SiteUserInfo', MEMBER)
    member.startMember()
    expect(member.getMember()).toEqual(LOGGED_IN)
    const {store} = await import('./store.ts')
    const before = store.getState().member
    member.startMember()
    expect(store.getState().member).toBe(before)
  })

  it('is no one without a cookie', async () => {
    const member = await open()
    member.startMember()
    expect(member.getMember()).toEqual(LOGGED_OUT)
  })

  it('is shown by the page’s state', async () => {
    setCookie('SiteUserInfo', MEMBER)
    const {startMember} = await open()
    const {page} = await import('../page.ts')
    startMember()
    expect(page().state.member).toEqual(LOGGED_IN)
  })

  it.each([
    ['logs in', '', MEMBER, LOGGED_IN, {authenticated: true, siteUserId: 'u1'}],
    ['logs out', MEMBER, OUT, {...LOGGED_OUT, end: 'logged-out'}, {authenticated: false, siteUserId: null}],
    ['expires', MEMBER, '', {...LOGGED_OUT, end: 'expired'}, {authenticated: false, siteUserId: null}],
    [
      'logs in without an id',
      '',
      JSON.stringify({authenticated: true}),
      {...LOGGED_OUT, isLoggedIn: true},
      {authenticated: true, siteUserId: null},
    ],
    ['is another', MEMBER, OTHER, {...LOGGED_IN, siteUserId: 'u2'}, {authenticated: true, siteUserId: 'u2'}],
  ])('%s: followers, events and the state say so', async (_, before, now, state, detail) => {
    if (before) setCookie('SiteUserInfo', before)
    const member = await open()
    member.startMember()
    const shown: unknown[] = []
    const end = member.followMember((one) => shown.push(one))
    const events = hear('member-change')
    removeCookie('SiteUserInfo')
    if (now) setCookie('SiteUserInfo', now)
    member.syncMember()
    expect(shown).toEqual([state])
    expect(member.getMember()).toEqual(state)
    expect(events.map((one) => one.detail)).toEqual([detail])
    // nothing has changed since
    member.syncMember()
    expect([shown.length, events.length]).toEqual([1, 1])
    end()
    removeCookie('SiteUserInfo')
    setCookie('SiteUserInfo', now === MEMBER ? OUT : MEMBER)
    member.syncMember()
    expect(shown).toHaveLength(1)
  })

  it('is not shown again when something else changes', async () => {
    const member = await open()
    const {store} = await import('./store.ts')
    const shown: unknown[] = []
    member.followMember((one) => shown.push(one))
    store.setState({loading: true})
    member.startMember()
    store.setState({loading: false})
    expect(shown).toEqual([LOGGED_OUT])
  })
})

describe('the cookie is read again', () => {
  it.each([
    ['the page is seen', () => document.dispatchEvent(new Event('visibilitychange'))],
    ['the window has the focus', () => dispatchEvent(new Event('focus'))],
    ['the page comes back', () => dispatchEvent(new Event('pageshow'))],
  ])('when %s', async (_, happen) => {
    const member = await open()
    member.startMember()
    setCookie('SiteUserInfo', MEMBER)
    happen()
    expect(member.getMember()).toEqual(LOGGED_IN)
  })

  it('when the browser says that cookies have changed', async () => {
    const cookieStore = new EventTarget()
    vi.stubGlobal('cookieStore', cookieStore)
    const member = await open()
    member.startMember()
    setCookie('SiteUserInfo', MEMBER)
    cookieStore.dispatchEvent(new Event('change'))
    expect(member.getMember()).toEqual(LOGGED_IN)
    vi.unstubAllGlobals()
  })

  it('when another tab says so, which knows the address', async () => {
    const member = await open()
    member.startMember()
    const tab = openTab()
    setCookie('SiteUserInfo', MEMBER)
    tab.say({email: 'ada@example.com'})
    await until(() => expect(member.getMember()).toEqual({...LOGGED_IN, email: 'ada@example.com'}))
    tab.close()
  })
})

describe('a login in this tab', () => {
  it('has the address, and the other tabs learn it', async () => {
    const member = await open()
    member.startMember()
    const tab = openTab()
    setCookie('SiteUserInfo', MEMBER)
    member.tellMember('ada@example.com')
    expect(member.getMember()).toEqual({...LOGGED_IN, email: 'ada@example.com'})
    await until(() => expect(tab.heard).toEqual([{email: 'ada@example.com'}]))
    tab.close()
  })

  it('that the cookie does not confirm has no address', async () => {
    const member = await open()
    member.startMember()
    member.tellMember('ada@example.com')
    expect(member.getMember()).toEqual(LOGGED_OUT)
  })

  it('without an address keeps none', async () => {
    setCookie('SiteUserInfo', MEMBER)
    const member = await open()
    member.startMember()
    const {store} = await import('./store.ts')
    const before = store.getState().member
    member.tellMember(null)
    expect(store.getState().member).toBe(before)
  })

  it('counts where the page has no widget that shows it', async () => {
    const member = await open()
    setCookie('SiteUserInfo', MEMBER)
    member.tellMember(null)
    expect(member.getMember()).toEqual(LOGGED_IN)
  })
})
