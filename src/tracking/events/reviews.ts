import {UNTRUSTED} from '../../contract/attributes.ts'
import {readPath} from '../../lib/read-path.ts'
import {textOrNull} from '../../lib/text-or-null.ts'
import {currentSite} from '../../page/site/current-site.ts'
import {REVIEWS} from '../assumptions.ts'
import {track} from './track.ts'

/** Tracks a click on the reviews tab, or on the stars that lead to it, with the product. */
function tell({target}: Event): void {
  const element = target instanceof Element ? target.closest(REVIEWS) : null
  const productId =
    element?.closest('[data-product-id]')?.getAttribute('data-product-id') ??
    textOrNull(readPath(currentSite().raw, 'item.id'))
  if (!element || !productId || element.closest(UNTRUSTED)) return
  track(element.getAttribute('data-reviews') === 'tab' ? 'ReviewsTab' : 'ReviewsVitalsAnchorLink', {
    productId,
  })
}

/** Reviews are third-party markup, so an attribute marks the elements to track. May be called again. */
export const follow = (): void => document.addEventListener('click', tell, true)
