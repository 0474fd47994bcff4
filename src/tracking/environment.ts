import {readPath} from '../lib/read-path.ts'
import {textOrNull} from '../lib/text-or-null.ts'
import {createUuid} from '../lib/uuid.ts'
import {page} from '../page/page.ts'
import {safeDocument} from '../page/safe-document.ts'
import {parseHost} from '../page/site/parse-host.ts'
import {ENVIRONMENT, EVENT_HOSTS} from './assumptions.ts'
import type {Decision} from './gate/gate.ts'
import {siteWithoutWarning} from './gate/site-without-warning.ts'
import type {Visitor} from './visitor/visitor.ts'

/** What channels ask of the browser. */
export type Place = Pick<
  Window,
  'document' | 'location' | 'navigator' | 'screen' | 'innerWidth' | 'innerHeight'
>

/** All that goes into events besides what they tell. */
export interface Environment {
  /** Read when an event is built: its state is of then. */
  place: Place
  /** A text of the page context at a dotted path; null where it says nothing. */
  text: (path: string) => string | null
  /** The page's language. */
  locale: string
  visitor: Visitor
  decision: Decision
  /** Where the visitor came from: after a navigation within the page, its own address before. */
  referrer: string
  /** Origin of the newer tracker; empty for the API's. */
  eventsHost: string
  createId: () => string
}

/** What the loader's tag says, else that of where the page runs (qa and staging share one), else that of everyone. */
function findEventsHost(text: Environment['text']): string {
  const of = (name: string | null) => {
    const path = `${EVENT_HOSTS}.${name}`
    return parseHost(text(path), path)
  }
  const name = text(ENVIRONMENT)
  return parseHost(page().events, 'data-events') || of(name === 'staging' ? 'qa' : name) || of('prod')
}

/** Of the page as it is now; to be read anew after each `mount()`, which may have brought another context. */
export function readEnvironment(
  decision: Decision,
  visitor: Visitor,
  referrer = document.referrer,
): Environment {
  const {raw, locale} = siteWithoutWarning()
  const text = (path: string) => textOrNull(readPath(raw, path))
  return {
    place: {document: safeDocument, location, navigator, screen, innerWidth, innerHeight},
    text,
    locale,
    visitor,
    decision,
    referrer,
    eventsHost: findEventsHost(text),
    createId: createUuid,
  }
}
