import {type States, tested} from '../../src/widget/states.ts'

export const states: States = {
  scenes: ['rest'],
  answers: {
    '9.1.4.5': [{none: 'The law prescribes the picture; its words are its alternative text.'}],
    '9.1.4.10': [
      tested(
        'pages/legal-notice',
        'on a narrow screen it scrolls within, and its link is reached by keyboard',
      ),
    ],
  },
}
