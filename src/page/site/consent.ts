import {readPath} from '../../lib/read-path.ts'
import {toBoolean} from '../../lib/to-boolean.ts'
import {type CookieRules, mayKnowVisitor} from '../../model/cookie-rules.ts'
import {page, type VitrinePage} from '../page.ts'
import {readCookie} from './cookies.ts'
import {readSite} from './site.ts'

/** The cookie that holds the visitor's decision. */
export const CHOICE_COOKIE = 'ss_cookieAllowed'
/** In the page context: the site's owner honours Global Privacy Control, which is the default. */
export const PRIVACY_CONTROL = 'cookieSettings.isGlobalPrivacyControlHonored'

/** The visitor's decision on an earlier page. */
function readChoice(): boolean | null {
  const kept = readCookie(CHOICE_COOKIE)
  return kept === 'true' || (kept === 'false' ? false : null)
}

/** The rules of the current page: from its context, its calls about consent, and the visitor's browser. */
export function readCookieRules(
  raw: Record<string, unknown>,
  {consent}: Pick<VitrinePage, 'consent'>,
): CookieRules {
  const isOn = (path: string, fallback = false) => toBoolean(readPath(raw, path), fallback)
  return {
    isCloneable: isOn('website.cloneable'),
    isPolicyEnabled: isOn('cookieSettings.isRestrictiveCookiePolicyEnabled'),
    isPolicyAbsolute: isOn('cookieSettings.isRestrictiveCookiePolicyAbsolute'),
    choice: consent.analytics ?? readChoice(),
    isPrivate: isOn(PRIVACY_CONTROL, true) && !!Reflect.get(navigator, 'globalPrivacyControl'),
  }
}

/**
 * Whether the page may load something of another site before the visitor clicks it. We cannot know what that site
 * stores, so the rule for the site's own cookies applies; whether a site may be cloned is the site's own concern.
 */
export const mayLoadOthers = (): boolean =>
  mayKnowVisitor({...readCookieRules(readSite().raw, page()), isCloneable: false})
