import {FIELDS, type States, tested} from '../../src/widget/states.ts'

export const states: States = {
  scenes: ['open'],
  answers: {
    ...FIELDS,
    '9.3.3.1': [{hand: 'Send its newsletter without an address: see newsletter.'}],
    '9.4.1.3': [
      tested(
        'pages/popup-overlay',
        'readers of the journal are asked once, sign up, and are not asked again',
      ),
    ],
    '9.2.1.2': [
      tested(
        'pages/popup-overlay',
        'readers who reach the end are asked, too; Escape closes it and returns the focus',
      ),
    ],
    '9.2.2.1': [tested('pages/popup-overlay', 'waits while a visitor types, and for other dialogs')],
  },
}
