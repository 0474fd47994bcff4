import {readPath} from '../lib/read-path.ts'
import {toBoolean} from '../lib/to-boolean.ts'
import {dropEvents} from '../page/keep-event.ts'
import {page} from '../page/page.ts'
import {readCookie} from '../page/site/cookies.ts'
import {BANNER, RECORD_COOKIE} from './assumptions.ts'
import {armErrors} from './errors/arm-errors.ts'
import {trackServedItem} from './events/served-item.ts'
import {askGate} from './gate/ask-gate.ts'
import {siteWithoutWarning} from './gate/site-without-warning.ts'
import type {Tracking} from './run.ts'
import {keepChoice} from './visitor/keep-choice.ts'

const ignore = (): void => {}

let coming: Promise<Tracking> | undefined

/** Defined while the gate is shut. */
let keepAgain: (() => void) | undefined

/** Loads both parts in parallel where the visitor may be recognised; what fails to load is requested again. */
function load(mayKnow: boolean): Promise<Tracking> {
  if (mayKnow) import(/* every page, together */ './visitor/returning-visitor.ts').catch(ignore)
  return import(/* every page, together */ './run.ts').then(({createTracking}) => createTracking(askGate))
}

/** Where tracking is off, the large part is not loaded, unless there is data of earlier pages to remove. */
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
  if (toBoolean(readPath(siteWithoutWarning().raw, BANNER)))
    import('./gate/consent-mode.ts').then(({tellConsent}) => tellConsent(), ignore)
  check().catch(() => {
    // it failed to load: the kept events wait for the next chance
    coming = undefined
  })
}

/** Counts the visitor, as far as the page and the visitor agree. */
export function start(): void {
  armErrors()
  for (const type of ['vitrine:consent', 'prerenderingchange']) document.addEventListener(type, note)
  addEventListener('online', () => coming ?? note())
  note()
  trackServedItem()
}
