import type {About} from '../../src/widget/about.ts'
import type {definition} from './definition.ts'
import type {strings} from './strings.ts'

export const about: About<typeof definition, typeof strings> = {
  summary: 'Shows the pictures of a list as large as the window. Galleries open the same lightbox.',
  attributes: {
    theme: 'dark: light controls on dark ground; light: the other way round.',
  },
  strings: {
    open: 'What pressing an image does; its own text follows.',
    label: 'Name of the dialog.',
    slides: 'Name of the strip that holds the pictures.',
    close: 'The button that closes it.',
    previous: 'The button for the picture before.',
    next: 'The button for the picture after.',
    position: 'Which picture is shown: {n} counts from 1, {count} is how many there are.',
    broken: 'In place of a picture that did not come, below its text.',
  },
  parts: {
    img: 'A picture. One in a link to a picture is shown from there; a figcaption is shown with it.',
    '.gallery-lightbox-item[data-slide-url]':
      'Platform markup: a picture, opened by links elsewhere on the page whose itemId is its data-slide-url.',
  },
  events: {},
  classes: {},
  properties: {},
  shares: ['dialog', 'lightbox'],
  slots: {
    previous: 'What is drawn on the button that goes back, such as an icon.',
    next: 'The same on the one that goes on.',
    close: 'The same on the one that closes it.',
  },
}
