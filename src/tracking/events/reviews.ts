import {readPath} from '../../lib/read-path.ts'
import {textOrNull} from '../../lib/text-or-null.ts'
import {currentSite} from '../../page/site/current-site.ts'
import {REVIEWS} from '../assumptions.ts'
import {track} from './track.ts'

/** Of a click on the reviews' tab, or on the line of stars that leads to them: of the product that they are about. */
function tell({target}: Event): void {
  const element = target instanceof Element ? target.closest(REVIEWS) : null
  const productId =
    element?.closest('[data-product-id]')?.getAttribute('data-product-id') ??
    textOrNull(readPath(currentSite().raw, 'item.id'))
  if (!element || !productId) return
  track(element.getAttribute('data-reviews') === 'tab' ? 'ReviewsTab' : 'ReviewsVitalsAnchorLink', {
    productId,
  })
}

/** Reviews are of other makers: what of their markup is to be told of bears an attribute. May be called again. */
export const follow = (): void => document.addEventListener('click', tell, true)
