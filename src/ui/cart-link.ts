/** The cart's link, in author and platform markup. A constant is written where it is used: no page fetches it by itself. */
export const CART_LINK = ':is([data-vitrine=cart-indicator],.sqs-custom-cart)'
