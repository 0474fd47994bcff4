// @vitest-environment happy-dom
import {beforeEach, describe, expect, it, vi} from 'vitest'
import {watchConsole} from '../../../test/helpers/console.ts'
import {freshPage} from '../../../test/helpers/fresh-page.ts'
import {hear} from '../../../test/helpers/hear.ts'
import {page} from '../../page/page.ts'
import {followBanners} from './follow-banners.ts'

freshPage()
const said = watchConsole()

type Listener = (data: unknown, isSuccess: unknown) => void

/** An interface of a banner that takes listeners; returns how the banner calls them. */
function place(name: '__tcfapi' | '__gpp'): (data: unknown, isSuccess?: unknown) => void {
  const listeners: Listener[] = []
  vi.stubGlobal(name, (command: unknown, ...rest: unknown[]) => {
    expect(command).toBe('addEventListener')
    const listener = rest.find((one): one is Listener => typeof one === 'function')
    if (listener) listeners.push(listener)
  })
  return (data, isSuccess = true) => {
    for (const listener of listeners) listener(data, isSuccess)
  }
}

const consent = () => page().consent
const given = (...numbers: number[]) => Object.fromEntries(numbers.map((number) => [number, true]))

const ALL = {analytics: true, marketing: true, preferences: true}
const NONE = {analytics: false, marketing: false, preferences: false}

describe('the Transparency and Consent Framework', () => {
  const data = (eventStatus: string, consents: unknown, more = {}) => ({
    tcString: 'CO',
    tcfPolicyVersion: 5,
    cmpStatus: 'loaded',
    gdprApplies: true,
    eventStatus,
    listenerId: 1,
    purpose: {consents, legitimateInterests: {1: true, 8: true, 9: true}},
    vendor: {consents: {1: true}},
    ...more,
  })

  it('is read once the visitor has chosen, and again after each change', () => {
    const tell = place('__tcfapi')
    followBanners(['tcf'])
    tell(data('cmpuishown', given(1, 2, 3, 4, 5, 6, 7, 8, 9, 10)))
    expect(consent()).toEqual({})
    tell(data('useractioncomplete', given(1, 2, 3, 4, 5, 6, 7, 8, 9, 10)))
    expect(consent()).toEqual(ALL)
    tell(data('useractioncomplete', given(1, 8, 9)))
    expect(consent()).toEqual({...NONE, analytics: true})
    tell(data('tcloaded', {}))
    expect(consent()).toEqual(NONE)
  })

  it.each([
    [given(8, 9), NONE],
    [given(1, 8), NONE],
    [given(1, 2, 3, 4, 7), {...NONE, marketing: true}],
    [given(1, 5, 6), {...NONE, preferences: true}],
    [{1: 1, 8: 'true', 9: {}}, NONE],
    [Object.create(given(1, 8, 9)), NONE],
    [null, NONE],
    ['189', NONE],
    [[true, true, true, true, true, true, true, true, true, true], NONE],
  ])('the consents %j', (consents, expected) => {
    const tell = place('__tcfapi')
    followBanners(['tcf'])
    tell(data('tcloaded', consents))
    expect(consent()).toEqual(expected)
  })

  it.each([
    [data('tcloaded', given(1, 8, 9), {gdprApplies: false}), true],
    [data('tcloaded', given(1, 8, 9)), false],
    [data('tcloaded', given(1, 8, 9)), 1],
    [null, true],
    ['tcloaded', true],
    [[], true],
    [{eventStatus: ['tcloaded']}, true],
  ])('is not read from %j with %j', (reply, isSuccess) => {
    const tell = place('__tcfapi')
    followBanners(['tcf'])
    tell(reply, isSuccess)
    expect(consent()).toEqual({})
  })
})

