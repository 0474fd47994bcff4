import {readPath} from '../lib/read-path.ts'
import {textOrNull} from '../lib/text-or-null.ts'
import {toNumber} from '../lib/to-number.ts'
import {currentSite} from './current-site.ts'

/** Anyone may read the page. */
const PUBLIC = 1

/** Where on the site a form was filled in (product.md §7, SaveFormSubmission). */
export function readPagePlace() {
  const {raw} = currentSite()
  const text = (path: string) => textOrNull(readPath(raw, path))
  return {
    pageTitle: document.title,
    pageId: text('item.id') ?? text('collection.id') ?? '',
    pagePath: location.pathname,
    pagePermissionTypeValue: toNumber(readPath(raw, 'collection.permissionType'), PUBLIC),
    /** Of the item or of the collection. */
    contentSource: raw.item ? ('i' as const) : ('c' as const),
  }
}
