import {asRecord} from '../../src/lib/as-record.ts'
import {safeDocument} from '../../src/page/safe-document.ts'
import type {Claims} from '../claim.ts'
import {maybeServed, within} from '../scan.ts'
import {takeTurns} from './slices.ts'

/** The visitor saves data, or a file more would hold back those that the page waits for (Network Information API, Chromium). */
function isScarce(): boolean {
  const {saveData, effectiveType} = asRecord(Reflect.get(navigator, 'connection'))
  return saveData === true || `${effectiveType}`.endsWith('2g')
}

/**
 * What is chosen otherwise than the server wrote it. The first option is chosen where the server has named none; a radio
 * button that is let go has given way to another.
 */
const CHANGED = [
  'input:checked:not([checked])',
  'option:checked:not([selected],:first-child)',
  'option[selected]:not(:checked)',
]

/** What is chosen in and below `root` is a use of its widget, whoever chose it: a price has to follow. */
export async function followChoices(claims: Claims, root: Element | Document): Promise<void> {
  const rest = takeTurns()
  for (const selector of CHANGED) {
    within(root, selector).forEach(claims.use)
    await rest()
  }
}

/** Fetches what the use of the page's widgets will ask for: a press then waits for the call alone. */
async function fetchUses({all, entries, fetchAhead}: Claims): Promise<void> {
  const rest = takeTurns()
  const present = new Set([...all.values()].map(({entry}) => entry))
  for (const entry of entries) {
    if (!entry.served || present.has(entry)) continue
    await rest()
    if (safeDocument.querySelector(maybeServed(entry))) present.add(entry)
  }
  for (const {files, use} of present) for (const list of [files, use]) if (list) fetchAhead(list, 'low')
}

/** What is done once the page has come to rest. */
export async function rest(claims: Claims): Promise<void> {
  // the browser puts choices back, on the way back or on a reload
  await followChoices(claims, document)
  if (!isScarce()) await fetchUses(claims)
}
