import type {AddedToCart, ShoppingSource} from './events.ts'
import {track} from './track.ts'

const SOURCES: Record<string, ShoppingSource> = {product: 'pdp', list: 'listing', 'quick-view': 'quickview'}

/**
 * An addition that the server has confirmed; `element` is the clicked element, `source` the value in
 * `vitrine:item-added`.
 */
export function trackAdded(added: AddedToCart, source: string, element?: Element): void {
  const isRelated = element?.closest('[data-vitrine=related-products]')
  track('AddToCart', {...added, source: isRelated ? 'related' : (SOURCES[source] ?? 'api')})
  if (isRelated) track('RelatedProductAdd', added)
}
