import {writeCookieFor} from '../../page/site/write-cookie.ts'
import {CHOICE_COOKIE, CHOICE_LIFETIME} from '../assumptions.ts'

/** Stores the visitor's choice for later pages. Storing a refusal needs no consent. */
export const keepChoice = (isAllowed: boolean): void =>
  writeCookieFor(CHOICE_LIFETIME, CHOICE_COOKIE, `${isAllowed}`)
