import {FIELDS, type States, tested} from '../../src/widget/states.ts'

export const states: States = {
  scenes: ['rest', 'in the shop', 'error', 'success'],
  answers: {
    ...FIELDS,
    '9.2.1.1': [tested('forms/newsletter', 'is sent once by keyboard')],
    '9.3.3.7': [
      tested('forms/newsletter', 'the input survives a failure and a reload, and is cleared after sending'),
    ],
  },
}
