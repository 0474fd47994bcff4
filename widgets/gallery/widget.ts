import type {Registration} from '../../src/contract/widget.ts'
import {GALLERY_OPTIONS} from '../../src/model/gallery-options.ts'
import {createTexts} from '../../src/page/texts.ts'
import type {About} from '../../src/widget/about.ts'
import {lightboxSlots} from '../../src/widget/about-shared.ts'
import type {Definition} from '../../src/widget/definition.ts'

export const entry: Registration = {
  in: 'engine',
  isUsual: true,
  // the controllers of product galleries and of their lightboxes have other names
  selector: '.sqs-block-gallery:not([data-vitrine] *), [data-controller^=Gallery]:not([data-vitrine] *)',
  strategy: 'visible',
  uses: ['./lazy/open-pictures.ts', '../../src/ui/lightbox/open-lightbox.ts'],
}

export const definition = {
  name: 'gallery',
  attributes: {...GALLERY_OPTIONS, options: {type: 'json'}},
} as const satisfies Definition

export const strings = {
  label: 'Gallery',
  slides: 'Images',
  slide: '{n} of {count}',
  shown: 'Image {n} of {count}',
  previous: 'Previous image',
  next: 'Next image',
  pick: 'Show image {n} of {count}',
  picks: 'Choose an image',
  pause: 'Pause the slide show',
  play: 'Start the slide show',
  enlarge: 'View larger image',
  newWindow: 'Opens in a new window',
}

export const texts = createTexts('gallery', strings)

