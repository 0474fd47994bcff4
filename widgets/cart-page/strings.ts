import {createTexts} from '../../src/page/texts.ts'

export const strings = {
  notEnough: 'Sorry, we do not have enough of that item available.',
  left: 'Only {n} left.',
  waiting: 'Please check your internet connection. Your change is kept, and sent once you are connected.',
  updateFailed: 'Unable to update quantity',
  removeFailed: 'Unable to remove item',
  offline: 'Please check your internet connection.',
  minimum: 'To check out, your order subtotal must be {subtotal} or more.',
  unknown: 'Being worked out',
  subtotalIs: 'Subtotal: {subtotal}',
  loading: 'Loading your cart…',
  loadFailed: "We couldn't load your cart. Please reload the page.",
}

export const texts = createTexts('cart-page', strings)
