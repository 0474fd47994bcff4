import {readPath} from '../lib/read-path.ts'
import {toBoolean} from '../lib/to-boolean.ts'
import {dropEvents} from '../page/keep-event.ts'
import {page} from '../page/page.ts'
import {readCookie} from '../page/site/cookies.ts'
import {BANNER, RECORD_COOKIE} from './assumptions.ts'
import {armErrors} from './errors/arm-errors.ts'
import {askGate} from './gate/ask-gate.ts'
import {quietSite} from './gate/site-without-warning.ts'
import type {Tracking} from './run.ts'
import {keepChoice} from './visitor/keep-choice.ts'

const ignore = (): void => {}

let coming: Promise<Tracking> | undefined

/** Defined while the gate is shut. */
let keepAgain: (() => void) | undefined

/** Side by side with what it asks for where the visitor may be known; what does not come is asked for again. */
function load(mayKnow: boolean): Promise<Tracking> {
  if (mayKnow) import(/* usual */ './visitor/returning-visitor.ts').catch(ignore)
  return import(/* usual */ './run.ts').then(({createTracking}) => createTracking(askGate))
}

/** Where nobody is counted the large part is not fetched, unless there is something of earlier pages to be forgotten. */
async function check(): Promise<void> {
  const {track, cookies, reason} = askGate()
  if (track || (reason === 'consent' && readCookie(RECORD_COOKIE) !== null)) {
    keepAgain?.()
    keepAgain = undefined
    coming ??= load(cookies)
  } else if (!coming && reason !== 'prerender') keepAgain ??= dropEvents()
  await (await coming)?.follow()
}

/** What the page says of consent, kept for the pages to come. */
function note(): void {
  const {analytics} = page().consent
  if (analytics !== undefined) keepChoice(analytics)
  if (toBoolean(readPath(quietSite().raw, BANNER)))
    import('./gate/consent-mode.ts').then(({tellConsent}) => tellConsent(), ignore)
  check().catch(() => {
    // it did not come: what is kept waits for the next chance
    coming = undefined
  })
}

/** Counts the visitor, as far as the page and the visitor agree. */
export function start(): void {
  armErrors()
  for (const type of ['vitrine:consent', 'prerenderingchange']) document.addEventListener(type, note)
  addEventListener('online', () => coming ?? note())
  note()
}
