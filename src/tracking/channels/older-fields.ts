import {ACCOUNT_ID, MEMBER_LOCALE, VARIANT_ID} from '../assumptions.ts'
import type {Environment} from '../environment.ts'
import {scrub} from '../scrub.ts'
import type {Fields} from './body.ts'

const PROBE = 'vitrine-probe'

/** Storage can be disabled, full, or replaced by the page. */
export function isStorageUsable(find: () => Storage): boolean {
  try {
    const storage = find()
    storage.setItem(PROBE, PROBE)
    const isKept = storage.getItem(PROBE) === PROBE
    storage.removeItem(PROBE)
    return isKept
  } catch {
    return false
  }
}

/** A page view of the older tracker (product.md §3, tracking.md T1 and T2). */
export const olderFields = ({place: {location}, text, referrer}: Environment): Fields => ({
  pageHash: scrub(location.hash),
  pagePath: location.pathname,
  websiteId: text('website.id'),
  templateId: text('templateId'),
  variantId: text(VARIANT_ID),
  memberAccountId: text(ACCOUNT_ID),
  member_locale: text(MEMBER_LOCALE),
  website_locale: text('website.language'),
  localStorageSupported: isStorageUsable(() => localStorage),
  queryString: scrub(location.search.slice(1)),
  referrer: scrub(referrer),
})
