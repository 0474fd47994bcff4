import {type States, tested} from '../../src/widget/states.ts'

export const states: States = {
  scenes: ['open'],
  answers: {
    '9.1.4.10': [tested('cart/popover', 'displays a long name in full at 300 % zoom')],
    '9.2.1.1': [tested('cart/popover', 'the close button removes it')],
    '9.2.1.2': [
      tested(
        'cart/popover',
        'in the page’s own dialog it is visible, announced and clickable, and Escape leaves the dialog',
      ),
    ],
    '9.2.2.1': [tested('cart/popover', 'stays open while the pointer is over it or it has the focus')],
    '9.2.4.3': [tested('pages/accessibility', 'a purchase by keyboard')],
    '9.2.4.11': [tested('cart/popover', 'is above a sticky header, and above the page’s topmost elements')],
    '9.4.1.3': [tested('cart/popover', 'is announced: its text appears in an existing live region')],
  },
}
