import {type States, tested} from '../../src/widget/states.ts'

export const states: States = {
  scenes: ['rest', 'listed', 'list', 'empty', 'full'],
  waits: 'use',
  answers: {
    '9.2.1.1': [tested('pages/wishlist', 'a product is added and removed by keyboard, and the focus stays')],
    '9.4.1.2': [tested('pages/wishlist', 'buttons of a product stay in step, in other tabs, too')],
    '9.4.1.3': [tested('pages/wishlist', 'a list that storage does not take is announced, and works')],
  },
}
