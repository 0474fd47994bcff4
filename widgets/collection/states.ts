import {type States, tested} from '../../src/widget/states.ts'

export const states: States = {
  scenes: [
    'rest',
    'in the shop',
    'filtered',
    'loading',
    'empty',
    'error',
    'filter sheet',
    'from the shop',
    'from the shop while loading',
    'from the shop without products',
    'from the shop with an error',
  ],
  answers: {
    '9.2.4.3': [
      tested('pages/collection', 'a page of the list begins at its first item'),
      tested('pages/collection', 'Back after three filters and two pages restores list, place and focus'),
    ],
    '9.3.2.2': [
      tested('pages/collection', 'a filter shows its products at once, in place'),
      tested('pages/collection', 'the filters open as a sheet, which Back closes over what was chosen'),
      {hand: 'With data-apply="together", change each field: the list changes with the button alone.'},
    ],
    '9.3.3.1': [tested('pages/collection', 'after a failure the list stays, and can be tried again')],
    '9.4.1.3': [tested('pages/collection', 'a filter shows its products at once, in place')],
  },
  counted: [...Array(10_001).keys()],
}
