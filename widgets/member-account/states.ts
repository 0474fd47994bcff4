import {FIELDS, type States, tested} from '../../src/widget/states.ts'

export const states: States = {
  scenes: ['rest', 'in the shop', 'error', 'logged in', 'in a dialog'],
  answers: {
    ...FIELDS,
    '9.2.1.1': [
      tested('forms/member-account', 'the link opens a form by keyboard; a wrong password keeps the input'),
    ],
    '9.2.2.1': [
      tested(
        'forms/member-account',
        'an expired session is announced in the open tab, and the visitor logs in again there',
      ),
    ],
    '9.3.3.8': [
      {
        hand: 'Paste the password, and use a password manager: both work, and nothing has to be solved or remembered.',
      },
    ],
  },
}
