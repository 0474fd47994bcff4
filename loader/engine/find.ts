import type {Claims} from '../claim.ts'
import {within} from '../scan.ts'

/** Claims what is ours in and below `root`. */
export const find = (claims: Claims, root: Element | Document): void =>
  within(root, claims.selector()).forEach(claims.claim)
