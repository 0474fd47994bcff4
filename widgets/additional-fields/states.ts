import {FIELDS, type States, tested} from '../../src/widget/states.ts'

export const states: States = {
  scenes: ['rest', 'open', 'error'],
  answers: {
    ...FIELDS,
    '9.2.1.2': [
      tested(
        'cart/additional-fields',
        'Escape closes it and keeps the input; a click beside it does nothing',
      ),
    ],
    '9.3.3.1': [tested('cart/additional-fields', 'displays errors above each field, and focuses the first')],
    '9.3.3.7': [
      tested(
        'cart/additional-fields',
        'keeps the dialog and the input when adding fails; trying again adds once',
      ),
    ],
  },
}
