import {type States, tested} from '../../src/widget/states.ts'

export const states: States = {
  scenes: ['rest', 'liked'],
  answers: {
    '9.4.1.2': [
      tested('pages/social', 'a like is stored for the visitor, appears in other tabs, and can be withdrawn'),
    ],
  },
  exceptions: [
    {
      check: 'label-content-name-mismatch',
      element: 'class="[^"]*like__button',
      why: 'Right to left alone: the page is Arabic, the text of the example is English, and Arabic writes the count of one as a word.',
    },
  ],
}
