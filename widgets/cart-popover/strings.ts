import {createTexts} from '../../src/page/texts.ts'

export const strings = {
  added: '{productName} was added to your cart',
  viewCart: 'View Cart',
  close: 'Close',
}

export const texts = createTexts('cart-popover', strings)
