import {readPath} from '../../lib/read-path.ts'
import {mayKnowVisitor} from '../../model/cookie-rules.ts'
import {page} from '../../page/page.ts'
import {CONSENT_KINDS, TAG_CONTAINER} from '../assumptions.ts'
import {findTagList} from '../events/tag-service.ts'
import {readFacts} from './read-facts.ts'
import {siteWithoutWarning} from './site-without-warning.ts'

type Command = [command: 'consent', what: 'default' | 'update', kinds: Record<string, 'granted' | 'denied'>]

/** Commands come as `arguments`; what the page pushes itself is of no such shape. */
function toArguments(..._: Command): IArguments {
  // biome-ignore lint/complexity/noArguments: the tag service tells commands by it
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

let told: boolean | undefined

/**
 * Tells the page's tag service what it may keep (tracking.md T10, consent mode): nothing before the visitor's choice, and
 * as that says from then on. A default that the page has told by itself stands. May be called again.
 */
export function tellConsent(): void {
  const {raw} = siteWithoutWarning()
  const list = findTagList(!!readPath(raw, TAG_CONTAINER))
  if (!list) return
  const facts = readFacts(raw, page())
  const isGranted = facts.choice === true && mayKnowVisitor(facts)
  if (told === undefined && !list.some(isDefault))
    list.push(toArguments('consent', 'default', kindsOf(false)))
  if (facts.choice !== null && told !== isGranted)
    list.push(toArguments('consent', 'update', kindsOf(isGranted)))
  told = facts.choice !== null && isGranted
}
