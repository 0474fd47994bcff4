import {type States, tested} from '../../src/widget/states.ts'

export const states: States = {
  scenes: ['rest'],
  answers: {
    '9.2.1.1': [tested('pages/marquee', 'its button stops it by keyboard')],
    '9.2.2.2': [tested('pages/marquee', 'its button stops it by keyboard')],
  },
  waits: 'view',
}
