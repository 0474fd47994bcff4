import type {About} from '../../src/widget/about.ts'
import type {definition} from './definition.ts'
import type {strings} from './strings.ts'

export const about: About<typeof definition, typeof strings> = {
  summary: 'Enlarges an image in its place: by hovering or clicking, by touch and by keyboard.',
  attributes: {
    zoom: 'hover: an enlarged part follows the mouse; click: a click begins and ends it; none: nothing. Touch always taps.',
    'zoom-factor': 'How many times larger. Fingers can enlarge up to five times.',
  },
  strings: {
    zoom: 'What pressing the image does; its own text follows.',
  },
  parts: {
    img: 'The image. One that is a link to a picture is enlarged from that.',
    'a[href], button': 'Around the image: what keyboards press; else the image itself becomes a button.',
  },
  events: {},
  classes: {},
  properties: {},
  shares: ['zoom'],
  slots: {},
}
