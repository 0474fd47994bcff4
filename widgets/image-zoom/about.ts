import type {About} from '../../src/widget/about.ts'
import type {definition} from './definition.ts'
import type {strings} from './strings.ts'

export const about: About<typeof definition, typeof strings> = {
  summary: 'Enlarges an image in place: on hover or click, by touch and by keyboard.',
  attributes: {
    zoom: 'hover: an enlarged part follows the mouse; click: a click starts and ends it; none: off. Touch always uses a tap.',
    'zoom-factor': 'The zoom factor. A pinch gesture enlarges up to five times.',
  },
  strings: {
    zoom: 'Name of the image’s action; the image’s own text follows.',
  },
  parts: {
    img: 'The image. If it is a link to a picture, that picture is enlarged.',
    'a[href], button':
      'Around the image: the keyboard control. Without it, the image itself becomes a button.',
  },
  events: {},
  classes: {},
  properties: {},
  shares: ['zoom'],
  slots: {},
}
