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

/** The browser data that channels use. */
export type Place = Pick<
  Window,
  'document' | 'location' | 'navigator' | 'screen' | 'innerWidth' | 'innerHeight'
>

/** The common data of all events. */
export interface Environment {
  /** Read when an event is built. */
  place: Place
  /** A text of the page context at a dotted path; null if it is missing. */
  text: (path: string) => string | null
  /** The page's language. */
  locale: string
  visitor: Visitor
  decision: Decision
  /** The referrer; after a navigation within the page, the page's previous address. */
  referrer: string
  /** Origin of the newer tracker; empty for the API's. */
  eventsHost: string
  createId: () => string
}

/** The loader's tag decides, then the page's environment (qa and staging share a host), then the production host. */
function findEventsHost(text: Environment['text']): string {
  const of = (name: string | null) => {
    const path = `${EVENT_HOSTS}.${name}`
    return parseHost(text(path), path)
  }
  const name = text(ENVIRONMENT)
  return parseHost(page().events, 'data-events') || of(name === 'staging' ? 'qa' : name) || of('prod')
}

/** The current state of the page. Read it again after each `mount()`, which may have replaced the context. */
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
