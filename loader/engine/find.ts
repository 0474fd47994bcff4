import {LOAD, WIDGET} from '../../src/contract/attributes.ts'
import {aheadForElements} from '../../widgets/table.ts'
import type {Claims} from '../claim.ts'
import {within} from '../scan.ts'

/** Author markup of a widget that shows nothing until it is mounted, by the widget's name. */
export const SHOWN: ReadonlyMap<string, string> = new Map(
  aheadForElements.map(({name, shown}) => [name, `[${WIDGET}=${name}]${shown}:not([${LOAD}])`]),
)

/** Mounts such elements when they become visible, not on their first use. */
export function showNamed(root: Element | Document): void {
  for (const selector of SHOWN.values())
    for (const element of within(root, selector)) element.dataset.vitrineLoad = 'visible'
}

/** Claims the widget elements in and below `root`. */
export function find(claims: Claims, root: Element | Document): void {
  showNamed(root)
  // one list: most roots are small
  within(root, claims.selectors().join()).forEach(claims.claim)
}
