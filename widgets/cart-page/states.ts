import {FIELDS, ONE_STEP, type States, tested} from '../../src/widget/states.ts'

export const states: States = {
  scenes: ['rest', 'lines', 'empty', 'undo', 'error', 'code applied', 'code refused', 'loading'],
  answers: {
    ...FIELDS,
    '9.3.3.1': [
      tested('cart/cart-page', 'a quantity beyond the stock is refused with a message, and can be corrected'),
    ],
    '9.3.3.3': [
      tested('cart/cart-page', 'a quantity beyond the stock is refused with a message, and can be corrected'),
    ],
    '9.3.3.4': [tested('cart/cart-page', 'a removal can be undone for eight seconds')],
    '9.3.3.7': ONE_STEP,
    '9.2.1.1': [
      tested('cart/cart-page', 'removes at once; the keyboard undoes it, or goes on to the next line'),
    ],
    '9.2.2.1': [
      tested('cart/cart-page', 'a removal can be undone for eight seconds'),
      {hand: 'After eight seconds the product can be added again from its page, which is open to everybody.'},
    ],
  },
}
