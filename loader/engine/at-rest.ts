import {asRecord} from '../../src/lib/as-record.ts'
import type {Claims} from '../claim.ts'
import {within} from '../scan.ts'
import {whenIdle} from './strategies.ts'

/** The visitor saves data, or a file more would hold back those that the page waits for (Network Information API, Chromium). */
function isScarce(): boolean {
  const {saveData, effectiveType} = asRecord(Reflect.get(navigator, 'connection'))
  return saveData === true || `${effectiveType}`.endsWith('2g')
}

/** What is chosen otherwise than the server wrote it. The first option is chosen where the server has named none. */
const CHANGED = [
  'input:checked:not([checked])',
  'input[checked]:not(:checked)',
  'option:checked:not([selected],:first-child)',
  'option[selected]:not(:checked)',
]

/** What is chosen in and below `root` is a use of its widget, whoever chose it: a price has to follow. */
export function followChoices(claims: Claims, root: Element | Document): void {
  for (const selector of CHANGED) within(root, selector).forEach(claims.use)
}

function rest(claims: Claims): void {
  // the browser puts choices back, on the way back or on a reload
  followChoices(claims, document)
  // a press then waits for the call alone
  if (!isScarce()) setTimeout(claims.fetchAhead)
}

/** Once the page has come to rest, mounts what the browser has changed, and fetches what the use of its widgets will ask for. */
export function whenAtRest(claims: Claims): void {
  const begin = () => whenIdle(() => rest(claims))
  if (document.readyState === 'complete') begin()
  else addEventListener('load', begin, {once: true})
}
