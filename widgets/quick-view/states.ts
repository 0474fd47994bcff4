import {CHOICES, type States, tested} from '../../src/widget/states.ts'

export const states: States = {
  scenes: ['rest', 'open', 'loading', 'error'],
  answers: {
    ...CHOICES,
    '9.2.1.1': [
      tested('cart/quick-view', 'the arrow keys move through the group, but not while a visitor types'),
    ],
    '9.2.1.2': [
      tested(
        'cart/quick-view',
        'Escape and a click beside it close it, return the focus, and leave nothing behind',
      ),
    ],
    '9.2.5.1': [tested('cart/quick-view', 'so do the buttons, and the first product follows the last')],
    '9.2.5.7': [tested('cart/quick-view', 'so do the buttons, and the first product follows the last')],
    '9.3.2.2': [
      tested('cart/quick-view', 'the arrow keys move through the group, but not while a visitor types'),
    ],
    '9.4.1.3': [tested('cart/quick-view', 'is announced in the view if there is no popover')],
  },
}
