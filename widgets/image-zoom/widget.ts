import type {Registration} from '../../src/contract/widget.ts'
import {ZOOM_FACTOR} from '../../src/model/zoom-factor.ts'
import {createTexts} from '../../src/page/texts.ts'
import type {About} from '../../src/widget/about.ts'
import type {Definition} from '../../src/widget/definition.ts'

export const entry: Registration = {
  in: 'engine',
  selector:
    '.sqs-image-zoom-area:not([data-vitrine] *,[data-controller=ImageZoom] *), [data-controller=ImageZoom]:not([data-vitrine] *,[data-controller=ImageZoom] *)',
  strategy: 'interaction',
  uses: ['../../src/ui/zoom/while-zoomed.ts'],
}

export const definition = {
  name: 'image-zoom',
  attributes: {
    zoom: {type: 'choice', choices: ['hover', 'click', 'none'], default: 'hover'},
    'zoom-factor': {type: 'number', ...ZOOM_FACTOR},
  },
} as const satisfies Definition

export const strings = {
  zoom: 'Zoom image',
}

export const texts = createTexts('image-zoom', strings)

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
