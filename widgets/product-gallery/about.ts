import type {About} from '../../src/widget/about.ts'
import type {definition} from './definition.ts'
import type {strings} from './strings.ts'

export const about: About<typeof definition, typeof strings> = {
  summary:
    'The images of a product: a slideshow or a stack that follows the chosen variant, with thumbnails, zoom and lightbox.',
  attributes: {
    design: 'slideshow: one image at a time, side by side; stacked: below each other.',
    zoom: 'hover: an enlarged part of the image follows the mouse; click: a click begins and ends it; none: nothing.',
    'zoom-factor': 'How many times larger.',
    lightbox: 'A press on an image opens the lightbox.',
    'lightbox-theme': 'dark or light ground of the lightbox.',
    thumbnails: 'Renders thumbnails where the server has rendered none.',
  },
  strings: {
    label: 'Name of the gallery, where the page gives it none.',
    slides: 'Name of the strip that holds its pictures, where the page gives it none.',
    slide: 'Name of a slide: {n} counts from 1, {count} is how many there are.',
    shown: 'Read out when another slide is shown.',
    previous: 'The arrow to the image before.',
    next: 'The arrow to the image after.',
    thumbnail: 'Name of a thumbnail.',
    enlarge: 'What pressing an image that opens the lightbox does; its own text follows.',
    zoom: 'What pressing an image that zooms does; its own text follows.',
  },
  parts: {
    'ul, ol':
      'Images in a list: the slides. Without a list, what stands side by side and holds an image each. A page that scrolls them sideways itself has nothing moved by mounting.',
    '.ProductItem-gallery-slides-item, [data-product-gallery="slides-item"]':
      'Slides of platform markup; data-image-id is the image that a variant names.',
    '.ProductItem-gallery-thumbnails-item, [data-product-gallery="thumbnails-item"]':
      'Thumbnails; data-thumbnail-index counts slides from 1.',
    '[data-product-gallery="thumbnails"]': 'Where thumbnails that we render belong: leave room for them.',
    '[data-product-gallery="prev"], [data-product-gallery="next"]':
      'Arrows; where there are none, we add them.',
    '[data-product-gallery="indicator"]': 'One mark for each slide, or a text whose first number follows.',
  },
  events: {
    'vitrine:gallery-change': '{index, count}: another slide is shown; index counts from 0.',
  },
  classes: {
    selected: 'On the slide that is shown, its thumbnail and its mark.',
    'product-gallery__root': 'The gallery.',
    'product-gallery__slides': 'All slides in a row.',
    'product-gallery__layered': 'On the slides where the page lays them over each other.',
    'product-gallery__slide': 'One of them.',
    'product-gallery__layer': 'Lies over the slides and holds our controls.',
    'product-gallery__arrow': 'Both arrows.',
    'product-gallery__previous': 'The one that goes back.',
    'product-gallery__next': 'The one that goes on.',
    'product-gallery__status': 'What is read out.',
    'product-gallery__thumbnails': 'Thumbnails that we rendered.',
    'product-gallery__thumbnail': 'One of them.',
    'product-gallery__thumbnail-image': 'The picture in it.',
  },
  properties: {
    '--vitrine-gallery-arrow-background': 'Ground of the arrows.',
    '--vitrine-gallery-arrow-color': 'The arrows themselves.',
  },
  shares: ['dialog', 'lightbox', 'zoom'],
  slots: {
    previous: 'What is drawn on our arrow that goes back, such as an icon.',
    next: 'The same on the one that goes on.',
    'lightbox-previous': 'The same on the one in the lightbox that goes back.',
    'lightbox-next': 'The same on the one in the lightbox that goes on.',
    'lightbox-close': 'The same on the one that closes the lightbox.',
  },
}
