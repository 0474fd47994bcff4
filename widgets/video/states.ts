import {RECORDINGS, type States, tested} from '../../src/widget/states.ts'

export const states: States = {
  scenes: ['rest', 'playing'],
  answers: {
    ...RECORDINGS,
    '9.1.4.2': [{none: 'It starts on a click, or without sound.'}],
    '9.2.1.1': [tested('gallery/media', 'a video that starts by keyboard has the focus')],
    '9.2.2.2': [
      tested('gallery/media', 'a background video plays without sound, and can be paused by keyboard'),
      tested('gallery/platform-videos', 'one behind a section can be paused by keyboard and by mouse'),
    ],
  },
  waits: 'view',
}
