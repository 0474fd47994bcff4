import {apiOrigin} from './api-origin.ts'

/**
 * An address from a reply of the API: a path means the host of the API, which can be another one than the page's, and
 * another one than that of a `<base>` in the page.
 */
export function apiAddress(address: string | null): string | null {
  if (address === null || !/^\/(?!\/)/.test(address)) return address
  const origin = apiOrigin()
  const {baseURI} = document
  const isThere = URL.canParse(address, baseURI) && new URL(address, baseURI).origin === origin
  return isThere || !URL.canParse(address, origin) ? address : new URL(address, origin).href
}
