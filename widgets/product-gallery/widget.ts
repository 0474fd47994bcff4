import type {Registration} from '../../src/contract/widget.ts'
import {ZOOM_FACTOR} from '../../src/model/zoom-factor.ts'
import {createTexts} from '../../src/page/texts.ts'
import type {About} from '../../src/widget/about.ts'
import {lightboxSlots} from '../../src/widget/about-shared.ts'
import type {Definition} from '../../src/widget/definition.ts'

export const entry: Registration = {
  in: 'engine',
  isUsual: true,
  selector:
    '.ProductItem-gallery:not([data-vitrine] *,.ProductItem-gallery *), [data-controller=ProductGallery]:not([data-vitrine] *,.ProductItem-gallery *)',
  strategy: 'visible',
  uses: ['./lazy/enlarge.ts', '../../src/ui/lightbox/open-lightbox.ts', '../../src/ui/zoom/while-zoomed.ts'],
}

export const definition = {
  name: 'product-gallery',
  attributes: {
    design: {type: 'choice', choices: ['slideshow', 'stacked'], default: 'slideshow'},
    zoom: {type: 'choice', choices: ['hover', 'click', 'none'], default: 'none'},
    'zoom-factor': {type: 'number', ...ZOOM_FACTOR},
    lightbox: {type: 'boolean', default: false},
    'lightbox-theme': {type: 'choice', choices: ['dark', 'light'], default: 'dark'},
    thumbnails: {type: 'boolean', default: false},
  },
} as const satisfies Definition

export const strings = {
  label: 'Product images',
  slides: 'Images',
  slide: '{n} of {count}',
  shown: 'Image {n} of {count}',
  previous: 'Previous image',
  next: 'Next image',
  thumbnail: 'Show image {n} of {count}',
  enlarge: 'View larger image',
  zoom: 'Zoom image',
}

export const texts = createTexts('product-gallery', strings)

export const about: About<typeof definition, typeof strings> = {
  summary:
    'The images of a product: a slideshow or a stack that follows the chosen variant, with thumbnails, zoom and lightbox.',
  attributes: {
    design: 'slideshow: one image at a time, side by side; stacked: below each other.',
    zoom: 'hover: an enlarged part of the image follows the mouse; click: a click starts and ends it; none: off.',
    'zoom-factor': 'The zoom factor.',
    lightbox: 'A click on an image opens the lightbox.',
    'lightbox-theme': 'dark or light theme of the lightbox.',
    thumbnails: 'Renders thumbnails if the server HTML has none.',
  },
  strings: {
    label: 'Name of the gallery, if the page does not name it.',
    slides: 'Name of the strip that holds its pictures, if the page does not name it.',
    slide: 'Name of a slide: {n} counts from 1, {count} is the number of slides.',
    shown: 'Announced when another slide is shown.',
    previous: 'The arrow to the previous image.',
    next: 'The arrow to the next image.',
    thumbnail: 'Name of a thumbnail.',
    enlarge: 'Name of an image that opens the lightbox; the image’s own text follows.',
    zoom: 'Name of an image that zooms; the image’s own text follows.',
  },
  parts: {
    'ul, ol':
      'Images in a list: the slides. Without a list, sibling elements that each hold an image. If the page already scrolls them sideways, mounting moves nothing.',
    '.ProductItem-gallery-slides-item, [data-product-gallery="slides-item"]':
      'Slides of platform markup; data-image-id is the image id that a variant names.',
    '.ProductItem-gallery-thumbnails-item, [data-product-gallery="thumbnails-item"]':
      'Thumbnails; data-thumbnail-index counts slides from 1.',
    '[data-product-gallery="thumbnails"]':
      'The container of the thumbnails that the widget renders: reserve space for it.',
    '[data-product-gallery="prev"], [data-product-gallery="next"]':
      'Arrows. Without them, the widget adds arrows.',
    '[data-product-gallery="indicator"]':
      'One mark for each slide, or a text with the current number as its first number.',
  },
  events: {
    'vitrine:gallery-change': '{index, count}: another slide is shown; index counts from 0.',
  },
  classes: {
    selected: 'On the current slide, its thumbnail and its mark.',
    'product-gallery__root': 'The gallery.',
    'product-gallery__slides': 'All slides in a row.',
    'product-gallery__layered': 'On the slides, if the page lays them over each other.',
    'product-gallery__slide': 'One slide.',
    'product-gallery__layer': 'Covers the slides and holds the widget’s controls.',
    'product-gallery__arrow': 'Both arrows.',
    'product-gallery__previous': 'The arrow to the previous image.',
    'product-gallery__next': 'The arrow to the next image.',
    'product-gallery__status': 'The announcements for screen readers.',
    'product-gallery__thumbnails': 'Thumbnails that the widget renders.',
    'product-gallery__thumbnail': 'One thumbnail.',
    'product-gallery__thumbnail-image': 'The picture in it.',
  },
  properties: {
    '--vitrine-gallery-arrow-background': 'Background of the arrows.',
    '--vitrine-gallery-arrow-color': 'Colour of the arrows.',
  },
  shares: ['dialog', 'lightbox', 'zoom'],
  slots: {
    previous: {
      selector: '.product-gallery__previous',
      about: 'The content of the arrow to the previous slide, such as an icon.',
    },
    next: {selector: '.product-gallery__next', about: 'The content of the arrow to the next slide.'},
    ...lightboxSlots('lightbox-'),
  },
}
