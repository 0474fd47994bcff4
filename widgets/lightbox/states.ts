import {type States, tested} from '../../src/widget/states.ts'

export const states: States = {
  scenes: ['rest', 'open', 'loading', 'error'],
  answers: {
    '9.2.1.4': [{none: 'Its keys + and − act only while the dialog has the focus.'}],
    '9.2.1.1': [tested('gallery/lightbox', 'buttons and keys move through it and wrap around')],
    '9.2.5.1': [
      tested(
        'gallery/lightbox-zoom',
        'keys zoom, move an enlarged picture, and move on again at its own size',
      ),
    ],
    '9.2.5.7': [
      tested(
        'gallery/lightbox-zoom',
        'keys zoom, move an enlarged picture, and move on again at its own size',
      ),
    ],
    '9.4.1.3': [
      tested('gallery/lightbox', 'a screen reader announces the dialog, the slide, and a change of slide'),
    ],
  },
}