describe('the Global Privacy Platform', () => {
  const ping = (parsedSections: unknown, more = {}) => ({
    eventName: 'signalStatus',
    data: 'ready',
    listenerId: 2,
    pingData: {gppVersion: '1.1', signalStatus: 'ready', applicableSections: [7], parsedSections, ...more},
  })
  const EUROPEAN = {tcfeuv2: [{PurposeConsents: [1, 0, 0, 0, 0, 0, 0, 1, 1, 0].map(Boolean)}]}

  it.each([
    [ping({usnat: {SaleOptOut: 2, SharingOptOut: 2, TargetedAdvertisingOptOut: 2}}), {saleOfData: true}],
    [ping({usnat: {SaleOptOut: 1, SharingOptOut: 2}}), {saleOfData: false}],
    [ping({usnat: {SaleOptOut: 2}, usca: {SharingOptOut: 1}}), {saleOfData: false}],
    [ping({usnat: [{SaleOptOut: 2}, {Gpc: true}]}), {saleOfData: false}],
    [ping({usva: {TargetedAdvertisingOptOut: 1}}), {marketing: false}],
    [ping({usnat: {SaleOptOut: 0, SharingOptOut: 0}}), {}],
    [ping(EUROPEAN, {applicableSections: [2]}), {...NONE, analytics: true}],
    [ping(EUROPEAN), {}],
    [ping({usnat: {SaleOptOut: '1'}}), {}],
    [ping({usnat: {SaleOptOut: 1}}, {signalStatus: 'not ready'}), {}],
    [ping(null), {}],
    [ping({usnat: null, tcfeuv2: 7}, {applicableSections: 2}), {}],
    [null, {}],
  ])('says %j', (event, expected) => {
    const tell = place('__gpp')
    followBanners(['gpp'])
    tell(event)
    expect(consent()).toEqual(expected)
    expect(said.warnings).toEqual([])
  })
})

it.each([false, 1])('the Global Privacy Platform is not read from an answer with %j', (isSuccess) => {
  const tell = place('__gpp')
  followBanners(['gpp'])
  tell({pingData: {signalStatus: 'ready', parsedSections: {usnat: {SaleOptOut: 1}}}}, isSuccess)
  expect(consent()).toEqual({})
})

describe('the consent mode of a tag service', () => {
  function toArguments(..._: unknown[]): IArguments {
    // biome-ignore lint/complexity/noArguments: as the tag service's own code
    return arguments
  }
  const update = (kinds: unknown, what = 'update') => toArguments('consent', what, kinds)
  const GRANTED = {analytics_storage: 'granted', ad_storage: 'granted'}

  it('is read from what is in the list and from what is pushed later; a default is no choice', () => {
    const list: unknown[] = [update(GRANTED, 'default')]
    vi.stubGlobal('dataLayer', list)
    followBanners(['consent-mode'])
    expect(consent()).toEqual({})
    expect(list.push(update({analytics_storage: 'granted'}), {event: 'x'})).toBe(3)
    expect(consent()).toEqual({analytics: true})
    list.push([
      'consent',
      'update',
      {ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'granted'},
    ])
    expect(consent()).toEqual({analytics: true, marketing: false, saleOfData: false})
    list.push(update({functionality_storage: 'granted', personalization_storage: 'granted'}))
    expect(consent()).toEqual({analytics: true, marketing: false, saleOfData: false, preferences: true})
    list.push(update({analytics_storage: 'denied'}))
    expect(consent().analytics).toBe(false)
  })

  it.each([
    [{analytics_storage: 'yes'}],
    [{analytics_storage: true}],
    [{functionality_storage: 'granted'}],
    [null],
    ['granted'],
    [{}],
  ])('says nothing by %j', (kinds) => {
    vi.stubGlobal('dataLayer', [null, 7, {length: 2 ** 32}, update(kinds)])
    followBanners(['consent-mode'])
    expect(consent()).toEqual({})
    expect(said.warnings).toEqual([])
  })

  it('survives a frozen list', () => {
    vi.stubGlobal('dataLayer', Object.freeze([update(GRANTED)]))
    followBanners(['consent-mode'])
    expect(consent()).toEqual({analytics: true, marketing: true})
    expect(said.warnings.splice(0).join()).toContain('consent-mode failed')
  })
})

