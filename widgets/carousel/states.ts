import {type States, tested} from '../../src/widget/states.ts'

const BUTTONS = [tested('gallery/list-carousel', 'its buttons scroll by keyboard')]

export const states: States = {
  scenes: ['rest'],
  answers: {
    '9.2.1.1': BUTTONS,
    '9.2.5.1': BUTTONS,
    '9.2.5.7': BUTTONS,
  },
  waits: 'view',
}
