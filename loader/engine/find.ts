import type {Claims} from '../claim.ts'
import {within} from '../scan.ts'

/** Claims what is ours in and below `root`. */
export function find(claims: Claims, root: Element | Document): void {
  for (const selector of claims.selectors()) within(root, selector).forEach(claims.claim)
}
