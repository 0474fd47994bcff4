import {CART_LINK} from './cart-link.ts'
import {isOwnLink} from './is-own-link.ts'
import {pageOrigin} from './site/page-origin.ts'

/** The address of the cart page: that of the page's own cart link, if it has one that stays in the shop. */
export function cartAddress(): string {
  const links = document.querySelectorAll<HTMLAnchorElement>(`a${CART_LINK}`)
  return [...links].find(isOwnLink)?.href ?? `${pageOrigin()}/cart`
}
