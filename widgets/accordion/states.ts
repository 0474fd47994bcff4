import {type States, tested} from '../../src/widget/states.ts'

export const states: States = {
  scenes: ['rest'],
  answers: {
    '9.2.1.1': [tested('pages/accordion', 'its buttons open and close by keyboard')],
    '9.4.1.2': [tested('pages/accordion', 'its buttons open and close by keyboard')],
  },
  waits: 'view',
}
