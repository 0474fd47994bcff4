import {writeCookieFor} from '../../page/site/write-cookie-for.ts'
import {CHOICE_COOKIE, CHOICE_LIFETIME} from '../assumptions.ts'

/** What the visitor has decided, for the pages to come. To remember a refusal needs no consent. */
export const keepChoice = (isAllowed: boolean): void =>
  writeCookieFor(CHOICE_LIFETIME, CHOICE_COOKIE, `${isAllowed}`)
