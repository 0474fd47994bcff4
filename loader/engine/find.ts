import {LOAD} from '../../src/contract/attributes.ts'
import type {Claims} from '../claim.ts'
import {within} from '../scan.ts'

/** Products that only the shop knows: their markup does not describe them until they are mounted. */
export const NAMED = `[data-vitrine=add-to-cart][data-product-id]:not([data-product],[${LOAD}])`

/** Mounts them when they become visible, not on their first use. */
export function showNamed(root: Element | Document): void {
  for (const element of within(root, NAMED)) element.dataset.vitrineLoad = 'visible'
}

/** Claims the widget elements in and below `root`. */
export function find(claims: Claims, root: Element | Document): void {
  showNamed(root)
  for (const selector of claims.selectors()) within(root, selector).forEach(claims.claim)
}
