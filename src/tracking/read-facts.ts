import type {VitrinePage} from '../lib/page.ts'
import {readPath} from '../lib/read-path.ts'
import {textOrNull} from '../lib/text-or-null.ts'
import {toBoolean} from '../lib/to-boolean.ts'
import {toNumber} from '../lib/to-number.ts'
import {allCookies, readCookie} from '../site/cookies.ts'
import {isUntracked} from '../site/is-untracked.ts'
import {ACCOUNT_ID, CHOICE_COOKIE, PREVIEW_COOKIES, PRIVACY_CONTROL} from './assumptions.ts'
import type {GateFacts} from './gate.ts'

/** What the visitor has decided on an earlier page. */
function readChoice(): boolean | null {
  const kept = readCookie(CHOICE_COOKIE)
  return kept === 'true' || (kept === 'false' ? false : null)
}

/** Of the page as it is now: its context, the loader's tag, cookies, and what the page has said of consent. */
export function readFacts(raw: Record<string, unknown>, settings: VitrinePage): GateFacts {
  const read = (path: string) => readPath(raw, path)
  const isOn = (path: string, fallback = false) => toBoolean(read(path), fallback)
  const {websiteRoles: roles} = raw
  return {
    accountId: textOrNull(read(ACCOUNT_ID)),
    roles: Array.isArray(roles) ? roles : null,
    path: location.pathname,
    pageType: toNumber(raw.pageType, null),
    isDisabled: isUntracked(raw),
    isPreview: new RegExp(`\\b${PREVIEW_COOKIES}=`).test(allCookies() ?? ''),
    isPrerendering: !!Reflect.get(document, 'prerendering'),
    isCloneable: isOn('website.cloneable'),
    isPolicyEnabled: isOn('cookieSettings.isRestrictiveCookiePolicyEnabled'),
    isPolicyAbsolute: isOn('cookieSettings.isRestrictiveCookiePolicyAbsolute'),
    choice: settings.consent.analytics ?? readChoice(),
    isPrivate: isOn(PRIVACY_CONTROL, true) && !!Reflect.get(navigator, 'globalPrivacyControl'),
  }
}
