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
import {createTracking, type Tracking} from './run.ts'
import {keepChoice} from './visitor/keep-choice.ts'

const ignore = (): void => {}

let coming: Promise<Tracking> | undefined

/** Defined while the gate is closed. */
let keepAgain: (() => void) | undefined

/** If tracking is off, only data of earlier pages is removed. */
async function check(): Promise<void> {
  const {track, reason} = askGate()
  if (track || (reason === 'consent' && readCookie(RECORD_COOKIE) !== null)) {
    keepAgain?.()
    keepAgain = undefined
    coming ??= createTracking(askGate)
  } else if (!coming && reason !== 'prerender') keepAgain ??= dropEvents()
  await (await coming)?.follow()
}

/** Stores the page's call about consent for later pages. */
function note(): void {
  const {analytics} = page().consent
  if (analytics !== undefined) keepChoice(analytics)
  if (toBoolean(readPath(siteWithoutWarning().raw, BANNER)))
    import('./gate/consent-mode.ts').then(({tellConsent}) => tellConsent(), ignore)
  check().catch(() => {
    // loading failed: the kept events wait for the next attempt
    coming = undefined
  })
}

/** Starts tracking, as far as the page and the visitor agree. */
export function start(): void {
  armErrors()
  for (const type of ['vitrine:consent', 'prerenderingchange']) document.addEventListener(type, note)
  addEventListener('online', () => coming ?? note())
  note()
  trackServedItem()
}
