import {type States, tested} from '../../src/widget/states.ts'

export const states: States = {
  scenes: ['rest'],
  answers: {
    '9.2.1.1': [
      tested(
        'pages/social',
        'a story is shared by its links and copied by keyboard, and no service is contacted before',
      ),
    ],
    '9.4.1.3': [{hand: 'Press Copy link with a screen reader: it announces the result.'}],
  },
}
