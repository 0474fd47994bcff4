import {FIELDS, type States, tested} from '../../src/widget/states.ts'

export const states: States = {
  scenes: ['rest', 'in the shop', 'error', 'success'],
  answers: {...FIELDS, '9.2.1.1': [tested('forms/restock-form', 'is sent once by keyboard')]},
}