describe('Shopify’s customer privacy', () => {
  it('is read at once, and when the visitor has chosen', () => {
    let states: unknown = {analytics: '', marketing: '', preferences: '', sale_of_data: ''}
    vi.stubGlobal('Shopify', {customerPrivacy: {currentVisitorConsent: () => states}})
    followBanners(['shopify'])
    expect(consent()).toEqual({})
    states = {analytics: 'yes', marketing: 'no', preferences: 'yes', sale_of_data: 'no'}
    document.dispatchEvent(new CustomEvent('visitorConsentCollected'))
    expect(consent()).toEqual({analytics: true, marketing: false, preferences: true, saleOfData: false})
  })

  it.each([null, 'yes', {analytics: true}, {analytics: 'YES'}, []])('says nothing by %j', (states) => {
    vi.stubGlobal('Shopify', {customerPrivacy: {currentVisitorConsent: () => states}})
    followBanners(['shopify'])
    expect(consent()).toEqual({})
  })
})

describe('Global Privacy Control', () => {
  const signal = (value: unknown) =>
    vi.stubGlobal('navigator', Object.create(navigator, {globalPrivacyControl: {value}}))

  it('objects to sales, whatever another banner says', () => {
    signal(true)
    const tell = place('__gpp')
    followBanners(['gpc', 'gpp'])
    expect(consent()).toEqual({saleOfData: false})
    tell({pingData: {signalStatus: 'ready', parsedSections: {usnat: {SaleOptOut: 2}}}})
    expect(consent()).toEqual({saleOfData: false})
  })

  it.each([false, undefined, '1'])('says nothing by %j', (value) => {
    signal(value)
    followBanners(['gpc'])
    expect(consent()).toEqual({})
  })
})

describe('a banner', () => {
  beforeEach(() => {
    vi.useFakeTimers({toFake: ['setTimeout', 'clearTimeout']})
  })

  it('may come late', () => {
    followBanners(['shopify'])
    vi.advanceTimersByTime(5000)
    vi.stubGlobal('Shopify', {customerPrivacy: {currentVisitorConsent: () => ({analytics: 'yes'})}})
    vi.advanceTimersByTime(1000)
    expect(consent()).toEqual({analytics: true})
    expect(vi.getTimerCount()).toBe(0)
  })

  it('that never comes is reported to the author, and everything stays unknown', () => {
    document.body.innerHTML = '<img id="__tcfapi"><a name="Shopify"></a>'
    followBanners(['tcf', 'cookiebot'])
    vi.advanceTimersByTime(120_000)
    expect(consent()).toEqual({})
    expect(said.warnings.splice(0).join()).toMatch(/no banner that is known: cookiebot.*names tcf/s)
    expect(vi.getTimerCount()).toBe(0)
  })

  it.each([
    ['tcf', '__tcfapi'],
    ['gpp', '__gpp'],
  ])('that throws is reported, and not called again: %s', (name, api) => {
    const broken = vi.fn(() => {
      throw new Error('broken')
    })
    vi.stubGlobal(api, broken)
    followBanners([name])
    vi.advanceTimersByTime(10_000)
    expect(broken).toHaveBeenCalledOnce()
    expect(consent()).toEqual({})
    expect(said.warnings.splice(0).join()).toContain(`banner ${name} failed: Error: broken`)
  })

  it('whose data throw changes nothing', () => {
    const tell = place('__tcfapi')
    followBanners(['tcf'])
    tell(
      new Proxy(
        {},
        {
          get: () => {
            throw new Error('trap')
          },
        },
      ),
    )
    expect(consent()).toEqual({})
    expect(said.warnings.splice(0).join()).toContain('trap')
  })

  it('passes on only what changes, as one event, and a later call of the page stays', () => {
    const tell = place('__tcfapi')
    const events = hear('consent')
    followBanners(['tcf'])
    const choice = {eventStatus: 'tcloaded', purpose: {consents: given(1, 8, 9)}}
    tell(choice)
    page().consent.marketing = true
    tell(choice)
    expect(events).toHaveLength(1)
    expect(consent().marketing).toBe(true)
  })
})
