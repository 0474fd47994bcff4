import {LOAD} from '../../src/contract/attributes.ts'
import type {Claims} from '../claim.ts'
import {within} from '../scan.ts'

/** Products that the shop alone knows: their markup says nothing of them before they are mounted. */
const NAMED = `[data-vitrine=add-to-cart][data-product-id]:not([data-product],[${LOAD}])`

/** They are mounted before they are used: when they are seen. */
export function showNamed(root: Element | Document): void {
  for (const element of within(root, NAMED)) element.dataset.vitrineLoad = 'visible'
}

/** Claims what is ours in and below `root`. */
export function find(claims: Claims, root: Element | Document): void {
  showNamed(root)
  for (const selector of claims.selectors()) within(root, selector).forEach(claims.claim)
}
