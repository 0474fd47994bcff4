/** Elements of the shop that several flows use. */
export const ADD = 'main .sqs-add-to-cart-button'
export const QUANTITY = 'main input[name=quantity]'
export const COUNT = '.shop-header .sqs-cart-quantity'
export const SUBTOTAL = '.shop-header .sqs-cart-subtotal'
export const POPOVER = '.cart-popover__box'
export const DIALOG = 'dialog[open]'

/** A product of a list, by its title. */
export const card = (title: string): string => `main [data-vitrine=add-to-cart] >> ${title}`

/** A line of the cart, by its title. */
export const line = (title: string): string => `[data-cart=lines] > li >> ${title}`
