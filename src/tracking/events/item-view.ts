import {readPath} from '../../lib/read-path.ts'
import {formsOf, LIST, QUICK_VIEW} from '../../page/item-forms.ts'
import {currentSite} from '../../page/site/current-site.ts'
import {siteWithoutWarning} from '../gate/site-without-warning.ts'
import {trackView} from './track.ts'

const LISTED = `[data-mode=list],:is(${LIST}) *,:is(${QUICK_VIEW}) *`

/** A product is seen on its own page (tracking.md T9). */
export function trackItemView(productId: string): void {
  if (readPath(currentSite().raw, 'item.id') === productId) trackView('VisitPDP', productId, {productId})
}

/** The view of the product whose page this is, where nobody has used its form yet. */
export function trackServedItem(): void {
  const id = readPath(siteWithoutWarning().raw, 'item.id')
  if (typeof id === 'string' && document.querySelector(`:is(${formsOf(id)}):not(${LISTED})`))
    trackItemView(id)
}
