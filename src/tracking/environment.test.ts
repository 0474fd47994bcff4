// @vitest-environment happy-dom
import {beforeEach, describe, expect, it, vi} from 'vitest'
import {removeCookies, setCookie} from '../../test/helpers/cookies.ts'
import {until} from '../../test/helpers/until.ts'
import {page, writeTag} from '../page/page.ts'
import {readEnvironment} from './environment.ts'
import {decide, type GateFacts} from './gate/gate.ts'
import {readFacts} from './gate/read-facts.ts'
import {UNKNOWN_VISITOR} from './visitor/visitor.ts'

function context(fields: unknown): void {
  const script = document.createElement('script')
  script.type = 'application/json'
  script.dataset.siteContext = ''
  script.textContent = typeof fields === 'string' ? fields : JSON.stringify(fields)
  document.head.replaceChildren(script)
}

beforeEach(() => {
  Reflect.deleteProperty(globalThis, Symbol.for('vitrine'))
  document.head.replaceChildren()
  return () => {
    vi.unstubAllGlobals()
    removeCookies()
  }
})

describe('facts of a page for the gate', () => {
  const NOTHING: GateFacts = {
    accountId: null,
    roles: null,
    path: '/',
    pageType: null,
    isDisabled: false,
    isPreview: false,
    isPrerendering: false,
    isCloneable: false,
    isPolicyEnabled: false,
    isPolicyAbsolute: false,
    choice: null,
    isPrivate: false,
  }

  it('default to a visitor who is tracked if the page has no context', () => {
    expect(readFacts({}, page())).toEqual(NOTHING)
    expect(decide(readFacts({}, page()))).toMatchObject({track: true, cookies: true})
  })

  it('come from its context', () => {
    const raw = {
      authenticatedAccount: {id: 7},
      websiteRoles: ['viewer'],
      pageType: '100',
      website: {cloneable: 'true'},
      websiteSettings: {trackingDisabled: true},
      cookieSettings: {isRestrictiveCookiePolicyEnabled: true, isRestrictiveCookiePolicyAbsolute: 'true'},
    }
    expect(readFacts(raw, page())).toEqual({
      ...NOTHING,
      accountId: '7',
      roles: ['viewer'],
      pageType: 100,
      isDisabled: true,
      isCloneable: true,
      isPolicyEnabled: true,
      isPolicyAbsolute: true,
    })
  })

  it.each([
    {authenticatedAccount: 'x', websiteRoles: 'viewer', pageType: {}, website: null, cookieSettings: []},
    {authenticatedAccount: {id: ''}, websiteRoles: {}, pageType: '', website: 5, cookieSettings: 'on'},
  ])('default if the context is odd: %j', (raw) => {
    expect(readFacts(raw, page())).toEqual(NOTHING)
  })

  it.each(['ss_preview', 'ss_override', 'ss_expanded_frame'])(
    'include a preview, from the cookie %s',
    (name) => {
      setCookie(name, '')
      expect(readFacts({}, page()).isPreview).toBe(true)
    },
  )

  it('include prerendering', () => {
    vi.stubGlobal(
      'document',
      Object.defineProperty(document, 'prerendering', {value: true, configurable: true}),
    )
    expect(readFacts({}, page()).isPrerendering).toBe(true)
    Reflect.deleteProperty(document, 'prerendering')
  })

  it.each([
    ['true', true],
    ['false', false],
    ['', null],
    ['maybe', null],
  ])('include the visitor’s earlier choice: %j is %j', (kept, choice) => {
    setCookie('ss_cookieAllowed', kept)
    expect(readFacts({}, page()).choice).toBe(choice)
  })

  it('include the visitor’s current choice, whatever it was before', () => {
    setCookie('ss_cookieAllowed', 'true')
    page().consent.analytics = false
    expect(readFacts({}, page()).choice).toBe(false)
  })

  it('include the browser’s privacy signal, unless the site does not honour it', () => {
    vi.stubGlobal('navigator', {globalPrivacyControl: true})
    expect(readFacts({}, page()).isPrivate).toBe(true)
    const raw = {cookieSettings: {isGlobalPrivacyControlHonored: false}}
    expect(readFacts(raw, page()).isPrivate).toBe(false)
    vi.stubGlobal('navigator', {globalPrivacyControl: false})
    expect(readFacts({}, page()).isPrivate).toBe(false)
  })
})

describe('the host of newer events', () => {
  const HOSTS = {dev: 'https://dev.example', qa: 'https://qa.example/', prod: 'https://prod.example'}
  const decision = decide(readFacts({}, page()))
  let mounts = 0

  function host(fields: unknown): string {
    context(fields)
    // separates the pages of the tests
    page().mounts = ++mounts
    return readEnvironment(decision, UNKNOWN_VISITOR).eventsHost
  }

  it.each([
    ['dev', 'https://dev.example'],
    ['qa', 'https://qa.example'],
    ['staging', 'https://qa.example'],
    ['prod', 'https://prod.example'],
    ['moon', 'https://prod.example'],
    [undefined, 'https://prod.example'],
  ])('of the environment %s is %s', (environment, expected) => {
    expect(host({environment, eventHosts: HOSTS})).toBe(expected)
  })

  it('is the API’s own if the page names none', () => {
    expect(host({environment: 'qa'})).toBe('')
    expect(host({eventHosts: 'x'})).toBe('')
  })

  it('comes from the loader’s tag first', () => {
    writeTag({base: '/', events: 'https://events.example/'})
    expect(host({environment: 'qa', eventHosts: HOSTS})).toBe('https://events.example')
    for (const [events, expected] of [
      ['https://events.example/collect/', 'https://events.example/collect'],
      ['HTTP://localhost:4000?a#b', 'http://localhost:4000'],
    ]) {
      writeTag({base: '/', events})
      expect(host({})).toBe(expected)
    }
  })

  describe('if it is missing', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    beforeEach(() => void warn.mockClear())

    it.each([
      '',
      'events.example',
      'https://',
      '//events.example',
      '/collect',
      'javascript:alert(1)',
      'https://[',
      'ftp://a.b',
    ])('data-events="%s" is reported once, and the page’s own hosts are used', async (events) => {
      writeTag({base: '/', events})
      for (const _ of 'ab') expect(host({environment: 'qa', eventHosts: HOSTS})).toBe('https://qa.example')
      await until(() => expect(warn).toHaveBeenCalled())
      expect(warn).toHaveBeenCalledOnce()
      expect(warn.mock.calls[0]?.[0]).toContain(`data-events: "${events}"`)
    })

    it('a host of the page context is checked, too; then all events go to the API', async () => {
      for (const _ of 'ab')
        expect(host({environment: 'qa', eventHosts: {qa: 'kiln', prod: 'http://%'}})).toBe('')
      await until(() => expect(warn).toHaveBeenCalledTimes(2))
      expect(warn.mock.calls.map(([text]) => text)).toEqual([
        expect.stringContaining('eventHosts.qa: "kiln"'),
        expect.stringContaining('eventHosts.prod: "http://%"'),
      ])
    })

    it('other shapes are not hosts', () => {
      for (const qa of [null, {}, [], true, '']) expect(host({environment: 'qa', eventHosts: {qa}})).toBe('')
      expect(warn).not.toHaveBeenCalled()
    })
  })
})
