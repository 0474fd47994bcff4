import {FIELDS, type States, tested} from '../../src/widget/states.ts'

const SENT = tested('pages/comments', 'by keyboard, a comment is stored once and appears in the list')

export const states: States = {
  scenes: ['rest', 'in the shop', 'error', 'success'],
  answers: {
    ...FIELDS,
    '9.2.1.1': [SENT],
    '9.3.3.1': [tested('pages/comments', 'errors are beside their fields, also those of the server')],
    '9.3.3.7': [tested('pages/comments', 'offline it keeps what was typed, says so, and stores it once')],
  },
  waits: 'view',
}
