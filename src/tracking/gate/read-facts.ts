import {readPath} from '../../lib/read-path.ts'
import {textOrNull} from '../../lib/text-or-null.ts'
import {pageTypeOf} from '../../model/page-type-of.ts'
import type {VitrinePage} from '../../page/page.ts'
import {safeDocument} from '../../page/safe-document.ts'
import {readCookieRules} from '../../page/site/consent.ts'
import {allCookies} from '../../page/site/cookies.ts'
import {isUntracked} from '../../page/site/is-untracked.ts'
import {ACCOUNT_ID, PREVIEW_COOKIES} from '../assumptions.ts'
import type {GateFacts} from './gate.ts'

/** The facts of the current page: its context, the loader's tag, cookies, and its calls about consent. */
export function readFacts(raw: Record<string, unknown>, settings: VitrinePage): GateFacts {
  const read = (path: string) => readPath(raw, path)
  const {websiteRoles: roles} = raw
  return {
    accountId: textOrNull(read(ACCOUNT_ID)),
    roles: Array.isArray(roles) ? roles : null,
    path: location.pathname,
    pageType: pageTypeOf(raw),
    isDisabled: isUntracked(raw),
    isPreview: new RegExp(`\\b${PREVIEW_COOKIES}=`).test(allCookies() ?? ''),
    isPrerendering: !!Reflect.get(safeDocument, 'prerendering'),
    ...readCookieRules(raw, settings),
  }
}
