import {readPath} from '../lib/read-path.ts'
import {toBoolean} from '../lib/to-boolean.ts'

/** The state of a cookie banner: if a choice would change nothing, it only informs. */
export type CookieBanner = 'off' | 'asking' | 'telling' | 'accepted' | 'declined'

/** Derived from the page context and the visitor's choice; null before a choice (product.md §3, site context). */
export function cookieBanner(context: unknown, choice: boolean | null): CookieBanner {
  const isOn = (name: string) => toBoolean(readPath(context, `cookieSettings.${name}`))
  if (!isOn('isCookieBannerEnabled')) return 'off'
  if (choice !== null) return choice ? 'accepted' : 'declined'
  return isOn('isRestrictiveCookiePolicyAbsolute') ? 'telling' : 'asking'
}
