import {type States, tested} from '../../src/widget/states.ts'

export const states: States = {
  scenes: ['rest', 'in the shop', 'second picture'],
  answers: {
    '9.2.1.1': [tested('gallery/product-gallery', 'keys move through it, and the focus follows')],
    '9.2.5.1': [
      tested('gallery/product-gallery', 'arrows and thumbnails display the slides and wrap around'),
    ],
    '9.2.5.7': [
      tested('gallery/product-gallery', 'arrows and thumbnails display the slides and wrap around'),
    ],
    '9.4.1.2': [
      tested('gallery/product-gallery', 'a screen reader finds a carousel, its controls and one slide'),
    ],
    '9.4.1.3': [{hand: 'Press Next with a screen reader: it announces “Image 2 of 7”.'}],
  },
}
