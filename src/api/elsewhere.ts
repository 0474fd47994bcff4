import {page} from '../page/page.ts'
import {readCookie} from '../page/site/cookies.ts'
import {pageOrigin} from '../page/site/page-origin.ts'
import {writeCookie} from '../page/site/write-cookie.ts'

/** The API is of another origin than the page, which sees none of its cookies. Without a page there is no other. */
export const isElsewhere = (api: string): boolean =>
  typeof location === 'object' && new URL(api).origin !== pageOrigin()

/** Cookies of other origins cannot be written: what they would hold is kept for as long as the page lives. */
const kept = new Map<string, string>()

/** An origin of the same domain may have put its cookie where the page sees it. */
export const readCookieOf = (api: string, name: string): string | null =>
  kept.get(`${api} ${name}`) ?? readCookie(name)

export function writeCookieOf(api: string, name: string, value: string): void {
  if (isElsewhere(api)) kept.set(`${api} ${name}`, value)
  else writeCookie(name, value)
}

/** Whether a call carries cookies, as the loader's tag has it. */
export const credentialsFor = (api: string): RequestCredentials =>
  page().credentials === 'omit' && isElsewhere(api) ? 'omit' : 'include'
