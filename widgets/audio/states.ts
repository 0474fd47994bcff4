import {RECORDINGS, type States, tested} from '../../src/widget/states.ts'

export const states: States = {
  scenes: ['rest'],
  answers: {
    ...RECORDINGS,
    '9.1.4.2': [
      tested(
        'gallery/media',
        'a sound can be played, sought and paused by keyboard, and fetches nothing before',
      ),
    ],
    '9.2.1.1': [
      tested(
        'gallery/media',
        'a sound can be played, sought and paused by keyboard, and fetches nothing before',
      ),
    ],
    '9.2.5.7': [
      tested(
        'gallery/media',
        'a sound can be played, sought and paused by keyboard, and fetches nothing before',
      ),
    ],
    '9.4.1.3': [tested('gallery/media', 'reports a missing sound, and plays it when it is available')],
  },
}
