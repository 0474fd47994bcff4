import {readPath} from '../lib/read-path.ts'
import {toBoolean} from '../lib/to-boolean.ts'

/** What a banner about cookies does: where no choice would change anything, it only tells. */
export type CookieBanner = 'off' | 'asking' | 'telling' | 'accepted' | 'declined'

/** Of the page context and what the visitor has chosen; null before (product.md §3, site context). */
export function cookieBanner(context: unknown, choice: boolean | null): CookieBanner {
  const isOn = (name: string) => toBoolean(readPath(context, `cookieSettings.${name}`))
  if (!isOn('isCookieBannerEnabled')) return 'off'
  if (choice !== null) return choice ? 'accepted' : 'declined'
  return isOn('isRestrictiveCookiePolicyAbsolute') ? 'telling' : 'asking'
}
