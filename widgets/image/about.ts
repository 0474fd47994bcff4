import type {About} from '../../src/widget/about.ts'
import type {definition} from './definition.ts'

export const about: About<typeof definition, Record<never, string>> = {
  summary:
    'An image that is fetched when it comes near the screen, in the width that its place needs, and cropped around its focal point. data-image-state says how far it is: loading, loaded or broken.',
  attributes: {
    src: 'Address of the picture: without scheme, or http, https, blob or data:image. An image that has a src or srcset keeps it.',
    'image-dimensions':
      'Pixels of the picture as WIDTHxHEIGHT, which keep its place until it has come. May be empty.',
    'image-focal-point':
      'What stays visible where the picture is cropped: x,y from its left and top edge, 0 to 1.',
    load: 'true: fetched at once; false, as the platform writes it: when it comes near the screen.',
    sizes:
      'The width that it is shown in, as in the attribute sizes. Without it the width is measured, or that of the screen where it is fetched at once.',
  },
  strings: {},
  parts: {img: 'The image, where the element is none itself.'},
  events: {},
  classes: {
    image__sized: 'Keeps the place of a picture whose dimensions are known.',
    image__cover:
      'Crops instead of stretching; style sheets that show the whole picture (object-fit) go before it.',
    image__cut: 'Fills a parent that would hide a part of the image.',
  },
  properties: {
    '--image-width': 'Set on the image: its width in pixels, where that is known.',
    '--image-height': 'Set on the image: its height.',
    '--image-x': 'Set on the image: what matters in it, from its left edge, 0 to 1.',
    '--image-y': 'Set on the image: the same from its upper edge.',
  },
  slots: {},
  tag: 'img',
}
