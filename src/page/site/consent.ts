import {readPath} from '../../lib/read-path.ts'
import {toBoolean} from '../../lib/to-boolean.ts'
import {type CookieRules, mayKnowVisitor} from '../../model/cookie-rules.ts'
import {page, type VitrinePage} from '../page.ts'
import {bannersOf} from './banners-of.ts'
import {CHOICE_COOKIE, readCookie} from './cookies.ts'
import {readSite} from './site.ts'

/** In the page context: the site's owner honours Global Privacy Control, which is the default. */
export const PRIVACY_CONTROL = 'cookieSettings.isGlobalPrivacyControlHonored'

/**
 * The visitor's decision on an earlier page. Where a banner keeps it, only the banner knows whether consent still holds.
 */
function readChoice(raw: Record<string, unknown>): boolean | null {
  const choice = readCookie(CHOICE_COOKIE)
  if (choice === 'false') return false
  return (choice === 'true' && !bannersOf(raw).some((name) => name !== 'gpc')) || null
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
    choice: consent.analytics ?? readChoice(raw),
    isPrivate: isOn(PRIVACY_CONTROL, true) && !!Reflect.get(navigator, 'globalPrivacyControl'),
  }
}

const rulesOfPage = (): CookieRules => readCookieRules(readSite().raw, page())

/** Whether anything may be stored that only recognises a visitor. */
export const mayRemember = (): boolean => mayKnowVisitor(rulesOfPage())

/**
 * Whether the page may load something of another site before the visitor clicks it. We cannot know what that site
 * stores, so the rule for the site's own cookies applies; whether a site may be cloned is the site's own concern.
 */
export const mayLoadOthers = (): boolean => mayKnowVisitor({...rulesOfPage(), isCloneable: false})
