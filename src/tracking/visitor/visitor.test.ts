// @vitest-environment happy-dom
import {afterEach, beforeEach, describe, expect, it, type MockInstance, vi} from 'vitest'
import {removeCookies, setCookie} from '../../../test/helpers/cookies.ts'
import {NO_FACTS} from '../../../test/helpers/gate-facts.ts'
import {readCookie} from '../../page/site/cookies.ts'
import {decide, type GateFacts} from '../gate/gate.ts'
import type {Visit} from '../visit.ts'
import {forgetVisitor} from './forget-visitor.ts'
import {keepChoice} from './keep-choice.ts'
import {readVisitor} from './read-visitor.ts'
import {forget, recognise} from './recognition.ts'
import {UNKNOWN_VISITOR} from './visitor.ts'

const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/
const NOW = 1_700_000_000_000
const DAY = 24 * 60 * 60 * 1000

/** Every cookie that was written, verbatim. */
let spy: MockInstance<(cookie: string) => void>
const written = (): string[] => spy.mock.calls.map(([cookie]) => cookie)

beforeEach(() => {
  vi.useFakeTimers({toFake: ['Date'], now: NOW})
  spy = vi.spyOn(document, 'cookie', 'set')
})

afterEach(() => {
  spy.mockRestore()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  // before the clock is reset, so that removing them works
  removeCookies()
  vi.useRealTimers()
  localStorage.clear()
  sessionStorage.clear()
})

const record = () => readCookie('ss_cvr')?.split('|') ?? []
const attributesOf = (name: string) =>
  written()
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.split(';')
    .slice(1)

/** Storage that throws at each access, as it does if it is disabled. */
const blockStorage = () => {
  vi.stubGlobal('localStorage', undefined)
  vi.stubGlobal('sessionStorage', undefined)
}

/** Cookies that do not persist. */
const blockCookies = () => {
  spy.mockImplementation(() => {})
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('')
}

describe('a visitor', () => {
  it('on a first visit is new, and counted', async () => {
    const visitor = await readVisitor()
    expect(visitor).toEqual({
      record: expect.stringMatching(/\|1$/),
      analyticsId: expect.stringMatching(UUID),
      marketingId: null,
      sessionId: expect.stringMatching(UUID),
      isFirstLanding: true,
      isFirstSession: true,
    })
    expect(record()).toEqual([expect.stringMatching(UUID), `${NOW}`, `${NOW}`, `${NOW}`, '1'])
    expect(readCookie('ss_cvt')).toBe(`${NOW}`)
    expect(document.cookie).toContain(`ss_cvr=${visitor.record}`)
  })

  it('has cookies of two years and of 30 minutes, for the whole site', async () => {
    await readVisitor()
    expect(attributesOf('ss_cvr')).toEqual(['path=/', 'max-age=63072000', 'samesite=lax'])
    expect(attributesOf('ss_cvt')).toEqual(['path=/', 'max-age=1800', 'samesite=lax'])
  })

  it('is recognised, and both cookies are extended', async () => {
    const first = await readVisitor()
    spy.mockClear()
    vi.setSystemTime(NOW + 1000)
    expect(await readVisitor()).toEqual({...first, isFirstLanding: false})
    expect(written().map((cookie) => cookie.replace(/=.*/, ''))).toEqual(['ss_cvr', 'ss_cvt'])
  })

  it('on a return visit has one more visit', async () => {
    await readVisitor()
    vi.setSystemTime(NOW + DAY)
    setCookie('ss_cvt', '', ';max-age=-1')
    await readVisitor()
    expect(record().slice(1)).toEqual([`${NOW}`, `${NOW}`, `${NOW + DAY}`, '2'])
  })

  it('with a record that other code has encoded is the same visitor', async () => {
    setCookie('ss_cvr', 'v%7C1%7C2%7C3%7C4')
    await readVisitor()
    expect(record()).toEqual(['v', '1', '3', `${NOW}`, '5'])
  })

  it('can be replaced by a new one', async () => {
    setCookie('ss_cvr', 'v|1|2|3|4')
    setCookie('ss_cvt', '5')
    await readVisitor(true)
    expect(record()).toEqual([expect.stringMatching(UUID), `${NOW}`, `${NOW}`, `${NOW}`, '1'])
  })

  it('has the marketing id that other code has set', async () => {
    setCookie('SS_MID', 'm')
    expect(await readVisitor()).toMatchObject({marketingId: 'm'})
  })

  it('is counted synchronously, while no other tab counts', async () => {
    const names: string[] = []
    vi.stubGlobal('navigator', {
      locks: {
        async request(name: string, task: () => unknown) {
          names.push(name)
          expect(written()).toEqual([])
          const result = task()
          expect(result).not.toBeInstanceOf(Promise)
          return result
        },
      },
    })
    expect(await readVisitor()).toMatchObject({record: expect.stringMatching(/\|1$/)})
    expect(names).toEqual(['ss_cvr'])
  })

  it.each([
    ['are missing', {}],
    ['are refused', {locks: {request: () => Promise.reject(new DOMException('no', 'SecurityError'))}}],
  ])('is counted if locks %s', async (_, navigator) => {
    vi.stubGlobal('navigator', navigator)
    expect(await readVisitor()).toMatchObject({record: expect.stringMatching(/\|1$/)})
  })

  it('whose browser stores nothing has no ids, rather than new ones on each page', async () => {
    blockStorage()
    blockCookies()
    expect(await readVisitor()).toEqual({
      record: '',
      analyticsId: null,
      marketingId: null,
      sessionId: null,
      isFirstLanding: false,
      isFirstSession: false,
    })
  })
})

