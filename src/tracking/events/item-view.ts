import {readPath} from '../../lib/read-path.ts'
import {currentSite} from '../../page/site/current-site.ts'
import {trackView} from './track.ts'

/** The view of a product on its own page (tracking.md T9). */
export function trackItemView(productId: string): void {
  if (readPath(currentSite().raw, 'item.id') === productId) trackView('VisitPDP', productId, {productId})
}
