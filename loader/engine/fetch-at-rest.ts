import {asRecord} from '../../src/lib/as-record.ts'
import type {Claims} from '../claim.ts'
import {whenIdle} from './strategies.ts'

/** The visitor saves data, or a file more would hold back those that the page waits for (Network Information API, Chromium). */
function isScarce(): boolean {
  const {saveData, effectiveType} = asRecord(Reflect.get(navigator, 'connection'))
  return saveData === true || `${effectiveType}`.endsWith('2g')
}

/** Once the page has come to rest, fetches what the use of its widgets will ask for: a press then waits for the call alone. */
export function fetchAtRest(claims: Claims): void {
  if (isScarce()) return
  const fetch = () => whenIdle(claims.fetchAhead)
  if (document.readyState === 'complete') fetch()
  else addEventListener('load', fetch, {once: true})
}
