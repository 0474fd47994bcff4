import {type States, tested} from '../../src/widget/states.ts'

export const states: States = {
  scenes: ['rest'],
  answers: {
    '9.2.1.1': [tested('pages/folder-menus', 'opens and closes by keyboard')],
    '9.4.1.2': [tested('pages/folder-menus', 'opens and closes by keyboard')],
  },
  waits: 'view',
}