describe('the analytics id', () => {
  const id = async () => (await readVisitor()).analyticsId

  it('lasts 390 days from its creation, and is not extended', async () => {
    const first = await id()
    const end = `${NOW + 390 * DAY}`
    expect(localStorage.getItem('SS_ANALYTICS_EXPIRATION')).toBe(end)
    vi.setSystemTime(NOW + 389 * DAY)
    expect(await id()).toBe(first)
    expect(localStorage.getItem('SS_ANALYTICS_EXPIRATION')).toBe(end)
    vi.setSystemTime(NOW + 390 * DAY)
    expect(await id()).not.toBe(first)
  })

  it.each(['', 'x', '-1', 'null', `${NOW - 1}`, `${NOW + 391 * DAY}`])(
    'with the expiry %j is a new one',
    async (end) => {
      localStorage.setItem('SS_ANALYTICS_ID', 'old')
      localStorage.setItem('SS_ANALYTICS_EXPIRATION', end)
      expect(await id()).toMatch(UUID)
    },
  )

  it('is in a cookie if there is no storage', async () => {
    blockStorage()
    const first = await id()
    expect(first).toMatch(UUID)
    expect(readCookie('SS_ANALYTICS_ID')).toBe(first)
    expect(attributesOf('SS_ANALYTICS_ID')).toContain(`max-age=${390 * 24 * 60 * 60}`)
    expect(await id()).toBe(first)
  })
})

describe('a session', () => {
  it('has a cookie that ends with the browser', async () => {
    await readVisitor()
    expect(attributesOf('SS_SESSION_ID')).toEqual(['path=/'])
  })

  it('is the first on all pages of the first tab, and not in the next', async () => {
    const flags = async () => {
      const {isFirstLanding, isFirstSession} = await readVisitor()
      return [isFirstLanding, isFirstSession]
    }
    expect(await flags()).toEqual([true, true])
    expect(await flags()).toEqual([false, true])
    sessionStorage.clear()
    expect(await flags()).toEqual([true, false])
    expect(await flags()).toEqual([false, false])
  })
})

const facts = (rest: Partial<GateFacts>): GateFacts => ({...NO_FACTS, isPolicyEnabled: true, ...rest})

