import {type States, tested} from '../../src/widget/states.ts'

export const states: States = {
  scenes: ['rest'],
  answers: {
    '9.2.1.1': [
      tested(
        'pages/announcement-bar',
        'the announcement is dismissed by keyboard, and omitted from the next page: nothing moves',
      ),
    ],
  },
}
