import type {Registration} from '../../src/contract/widget.ts'
import type {About} from '../../src/widget/about.ts'
import type {Definition} from '../../src/widget/definition.ts'

export const entry: Registration = {
  in: 'engine',
  isUsual: true,
  // other lazy loaders have data-src, too
  selector:
    'img[data-src]:is([data-load=false],[data-image]:not([data-load]),[data-image-dimensions]:not([data-load]))',
  strategy: 'visible',
}

export const definition = {
  name: 'image',
  attributes: {
    src: {type: 'text', default: ''},
    'image-dimensions': {type: 'text', default: ''},
    'image-focal-point': {type: 'text', default: ''},
    load: {type: 'boolean', default: false},
    sizes: {type: 'text', default: ''},
  },
} as const satisfies Definition

export const about: About<typeof definition> = {
  summary:
    'An image that loads when it comes near the screen, in the width that it needs, cropped around its focal point. data-image-state shows the state: loading, loaded or broken.',
  attributes: {
    src: 'Address of the picture: without scheme, or http, https, blob or data:image. An image with a src or srcset keeps it.',
    'image-dimensions':
      'Size of the picture in pixels as WIDTHxHEIGHT. It reserves the space until the picture has loaded. May be empty.',
    'image-focal-point':
      'The part that stays visible when the picture is cropped: x,y from its left and top edge, 0 to 1.',
    load: 'true: load immediately; false, as the platform writes it: load near the screen.',
    sizes:
      'The display width, as in the attribute sizes. By default the width is measured, or the screen width is used if the image loads immediately.',
  },
  strings: {},
  parts: {img: 'The image, if the element itself is not an image.'},
  events: {},
  classes: {
    image__sized: 'Reserves the space of a picture with known dimensions.',
    image__cover:
      'Crops instead of stretching; style sheets that show the whole picture (object-fit) take precedence.',
    image__cut: 'Fills a parent that would hide a part of the image.',
  },
  properties: {
    '--image-width': 'Set on the image: its width in pixels, if known.',
    '--image-height': 'Set on the image: its height in pixels, if known.',
    '--image-x': 'Set on the image: its focal point from the left edge, 0 to 1.',
    '--image-y': 'Set on the image: its focal point from the top edge, 0 to 1.',
  },
  slots: {},
  tag: 'img',
}
