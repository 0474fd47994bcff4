import {readPath} from '../../lib/read-path.ts'
import {mayKnowVisitor} from '../../model/cookie-rules.ts'
import {page} from '../../page/page.ts'
import {CONSENT_KINDS, TAG_CONTAINER} from '../assumptions.ts'
import {findTagList} from '../events/tag-service.ts'
import {readFacts} from './read-facts.ts'
import {siteWithoutWarning} from './site-without-warning.ts'

type Command = [command: 'consent', what: 'default' | 'update', kinds: Record<string, 'granted' | 'denied'>]

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

const kindsOf = (isGranted: boolean) =>
  Object.fromEntries(
    CONSENT_KINDS.split(' ').map((kind) => [kind, isGranted ? 'granted' : 'denied'] as const),
  )

let granted: boolean | undefined

/**
 * Sets the consent mode of the page's tag service (tracking.md T10): everything denied before the visitor's choice, and
 * the choice from then on. A default that the page has set is kept. May be called again.
 */
export function tellConsent(): void {
  const {raw} = siteWithoutWarning()
  const list = findTagList(!!readPath(raw, TAG_CONTAINER))
  if (!list) return
  const facts = readFacts(raw, page())
  const isGranted = facts.choice === true && mayKnowVisitor(facts)
  if (granted === undefined && !list.some(isDefault))
    list.push(toArguments('consent', 'default', kindsOf(false)))
  if (facts.choice !== null && granted !== isGranted)
    list.push(toArguments('consent', 'update', kindsOf(isGranted)))
  granted = facts.choice !== null && isGranted
}
