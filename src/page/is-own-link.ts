import {pageAddress} from '../model/web-address.ts'
import {page} from './page.ts'
import {pageOrigin} from './site/page-origin.ts'

const originOf = (address: string | undefined): string | undefined =>
  address && URL.canParse(address) ? new URL(address).origin : undefined

/**
 * Whether an address is of the page's own origin, or of one that the loader's tag names. What visitors wrote may contain
 * any address: our own actions and calls go to no other.
 */
export function isOwnAddress(address: string): boolean {
  const {api, checkout} = page()
  const own = pageOrigin()
  const origin = URL.canParse(address, own) ? new URL(address, own).origin : undefined
  return !!origin && [own, api, checkout].some((address) => originOf(address) === origin)
}

/** The same for a link. */
export function isOwnLink(link: Element): boolean {
  const address = link instanceof HTMLAnchorElement ? pageAddress(link.href) : undefined
  return !!address && isOwnAddress(address)
}