describe('a visitor who decides while ids are read or removed', () => {
  const decisionFor = (choice: boolean) => decide(facts({choice}))
  const visitOf = (choice: boolean): Visit => ({
    decision: decisionFor(choice),
    visitor: UNKNOWN_VISITOR,
    isLeft: false,
  })

  it('is unknown after a refusal', async () => {
    const visit = visitOf(true)
    const reading = recognise(visit)
    visit.decision = decisionFor(false)
    await reading
    expect(visit.visitor).toBe(UNKNOWN_VISITOR)
    visit.decision = decisionFor(true)
    await recognise(visit)
    expect(visit.visitor.record).toBe(readCookie('ss_cvr'))
  })

  it('keeps the ids after an agreement', async () => {
    await readVisitor()
    const visit = visitOf(false)
    const removing = forget(visit)
    expect(visit.visitor).toBe(UNKNOWN_VISITOR)
    visit.decision = decisionFor(true)
    await removing
    expect(readCookie('ss_cvr')).not.toBeNull()
    visit.decision = decisionFor(false)
    await forget(visit)
    expect(readCookie('ss_cvr')).toBeNull()
  })
})

describe('forgetting a visitor', () => {
  const ALL = ['ss_cid', 'ss_cpvisit', 'ss_cvisit', 'ss_cvr', 'ss_cvt']

  async function known(): Promise<void> {
    for (const name of [...ALL, 'SS_MID', 'mine']) setCookie(name, 'x')
    await readVisitor()
  }

  it('clears the five cookies, and nothing else', async () => {
    await known()
    forgetVisitor(facts({}))
    expect(ALL.map(readCookie)).toEqual([null, null, null, null, null])
    expect(readCookie('mine')).toBe('x')
    expect(readCookie('SS_MID')).toBe('x')
    expect(localStorage.getItem('SS_ANALYTICS_ID')).toMatch(UUID)
  })

  it.each([{isPolicyAbsolute: true}, {choice: false}])(
    'clears everything if the decision is final: %j',
    async (rest) => {
      await known()
      forgetVisitor(facts(rest))
      expect(
        [...ALL, 'SS_MID', 'SS_SESSION_ID', 'SS_ANALYTICS_ID'].filter((name) => readCookie(name) !== null),
      ).toEqual([])
      expect([localStorage.length, sessionStorage.length]).toEqual([0, 0])
      expect(readCookie('mine')).toBe('x')
    },
  )

  it('clears cookies of this host, and of each parent domain', async () => {
    await known()
    vi.stubGlobal('location', {hostname: 'www.shop.example'})
    // kept by a parent domain
    spy.mockClear().mockImplementation(() => {})
    forgetVisitor(facts({}))
    expect(written().filter((cookie) => cookie.startsWith('ss_cvr='))).toEqual([
      'ss_cvr=;path=/;max-age=-1',
      'ss_cvr=;path=/;max-age=-1;domain=www.shop.example',
      'ss_cvr=;path=/;max-age=-1;domain=shop.example',
      'ss_cvr=;path=/;max-age=-1;domain=example',
    ])
  })

  it('writes nothing for absent cookies', () => {
    setCookie('ss_cvr', 'x')
    spy.mockClear()
    forgetVisitor(facts({choice: false}))
    expect(written()).toEqual(['ss_cvr=;path=/;max-age=-1'])
  })

  it('throws nothing if storage is inaccessible', () => {
    blockStorage()
    spy.mockImplementation(() => {
      throw new DOMException('no', 'SecurityError')
    })
    expect(() => forgetVisitor(facts({choice: false}))).not.toThrow()
  })
})

it('a choice is kept for 30 days', () => {
  keepChoice(false)
  expect(readCookie('ss_cookieAllowed')).toBe('false')
  expect(attributesOf('ss_cookieAllowed')).toContain('max-age=2592000')
})
