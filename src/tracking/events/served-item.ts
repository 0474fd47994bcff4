import {readPath} from '../../lib/read-path.ts'
import {formsOf} from '../../page/item-forms.ts'
import {siteWithoutWarning} from '../gate/site-without-warning.ts'
import {trackItemView} from './item-view.ts'

const LISTED = '[data-mode=list],:is(dialog,[role=dialog]) *'

/** The view of a product on its own page, before the visitor uses its form. */
export function trackServedItem(): void {
  const id = readPath(siteWithoutWarning().raw, 'item.id')
  if (typeof id === 'string' && document.querySelector(`:is(${formsOf(id)}):not(${LISTED})`))
    trackItemView(id)
}
