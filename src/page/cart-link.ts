import {TRUSTED} from '../contract/attributes.ts'

/**
 * The cart's link, in author and platform markup. A constant is inlined where it is used: no page fetches it
 * separately.
 */
export const CART_LINK = `:is([data-vitrine=cart-indicator],.sqs-custom-cart)${TRUSTED}`

/** The page already shows the cart. */
export const CART_PAGE = `:is(#sqs-cart-root,[data-vitrine=cart-page])${TRUSTED}`
