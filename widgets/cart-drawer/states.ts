import {FIELDS, ONE_STEP, type States, tested} from '../../src/widget/states.ts'

export const states: States = {
  scenes: ['lines', 'undo', 'empty'],
  answers: {
    ...FIELDS,
    '9.3.3.1': [{hand: 'Enter a quantity beyond the stock: the message is below the line.'}],
    '9.3.3.4': [tested('cart/drawer', 'what was removed in it can be undone on the cart page')],
    '9.3.3.7': ONE_STEP,
    '9.4.1.3': [{hand: 'Change a quantity with a screen reader: it announces the subtotal.'}],
    '9.2.1.1': [
      tested(
        'cart/drawer',
        'the cart link opens it by keyboard; removing is undone, without a shift of the page',
      ),
    ],
    '9.2.1.2': [tested('cart/drawer', 'adding opens the drawer, in place of the popover')],
    '9.2.2.1': [tested('cart/drawer', 'what was removed in it can be undone on the cart page')],
  },
}
