// @vitest-environment happy-dom
import {beforeEach, expect, it, vi} from 'vitest'
import {removeCookies} from '../../../test/helpers/cookies.ts'
import type {Consent} from '../../model/cookie-rules.ts'
import {page} from '../../page/page.ts'

const DENIED = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
}
const GRANTED = {...DENIED, analytics_storage: 'granted'}

let tell: () => void

/** A page with this context. */
async function open(context: object, dataLayer?: unknown): Promise<void> {
  const script = document.createElement('script')
  script.type = 'application/json'
  script.dataset.siteContext = ''
  script.textContent = JSON.stringify(context)
  document.head.replaceChildren(script)
  if (dataLayer) vi.stubGlobal('dataLayer', dataLayer)
  vi.resetModules()
  tell = (await import('./consent-mode.ts')).tellConsent
  tell()
}

const list = (): unknown[] => Reflect.get(globalThis, 'dataLayer')
/** Commands have the shape of `arguments`. */
const commands = () =>
  list().map((entry) => (String(entry) === '[object Arguments]' ? [...Array.from(Object(entry))] : entry))

beforeEach(() => {
  Reflect.deleteProperty(globalThis, Symbol.for('vitrine'))
  return () => {
    vi.unstubAllGlobals()
    Reflect.deleteProperty(globalThis, 'dataLayer')
    removeCookies()
  }
})

const choose = (analytics: boolean) => {
  page().consent.analytics = analytics
  tell()
}

it('nothing is granted before the visitor’s choice; the choice applies from then on', async () => {
  await open({}, [])
  tell()
  expect(commands()).toEqual([['consent', 'default', DENIED]])
  choose(true)
  tell()
  expect(commands().slice(1)).toEqual([['consent', 'update', GRANTED]])
  choose(false)
  expect(commands().slice(2)).toEqual([['consent', 'update', DENIED]])
})

it('a purpose without a state is no choice', async () => {
  Object.assign(page().consent, {marketing: undefined})
  await open({}, [])
  expect(commands()).toEqual([['consent', 'default', DENIED]])
})

it('each purpose is granted alone, and a missing one stays as it is', async () => {
  await open({}, [])
  const update = (consent: Consent) => {
    Object.assign(page().consent, consent)
    tell()
    return Object(commands().at(-1))[2]
  }
  const ads = {ad_storage: 'granted', ad_user_data: 'granted', ad_personalization: 'granted'}
  expect(update({marketing: true})).toEqual({...DENIED, ...ads})
  expect(update({analytics: true})).toEqual({...GRANTED, ...ads})
  expect(update({saleOfData: false})).toEqual({...GRANTED, ad_storage: 'granted'})
  const kept = {functionality_storage: 'granted', personalization_storage: 'granted'}
  expect(update({marketing: false, preferences: true})).toEqual({...GRANTED, ...kept})
})

it('a choice made on an earlier page is sent at once', async () => {
  page().consent.analytics = true
  await open({}, [])
  expect(commands()).toEqual([
    ['consent', 'default', DENIED],
    ['consent', 'update', GRANTED],
  ])
})

it('accepting grants nothing if visitors may not be recognised', async () => {
  page().consent.analytics = true
  await open(
    {cookieSettings: {isRestrictiveCookiePolicyEnabled: true, isRestrictiveCookiePolicyAbsolute: true}},
    [],
  )
  expect(commands()).toEqual([
    ['consent', 'default', DENIED],
    ['consent', 'update', DENIED],
  ])
})

it('a default that the page has set is kept', async () => {
  const own = ['consent', 'default', {ad_storage: 'denied'}]
  await open({}, [own])
  choose(true)
  expect(commands()).toEqual([own, ['consent', 'update', GRANTED]])
})

it.each([
  ['an update', ['consent', 'update', {ad_storage: 'granted'}]],
  ['the default of something else', ['set', 'default', {}]],
])('%s of the page is no default', async (_what, own) => {
  await open({}, [own])
  expect(commands()).toEqual([own, ['consent', 'default', DENIED]])
})

it('a list is created only if the page announces a container', async () => {
  await open({})
  expect(list()).toBeUndefined()
  await open({websiteSettings: {tagContainerId: 'GTM-1'}})
  expect(commands()).toEqual([['consent', 'default', DENIED]])
})

const broken = (): never => {
  throw new Error('a tag of the page')
}

it.each([
  ['frozen', Object.freeze([])],
  ['with a push that throws', Object.assign([], {push: broken})],
  ['with an entry that throws', [new Proxy([], {get: broken})]],
])('a list %s does not stop anything', async (_, dataLayer) => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
  await open({}, dataLayer)
  choose(true)
  tell()
  expect(warned.mock.calls.join()).toContain('tag service')
  warned.mockRestore()
})

it('a push that throws at one command gets the next one', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const all: unknown[] = []
  const push = vi.fn((entry: unknown) => all.push(entry)).mockImplementationOnce(broken)
  page().consent.analytics = true
  await open({}, Object.assign([], {push}))
  expect(all).toHaveLength(1)
  expect([...Array.from(Object(all[0]))]).toEqual(['consent', 'update', GRANTED])
  warned.mockRestore()
})

it('a tag service whose own banner we read is left to it', async () => {
  await open({cookieSettings: {consentFrom: ['consent-mode']}}, [])
  choose(true)
  expect(commands()).toEqual([])
})
