import {readPath} from '../../lib/read-path.ts'
import {toBoolean} from '../../lib/to-boolean.ts'
import {type CookieRules, mayKnowVisitor} from '../../model/cookie-rules.ts'
import {page, type VitrinePage} from '../page.ts'
import {readCookie} from './cookies.ts'
import {readSite} from './site.ts'

/** What the visitor has decided is kept there. */
export const CHOICE_COOKIE = 'ss_cookieAllowed'
/** Of the page context: the site's owner honours Global Privacy Control, which is the default. */
export const PRIVACY_CONTROL = 'cookieSettings.isGlobalPrivacyControlHonored'

/** What the visitor has decided on an earlier page. */
function readChoice(): boolean | null {
  const kept = readCookie(CHOICE_COOKIE)
  return kept === 'true' || (kept === 'false' ? false : null)
}

/** Of the page as it is now: its context, what it has said of consent, and the visitor's browser. */
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
 * May something of another site be fetched that the visitor has not pressed? What it keeps is nobody's to know, so it
 * follows the rule for the site's own cookies; whether a site may be cloned concerns its own alone.
 */
export const mayLoadOthers = (): boolean =>
  mayKnowVisitor({...readCookieRules(readSite().raw, page()), isCloneable: false})
