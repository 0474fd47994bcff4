import {linkAddress} from '../model/web-address.ts'
import {CART_LINK} from './cart-link.ts'
import {pageOrigin} from './site/page-origin.ts'

/** The address of the cart page: that of the page's own cart link, if it has one. */
export function cartAddress(): string {
  const link = document.querySelector<HTMLAnchorElement>(`a${CART_LINK}`)
  return linkAddress(link?.href) ?? `${pageOrigin()}/cart`
}
