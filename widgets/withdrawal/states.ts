import {FIELDS, type States, tested} from '../../src/widget/states.ts'

export const states: States = {
  scenes: ['rest', 'in the shop', 'error', 'confirmation', 'success'],
  answers: {
    ...FIELDS,
    '9.2.1.1': [
      tested(
        'forms/withdrawal',
        'by keyboard, a statement is confirmed, stored once, and answered with a receipt',
      ),
    ],
    '9.3.3.1': [tested('forms/withdrawal', 'errors are beside their fields, also those of the server')],
    '9.3.3.4': [
      tested(
        'forms/withdrawal',
        'by keyboard, a statement is confirmed, stored once, and answered with a receipt',
      ),
    ],
    '9.3.3.7': [tested('forms/withdrawal', 'offline it keeps what was typed, says so, and counts once')],
  },
}
