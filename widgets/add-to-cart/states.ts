import {CHOICES, type States, tested} from '../../src/widget/states.ts'

export const states: States = {
  scenes: [
    'rest',
    'options',
    'focus',
    'swatches',
    'loading',
    'success',
    'error',
    'variant sold out',
    'sold out',
    'buy bar',
  ],
  answers: {
    ...CHOICES,
    '9.2.1.1': [tested('pages/accessibility', 'a purchase by keyboard')],
    '9.3.2.2': [tested('cart/choices', 'can be shared, and Back keeps it')],
    '9.4.1.3': [tested('cart/popover', 'is announced: its text appears in an existing live region')],
  },
}
