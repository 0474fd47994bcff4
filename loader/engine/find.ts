import type {Claims} from '../claim.ts'
import {within} from '../scan.ts'

/** Claims the widget elements in and below `root`. */
export function find(claims: Claims, root: Element | Document): void {
  for (const selector of claims.selectors()) within(root, selector).forEach(claims.claim)
}