export const about: About<typeof definition, typeof strings> = {
  summary:
    'Pictures in a grid, a stack, a slideshow or a slider, and the gallery sections of the platform’s version 7.1. Each option can be an attribute, a key of data-options, a key of the block’s JSON or a class of the platform; they take precedence in this order.',
  attributes: {
    design:
      'grid: rows of equal frames; stacked: below each other; slideshow: one at a time; slider: side by side, one of them active.',
    autoplay:
      'Slides change automatically, with a button that stops them. They pause for the pointer, focus and hidden tabs. If the visitor prefers reduced motion, they wait for the button.',
    'autoplay-duration': 'Seconds that each slide is shown.',
    controls: 'Arrows to the previous and the next slide.',
    indicators: 'A dot for each slide; with more than 12 slides, the current number.',
    'auto-crop':
      'Pictures fill their frames, cropped around their focal points. Otherwise they are shown whole.',
    'aspect-ratio':
      'Shape of the frames of a grid or a slideshow. Markup of the platform may have a number, the height in percent of the width: 50 is 2:1.',
    'square-thumbs': 'Thumbnails are cropped to squares.',
    thumbnails: 'A strip of thumbnails for slideshows and sliders.',
    'thumbnail-strip-height': 'Height of the thumbnails in pixels; 0 for none.',
    'thumbnail-strip-margin': 'Pixels between slides and thumbnails.',
    'show-meta-basic': 'Captions below the pictures, as plain text, also in slideshows.',
    'show-meta': 'Captions are shown.',
    'show-meta-only-title': 'Captions show only the title.',
    'meta-position': 'Position of captions over the pictures.',
    'show-meta-on-hover': 'Captions over the pictures, shown on hover and focus.',
    'active-alignment': 'Position of the active slide of a slider; mirrored in right-to-left text.',
    'thumbnails-per-row': 'Columns of a grid or of masonry; fewer if there is no room for them.',
    padding: 'Pixels between the pictures.',
    lightbox: 'A click on a picture opens the lightbox; links to pages are followed.',
    lightboxTheme: 'dark or light theme of the lightbox; also as data-lightbox-theme.',
    'max-width': 'Maximum width of a picture in a slider, in percent of its height.',
    newWindow: 'Links open in a new window; also as data-new-window.',
    transparentBackground:
      'No background behind pictures that are shown whole; also as data-transparent-background.',
    options: 'Any of these as JSON.',
  },
  shapes: {options: 'GalleryOptions'},
  strings: {
    label: 'Name of a slideshow or slider, if the page does not name it.',
    slides: 'Name of the strip that holds its pictures, if the page does not name it.',
    slide: 'Name of a slide: {n} counts from 1, {count} is the number of slides.',
    shown: 'Announced when another slide is shown, unless it changed automatically.',
    previous: 'The arrow to the previous image.',
    next: 'The arrow to the next image.',
    pick: 'Name of a thumbnail or a dot.',
    picks: 'Name of the group of thumbnails, or of dots.',
    pause: 'The button that stops the automatic change of slides.',
    play: 'The same button, once they are stopped.',
    enlarge: 'Name of a picture that opens the lightbox; the picture’s own text follows.',
    newWindow: 'Added to links that open in a new window.',
  },
  parts: {
    'ul, ol':
      'Pictures in a list, each an item: an image, or a link to a picture or a page. Without a list, sibling elements that each hold an image.',
    'figcaption, .image-slide-title, .meta':
      'A caption. If it has several elements, the first is the title, the others are the description.',
    '[data-gallery="thumbnails"], .sqs-gallery-thumbnails':
      'The container of the thumbnails: reserve space for it. It may hold one thumbnail for each slide.',
    '[data-previous], [data-next], .sqs-gallery-controls':
      'Arrows in the server HTML; the widget then adds none.',
    'img[data-image-focal-point]':
      'The part of the picture that stays visible when it is cropped: x,y from 0 to 1.',
    '.slide, .gallery-grid-item, .gallery-masonry-item, .gallery-strips-item, .gallery-slideshow-item, .gallery-reel-item':
      'Items of platform markup.',
  },
  events: {
    'vitrine:gallery-change': '{index, count}: another slide is shown; index counts from 0.',
  },
  classes: {
    selected: 'On the current slide.',
    gallery__root: 'The gallery.',
    gallery__list:
      'The element that holds the slides. If a server writes this class, those of the active options and the custom properties, and links the style sheet, mounting moves nothing.',
    'gallery__list--grid': 'On the list: in rows and columns.',
    'gallery__list--stacked': 'On the list: one below the other.',
    'gallery__list--masonry': 'On the list: in columns.',
    'gallery__list--strips': 'On the list: in rows of one height.',
    'gallery__list--slideshow': 'On the list: one at a time.',
    'gallery__list--slider': 'On the list: side by side.',
    'gallery__list--reel': 'On the list: side by side, as a reel of the platform.',
    'gallery__list--whole': 'On the list: pictures are not cropped.',
    'gallery__list--clear': 'On the list: without a background behind pictures.',
    'gallery__list--over': 'On the list: captions lie over the pictures.',
    'gallery__list--hover': 'On the list: captions appear on hover or focus.',
    'gallery__list--silent': 'On the list: without captions.',
    'gallery__list--title': 'On the list: captions without descriptions.',
    'gallery__list--dots': 'On the list: with space for the dots.',
    'gallery__list--meta-top': 'On the list: captions at the top.',
    'gallery__list--meta-top-left': 'On the list: captions at the top, at the inline start.',
    'gallery__list--meta-top-right': 'On the list: captions at the top, at the inline end.',
    'gallery__list--meta-center': 'On the list: captions in the middle.',
    'gallery__list--meta-bottom': 'On the list: captions at the bottom.',
    'gallery__list--meta-bottom-left': 'On the list: captions at the bottom, at the inline start.',
    'gallery__list--meta-bottom-right': 'On the list: captions at the bottom, at the inline end.',
    'gallery__list--active-left': 'On the list: the current slide is at the start.',
    'gallery__list--active-center': 'On the list: the current slide is in the middle.',
    'gallery__list--active-right': 'On the list: the current slide is at the end.',
    gallery__layered: 'On the list, if the page lays its slides over each other.',
    gallery__layer: 'Covers the slides and holds the widget’s controls.',
    gallery__arrow: 'Both arrows.',
    gallery__previous: 'The arrow to the previous slide.',
    gallery__next: 'The arrow to the next slide.',
    gallery__toggle: 'Starts and stops the slides.',
    'gallery__toggle--on': 'On it while they change.',
    gallery__dots: 'All dots, or the current number.',
    gallery__dot: 'One dot.',
    gallery__status: 'The announcements for screen readers.',
    gallery__thumbnails: 'Thumbnails that the widget renders.',
    'gallery__thumbnails--square': 'On thumbnails that are cropped.',
    gallery__thumbnail: 'One thumbnail.',
    'gallery__thumbnail-image': 'The picture in it.',
  },
  properties: {
    '--vitrine-gallery-background': 'Background behind pictures that are shown whole.',
    '--vitrine-gallery-row-height': 'Height of the rows of strips.',
    '--vitrine-gallery-slider-height': 'Height of a slider, in percent of its width: 50.',
    '--vitrine-gallery-meta-color': 'Colour of captions over pictures.',
    '--vitrine-gallery-meta-background': 'Their background.',
    '--vitrine-gallery-arrow-background': 'Background of arrows, dots and the button that stops the slides.',
    '--vitrine-gallery-arrow-color': 'Colour of arrows, dots and that button.',
    '--gallery-columns': 'Set on the list: columns of a grid.',
    '--gallery-gap': 'Set on the list: space between pictures.',
    '--gallery-ratio': 'Set on the list: aspect ratio of cropped pictures.',
    '--gallery-widest': 'Set on the list: maximum width of a picture in a slider, in percent of its height.',
    '--gallery-x': 'Set on a picture: its focal point from the left edge, 0 to 1.',
    '--gallery-y': 'Set on a picture: its focal point from the top edge, 0 to 1.',
    '--gallery-thumbnail': 'Set on thumbnails: their height.',
    '--gallery-thumbnail-gap': 'Set on thumbnails: space between them and the slides.',
    '--image-x': 'Set by the image widget: the focal point of the picture from the left edge.',
    '--image-y': 'Set by the image widget: the focal point of the picture from the top edge.',
  },
  shares: ['dialog', 'lightbox'],
  slots: {
    previous: {
      selector: '.gallery__previous',
      about: 'The content of the arrow to the previous slide, such as an icon.',
    },
    next: {selector: '.gallery__next', about: 'The content of the arrow to the next slide.'},
    ...lightboxSlots('lightbox-'),
  },
}
