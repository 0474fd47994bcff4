import {page} from './page.ts'

/** What adding to the cart opens; with `drawer`, the cart link opens it, too. */
export type CartMode = 'drawer' | 'popover' | 'page' | 'none'

/** `data-cart` of the loader's tag; the popover for an unknown value. */
export function cartMode(): CartMode {
  const {cart} = page()
  return cart === 'drawer' || cart === 'page' || cart === 'none' ? cart : 'popover'
}
