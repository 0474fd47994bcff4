import {readPath} from '../../lib/read-path.ts'
import type {Consent} from '../../model/cookie-rules.ts'
import {readGlobal} from '../../page/read-global.ts'
import type {Report} from './banner.ts'

const NAMES = [
  ['analytics', 'analytics'],
  ['marketing', 'marketing'],
  ['preferences', 'preferences'],
  ['saleOfData', 'sale_of_data'],
] as const

/** `yes`, `no`, or an empty text before the choice. */
function choiceOf(given: unknown): Consent {
  const states = NAMES.map(([name, theirs]) => [name, readPath(given, theirs)] as const)
  return Object.fromEntries(
    states
      .filter(([, state]) => state === 'yes' || state === 'no')
      .map(([name, state]) => [name, state === 'yes']),
  )
}

/** Follows Shopify's customer privacy API; false if the page does not have it yet. */
export function followShopify(report: Report): boolean {
  const api = readPath(readGlobal('Shopify'), 'customerPrivacy')
  const ask = readPath(api, 'currentVisitorConsent')
  if (typeof ask !== 'function') return false
  const read = () => report(() => choiceOf(ask.call(api)))
  document.addEventListener('visitorConsentCollected', read)
  read()
  return true
}
