import {type States, TOUCH, tested} from '../../src/widget/states.ts'

export const states: States = {
  scenes: ['rest', 'in the shop'],
  answers: {
    '9.1.4.13': [
      {hand: 'With data-show-meta-on-hover, point at a caption: it stays; the focus shows it, too.'},
    ],
    '9.2.1.1': [
      tested(
        'gallery/gallery',
        'a slide show responds to arrows, dots, thumbnails and keys, and opens its pictures',
      ),
    ],
    '9.2.2.2': [
      tested(
        'gallery/gallery',
        'autoplay changes slides, and pauses for the pointer, the focus and its button',
      ),
    ],
    '9.2.5.1': [
      tested(
        'gallery/gallery',
        'a slide show responds to arrows, dots, thumbnails and keys, and opens its pictures',
      ),
    ],
    '9.2.5.7': [
      tested(
        'gallery/gallery',
        'a slide show responds to arrows, dots, thumbnails and keys, and opens its pictures',
      ),
    ],
    '9.4.1.3': [{hand: 'Press Next with a screen reader: it announces “Image 2 of 4”.'}],
  },
  exceptions: [
    {
      check: TOUCH,
      element: '.gallery__dot',
      why: 'Equivalent (WCAG 2.5.5): a swipe, and the arrows of 44 pixels, do the same. The dots are 24 pixels large.',
    },
  ],
}
