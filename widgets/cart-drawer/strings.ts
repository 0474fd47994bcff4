import {createTexts} from '../../src/page/texts.ts'

export const strings = {
  title: 'Your cart',
  close: 'Close',
  added: '{productName} was added to your cart',
  viewCart: 'View Cart',
  awayFromFree: '{amount} away from free shipping',
  freeShipping: 'Your order ships free.',
}

export const texts = createTexts('cart-drawer', strings)
