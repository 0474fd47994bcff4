import {readPath} from '../../lib/read-path.ts'
import {toJson} from '../../lib/to-json.ts'
import {type Consent, mayKnowVisitor} from '../../model/cookie-rules.ts'
import {page} from '../../page/page.ts'
import {bannersOf} from '../../page/site/banners-of.ts'
import {CONSENT_KINDS, PREFERENCE_KINDS, TAG_CONTAINER} from '../assumptions.ts'
import {findTagList, tryTagService} from '../events/tag-service.ts'
import {readFacts} from './read-facts.ts'
import {siteWithoutWarning} from './site-without-warning.ts'

type Kinds = Record<string, 'granted' | 'denied'>
type Command = [command: 'consent', what: 'default' | 'update', kinds: Kinds]

/** A command has to be an `arguments` object: the tag service reads arrays as data. */
function toArguments(..._: Command): IArguments {
  // biome-ignore lint/complexity/noArguments: the tag service recognises commands by it
  return arguments
}

/** Pages push arrays, too. */
function isDefault(entry: unknown): boolean {
  const [command, what] = [].slice.call<unknown, [], unknown[]>(Object(entry))
  return command === 'consent' && what === 'default'
}

const stateOf = (isGranted: boolean | undefined) => (isGranted ? 'granted' : 'denied')

/** What a visitor has agreed to, in the tag service's words: each purpose alone. */
function kindsOf({analytics, marketing, preferences, saleOfData}: Consent): Kinds {
  const isShared = marketing && saleOfData !== false
  const kinds = [marketing, isShared, isShared, analytics].map(stateOf)
  const asked = CONSENT_KINDS.split(' ').map((kind, index) => [kind, kinds[index] ?? 'denied'] as const)
  const preferenceStates = PREFERENCE_KINDS.split(' ').map((kind) => [kind, stateOf(preferences)] as const)
  return Object.fromEntries(preferences === undefined ? asked : [...asked, ...preferenceStates])
}

let sent: string | undefined

/**
 * Sets the consent mode of the page's tag service (tracking.md T10): everything denied before the visitor's choice, and
 * the choice from then on. A default that the page has set is kept. May be called again.
 */
export function tellConsent(): void {
  const {raw} = siteWithoutWarning()
  // its own banner tells it, and we read what it says
  if (bannersOf(raw).includes('consent-mode')) return
  const list = tryTagService(() => findTagList(!!readPath(raw, TAG_CONTAINER)))
  if (!list) return
  const push = (...command: Command) => tryTagService(() => list.push(toArguments(...command)))
  const settings = page()
  const facts = readFacts(raw, settings)
  const {choice} = facts
  const chosen = choice === null ? settings.consent : {...settings.consent, analytics: choice}
  // an absolute policy allows nothing, whatever was chosen
  const kinds = kindsOf(mayKnowVisitor({...facts, choice: true}) ? chosen : {})
  if (sent === undefined && !tryTagService(() => list.some(isDefault)))
    push('consent', 'default', kindsOf({}))
  const isChosen = Object.values(chosen).some((state) => state !== undefined)
  if (isChosen && sent !== toJson(kinds)) push('consent', 'update', kinds)
  sent = isChosen ? toJson(kinds) : ''
}
