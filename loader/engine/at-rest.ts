import {draftsOf} from '../../src/page/draft-key.ts'
import type {Claims} from '../claim.ts'
import {maybeServed, within} from '../scan.ts'
import {takeTurns} from './slices.ts'

/** The visitor saves data, or a file more would hold back those that the page waits for (Network Information API, Chromium). */
function isScarce(): boolean {
  const {saveData, effectiveType} = Object(Reflect.get(navigator, 'connection'))
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

/** The keys of session storage; none where it is blocked. By itself, since a helper that widgets share would be a file more. */
function keptKeys(): string {
  try {
    return `${Object.keys(sessionStorage)}`
  } catch {
    return ''
  }
}

/**
 * What is done once the page has come to rest. What the use of its widgets will ask for is fetched: a press then waits for the
 * call alone. What was typed into forms on an earlier visit is a use of them: it has to be seen before it is sent.
 */
export async function rest(claims: Claims): Promise<void> {
  const {all, entries, use, fetchAhead} = claims
  const turn = takeTurns()
  // the browser puts choices back, on the way back or on a reload
  await followChoices(claims, document)
  const lists = new Set<string | undefined>()
  // an element that names a strategy says by that when its own files are to come
  for (const {element, entry} of all.values())
    lists.add(entry.use).add(element.dataset.vitrineLoad ? undefined : entry.files)
  const kept = keptKeys()
  for (const entry of entries) {
    if (!entry.served) continue
    await turn()
    const waiting = within(document, maybeServed(entry))
    if (waiting[0]) lists.add(entry.use).add(entry.files)
    if (kept.includes(draftsOf(entry.name))) waiting.forEach(use)
  }
  if (isScarce()) return
  for (const list of lists) if (list) fetchAhead(list, 'low')
}
