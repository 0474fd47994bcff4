import type {Consent} from '../../model/cookie-rules.ts'
import {warn} from '../../page/report.ts'
import {setConsent} from '../../page/site/set-consent.ts'
import type {FollowBanner, Report} from './banner.ts'
import {followConsentUpdates} from './consent-updates.ts'
import {followGpp} from './gpp.ts'
import {followShopify} from './shopify.ts'
import {followTcf} from './tcf.ts'

/** Global Privacy Control objects to sales, and never changes while a page is open. */
function followSignal(report: Report): boolean {
  report(() => (Reflect.get(navigator, 'globalPrivacyControl') === true ? {saleOfData: false} : undefined))
  return true
}

const BANNERS: ReadonlyMap<unknown, FollowBanner> = new Map([
  ['tcf', followTcf],
  ['gpp', followGpp],
  ['consent-mode', followConsentUpdates],
  ['shopify', followShopify],
  ['gpc', followSignal],
])

const PURPOSES = ['analytics', 'marketing', 'preferences', 'saleOfData'] as const

/** Milliseconds between looks for an interface, and their number: banners come late, some by a tag container. */
const PAUSE = 500
const MOST_LOOKS = 120

/** Of several banners, a refusal by one of them counts. */
function merge(choices: Iterable<Consent>): Consent {
  const all = [...choices]
  const states = PURPOSES.map((name) => [name, all.map((banner) => banner[name])] as const)
  return Object.fromEntries(
    states.flatMap(([name, given]) => {
      const known = given.filter((state) => state !== undefined)
      return known[0] === undefined ? [] : [[name, known.every(Boolean)]]
    }),
  )
}

/** Starts to follow a banner as soon as the page has its interface. */
function lookFor(name: string, follow: FollowBanner, report: Report): void {
  let looks = 0
  const look = (): void => {
    let isThere = true
    // code of the page, which may throw: looking again would call it again
    report(() => {
      isThere = follow(report)
      return undefined
    })
    if (isThere) return
    if (++looks < MOST_LOOKS) setTimeout(look, PAUSE)
    else warn('consent', `cookieSettings.consentFrom names ${name}, and the page has no such interface`)
  }
  look()
}

/**
 * Passes the choices of the named banners on, as `Vitrine.consent.set` does: for pages whose context names them in
 * `cookieSettings.consentFrom`. Only changes are passed on, so that a later call of the page stays.
 */
export function followBanners(names: readonly unknown[]): void {
  const choices = new Map<string, Consent>()
  let last: Consent = {}
  for (const name of names) {
    const follow = BANNERS.get(name)
    if (!follow) {
      warn('consent', `cookieSettings.consentFrom names no banner that is known: ${name}`)
      continue
    }
    lookFor(`${name}`, follow, (read) => {
      try {
        const choice = read()
        if (!choice) return
        choices.set(`${name}`, choice)
      } catch (error) {
        warn('consent', `the page’s banner ${name} failed: ${error}`)
        return
      }
      const merged = merge(choices.values())
      const changed = PURPOSES.filter(
        (purpose) => merged[purpose] !== undefined && merged[purpose] !== last[purpose],
      )
      last = merged
      if (changed[0]) setConsent(Object.fromEntries(changed.map((purpose) => [purpose, merged[purpose]])))
    })
  }
}
