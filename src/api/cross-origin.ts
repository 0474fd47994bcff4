import {page} from '../page/page.ts'
import {readCookie} from '../page/site/cookies.ts'
import {pageOrigin} from '../page/site/page-origin.ts'
import {writeCookie} from '../page/site/write-cookie.ts'

/** Whether the API has another origin than the page, which then sees none of its cookies. False without a page. */
export const isCrossOrigin = (api: string): boolean =>
  typeof location === 'object' && new URL(api).origin !== pageOrigin()

/**
 * Cookies of other origins cannot be written: their values are kept as long as the page is open, by origin and name
 * with a space between.
 */
export const cookiesOfOthers = new Map<string, string>()

/** Another origin on the same domain may have set its cookie where the page sees it. */
export const readCookieOf = (api: string, name: string): string | null =>
  cookiesOfOthers.get(`${api} ${name}`) ?? readCookie(name)

export function writeCookieOf(api: string, name: string, value: string): void {
  if (isCrossOrigin(api)) cookiesOfOthers.set(`${api} ${name}`, value)
  else writeCookie(name, value)
}

/** Whether a call carries cookies, according to the loader's tag. */
export const credentialsFor = (api: string): RequestCredentials =>
  page().credentials === 'omit' && isCrossOrigin(api) ? 'omit' : 'include'
