import {createTexts} from '../../src/lib/texts.ts'

export const strings = {
  one: 'One item in cart',
  other: '{n} items in cart',
  many: 'More than 100 items in cart',
}

export const texts = createTexts('cart-indicator', strings)
