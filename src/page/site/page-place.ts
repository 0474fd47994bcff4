import {readPath} from '../../lib/read-path.ts'
import {textOrNull} from '../../lib/text-or-null.ts'
import {toNumber} from '../../lib/to-number.ts'
import {currentSite} from './current-site.ts'

/** Of the item or of the collection. */
export type ContentSource = 'i' | 'c'

/** Anyone may read the page. */
const PUBLIC = 1

/** Where on the site a form was filled in (product.md §7, SaveFormSubmission); `said` is what its markup says of that. */
export function readPagePlace(said: ContentSource | null) {
  const {raw} = currentSite()
  const contentSource = said ?? (raw.item ? 'i' : 'c')
  return {
    pageTitle: document.title,
    pageId: textOrNull(readPath(raw, contentSource === 'i' ? 'item.id' : 'collection.id')) ?? '',
    pagePath: location.pathname,
    pagePermissionTypeValue: toNumber(readPath(raw, 'collection.permissionType'), PUBLIC),
    contentSource,
  }
}
