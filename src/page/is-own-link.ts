import {pageAddress} from '../model/web-address.ts'
import {page} from './page.ts'
import {pageOrigin} from './site/page-origin.ts'

const originOf = (address: string | undefined): string | undefined =>
  address && URL.canParse(address) ? new URL(address).origin : undefined

/**
 * Whether a link leads to the page's own origin, or to one that the loader's tag names. What visitors wrote may contain
 * a link of any kind: our own actions follow no other.
 */
export function isOwnLink(link: Element): boolean {
  const {api, checkout} = page()
  const address = link instanceof HTMLAnchorElement ? pageAddress(link.href) : undefined
  const origin = originOf(address)
  return !!origin && [pageOrigin(), api, checkout].some((one) => originOf(one) === origin)
}
