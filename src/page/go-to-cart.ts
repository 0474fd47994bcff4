import {cartAddress} from './cart-address.ts'
import {CART_PAGE} from './cart-link.ts'

/** Opens the cart page, unless the page is one. */
export function goToCart(): void {
  if (!document.querySelector(CART_PAGE)) location.assign(cartAddress())
}
