import {createTexts} from '../../src/page/texts.ts'

/** Texts of what we render where the server rendered nothing. */
export const markupStrings = {
  empty: 'Your cart is empty.',
  continue: 'Continue shopping',
  checkout: 'Checkout',
  quantity: 'Quantity',
  remove: 'Remove',
  edit: 'Change the details',
  code: 'Promotion code or gift card',
  apply: 'Apply',
  removeCode: 'Remove',
  estimateTitle: 'Estimate shipping and taxes',
  country: 'Country',
  postalCode: 'Postal code',
  estimate: 'Estimate',
  subtotal: 'Subtotal',
  discount: 'Discount',
  shipping: 'Shipping',
  shippingUnknown: 'Calculated from your address',
  tax: 'Tax',
  total: 'Total',
}

export const markupTexts = createTexts('cart-page', markupStrings)
