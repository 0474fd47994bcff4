import {FIELDS, type States, tested} from '../../src/widget/states.ts'

export const states: States = {
  scenes: ['rest', 'every field', 'error', 'loading', 'success', 'in a dialog'],
  answers: {
    ...FIELDS,
    '9.2.1.1': [
      tested(
        'forms/form-fields',
        'server-rendered fields of every type can be filled in by keyboard, and are stored as typed',
      ),
    ],
    '9.3.3.1': [
      tested('forms/form', 'displays errors above each field, and a focused summary that links to them'),
    ],
    '9.3.3.7': [tested('forms/form', 'the input survives a reload, except for passwords, until it is sent')],
  },
}
