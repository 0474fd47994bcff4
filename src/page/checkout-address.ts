import {pageAddress, webAddress} from '../model/web-address.ts'
import {page} from './page.ts'
import {pageOrigin} from './site/page-origin.ts'

/** Where the cart is checked out: the shop's address of this cart, else the one that the loader's tag names. */
export function checkoutAddress(ofCart?: string | null): string {
  const own = pageAddress(page().checkout)
  return pageAddress(ofCart) ?? (own && webAddress(own, pageOrigin())) ?? `${pageOrigin()}/checkout`
}
