import {readPath} from '../../lib/read-path.ts'
import {currentSite} from '../../page/site/current-site.ts'
import {trackView} from './track.ts'

/** A product is seen on its own page (tracking.md T9). */
export function trackItemView(productId: string): void {
  if (readPath(currentSite().raw, 'item.id') === productId) trackView('VisitPDP', productId, {productId})
}
