import {TRUSTED} from '../../src/contract/attributes.ts'
import {type Claims, isReleased} from '../claim.ts'
import {selectorsOf, within} from '../scan.ts'

/**
 * Mounts the first quick view of the page, which opens the product that the address names. Fetched only for addresses
 * with one.
 */
export function mountQuickView(claims: Claims): void {
  const entries = claims.entries.filter(({name}) => name === 'quick-view')
  const [, ...selectors] = selectorsOf(entries)
  const elements = within(document, [`[data-vitrine=quick-view]${TRUSTED}`, ...selectors].join())
  const element = elements.find((one) => !one.closest('dialog'))
  if (!element || isReleased(claims.released, element)) return
  claims.claim(element)
  // an element whose server HTML is complete is claimed by its first use alone
  claims.use(element)
  claims.load(element)
}
