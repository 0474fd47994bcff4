import {TRUSTED} from '../contract/attributes.ts'
import {pageAddress, webAddress} from '../model/web-address.ts'
import {isOwnLink} from './is-own-link.ts'
import {page} from './page.ts'
import {pageOrigin} from './site/page-origin.ts'

/** The cart's link, in author and platform markup. */
export const CART_LINK = `:is([data-vitrine=cart-indicator],.sqs-custom-cart)${TRUSTED}`

/** The page already shows the cart. */
export const CART_PAGE = `:is(#sqs-cart-root,[data-vitrine=cart-page])${TRUSTED}`

/** What adding to the cart opens; with `drawer`, the cart link opens it, too. */
export type CartMode = 'drawer' | 'popover' | 'page' | 'none'

/** `data-cart` of the loader's tag; the popover for an unknown value. */
export function cartMode(): CartMode {
  const {cart} = page()
  return cart === 'drawer' || cart === 'page' || cart === 'none' ? cart : 'popover'
}

/** The address of the cart page: that of the page's own cart link, if it has one that stays in the shop. */
export function cartAddress(): string {
  const links = document.querySelectorAll<HTMLAnchorElement>(`a${CART_LINK}`)
  return [...links].find(isOwnLink)?.href ?? `${pageOrigin()}/cart`
}

/** Opens the cart page, unless the page is one. */
export function goToCart(): void {
  if (!document.querySelector(CART_PAGE)) location.assign(cartAddress())
}

/** Where the cart is checked out: the shop's address of this cart, else the one that the loader's tag names. */
export function checkoutAddress(ofCart?: string | null): string {
  const own = pageAddress(page().checkout)
  return pageAddress(ofCart) ?? (own && webAddress(own, pageOrigin())) ?? `${pageOrigin()}/checkout`
}
