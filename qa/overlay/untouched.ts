import type {Claim, Claims} from '../../loader/claim.ts'
import {servedOf, within} from '../../loader/scan.ts'
import type {WidgetEntry} from '../../src/contract/widget.ts'

/** The fields of the claims that show which elements wait. */
export type Untouched = Pick<Claims, 'all' | 'entries' | 'isReleased'>

/** Creates a claim for a waiting element: the loader keeps none for an element that waits for its first use. */
const asClaim = (entry: WidgetEntry, element: HTMLElement): Claim => ({
  element,
  entry,
  strategy: entry.strategy ?? 'use',
  state: 'waiting',
})

const isUntouched = ({all, isReleased}: Untouched, element: Element): boolean =>
  !all.has(element) && !isReleased(element)

/** The elements that nothing has touched yet. */
export const readUntouched = (claims: Untouched): Claim[] =>
  claims.entries.flatMap((entry) =>
    (entry.served ? within(document, servedOf(entry)) : [])
      .filter((element) => isUntouched(claims, element))
      .map((element) => asClaim(entry, element)),
  )

/** The same for one element; null if it is not such an element. */
export function findUntouched(claims: Untouched, element: Element): Claim | null {
  const entry = claims.entries.find((candidate) => candidate.served && element.matches(servedOf(candidate)))
  return entry && element instanceof HTMLElement && isUntouched(claims, element)
    ? asClaim(entry, element)
    : null
}
