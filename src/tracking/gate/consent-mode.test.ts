// @vitest-environment happy-dom
import {beforeEach, expect, it, vi} from 'vitest'
import {removeCookies} from '../../../test/helpers/cookies.ts'
import {page} from '../../page/page.ts'

const DENIED = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
}
const GRANTED = {
  ad_storage: 'granted',
  ad_user_data: 'granted',
  ad_personalization: 'granted',
  analytics_storage: 'granted',
}

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

it('a list is created only if the page announces a container', async () => {
  await open({})
  expect(list()).toBeUndefined()
  await open({websiteSettings: {tagContainerId: 'GTM-1'}})
  expect(commands()).toEqual([['consent', 'default', DENIED]])
})
