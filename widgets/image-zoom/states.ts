import {type States, tested} from '../../src/widget/states.ts'

export const states: States = {
  scenes: ['rest', 'zoomed'],
  answers: {
    '9.1.4.13': [
      tested('gallery/image-zoom', 'follows the mouse: enlarges the area below it, in place of the image'),
    ],
    '9.2.1.1': [tested('gallery/image-zoom', 'by keyboard: Enter zooms, arrows move, Escape ends it')],
    '9.2.5.1': [tested('gallery/image-zoom', 'by keyboard: Enter zooms, arrows move, Escape ends it')],
    '9.2.5.7': [tested('gallery/image-zoom', 'by keyboard: Enter zooms, arrows move, Escape ends it')],
  },
}
