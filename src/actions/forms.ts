import {readPath} from '../lib/read-path.ts'
import {textOrNull} from '../lib/text-or-null.ts'
import {toNumber} from '../lib/to-number.ts'
import {currentSite} from '../page/site/current-site.ts'

/** A separate chunk: few visitors send a form. */
export {submitForm, validateForm} from '../api/forms/forms.ts'

/** Item or collection. */
export type ContentSource = 'i' | 'c'

/** The page is public. */
const PUBLIC = 1

/** Where on the site a form was filled in (product.md §7, SaveFormSubmission); `marked` is the value in its markup. */
export function readPagePlace(marked: ContentSource | null) {
  const {raw} = currentSite()
  const contentSource = marked ?? (raw.item ? 'i' : 'c')
  return {
    pageTitle: document.title,
    pageId: textOrNull(readPath(raw, contentSource === 'i' ? 'item.id' : 'collection.id')) ?? '',
    pagePath: location.pathname,
    pagePermissionTypeValue: toNumber(readPath(raw, 'collection.permissionType'), PUBLIC),
    contentSource,
  }
}
