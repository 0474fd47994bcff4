import type {About} from '../../src/ui/about.ts'
import type {definition} from './definition.ts'
import type {strings} from './strings.ts'

export const about: About<typeof definition, typeof strings> = {
  summary:
    'Pictures in a grid, a stack, a slide show or a slider, and the gallery sections of 7.1. Each option can be an attribute, a key of data-options, a key of the block’s JSON or a class of the platform, which count in this order.',
  attributes: {
    design:
      'grid: rows of equal frames; stacked: below each other; slideshow: one at a time; slider: side by side, one of them active.',
    autoplay:
      'Slides change by themselves, with a button that stops them; they pause for a pointer, the focus and hidden tabs, and wait for the button where no motion is wanted.',
    'autoplay-duration': 'Seconds that a slide is shown.',
    controls: 'Arrows to the slides beside.',
    indicators: 'A dot for each slide; of more than 12, which one is shown.',
    'auto-crop': 'Pictures fill their frames, cropped around their focal points; else they are shown whole.',
    'aspect-ratio': 'Of the frames of a grid or a slide show.',
    'square-thumbs': 'Thumbnails are cropped to squares.',
    thumbnails: 'A strip of thumbnails with slide shows and sliders.',
    'thumbnail-strip-height': 'Pixels that thumbnails are high; 0 for none.',
    'thumbnail-strip-margin': 'Pixels between slides and thumbnails.',
    'show-meta-basic': 'Captions stand below the pictures, as plain text, also in slide shows.',
    'show-meta': 'Captions are shown.',
    'show-meta-only-title': 'Of captions the title alone.',
    'meta-position': 'Where captions lie over the pictures.',
    'show-meta-on-hover':
      'Captions lie over the pictures, shown while one points at them or has the focus there.',
    'active-alignment':
      'Where the active slide of a slider stands; mirrored where one reads from right to left.',
    'thumbnails-per-row': 'Columns of a grid or of masonry; fewer where there is no room for them.',
    padding: 'Pixels between the pictures.',
    lightbox: 'A press on a picture opens the lightbox; links to pages are followed.',
    lightboxTheme: 'dark or light ground of the lightbox; data-lightbox-theme, too.',
    'max-width': 'How wide a picture of a slider may be, in percent of its height.',
    newWindow: 'Links open a window of their own; data-new-window, too.',
    transparentBackground:
      'No ground behind pictures that are shown whole; data-transparent-background, too.',
    options: 'Any of these as JSON.',
  },
  strings: {
    label: 'Name of a slide show or slider, where the page gives it none.',
    slide: 'Name of a slide: {n} counts from 1, {count} is how many there are.',
    shown: 'Read out when another slide is shown, unless that happens by itself.',
    previous: 'The arrow to the image before.',
    next: 'The arrow to the image after.',
    pick: 'Name of a thumbnail or a dot.',
    picks: 'Name of all thumbnails, or of all dots.',
    pause: 'The button that stops slides from changing by themselves.',
    play: 'The same, once they are stopped.',
    enlarge: 'What pressing a picture that opens the lightbox does; its own text follows.',
    newWindow: 'Said of links that open a window of their own.',
  },
  parts: {
    'ul, ol':
      'Pictures in a list, each an item: an image, or a link to a picture or a page. Without a list, what stands side by side and holds an image each.',
    'figcaption, .image-slide-title, .meta':
      'A caption; of several elements in it the first is the title, the others describe.',
    '[data-gallery="thumbnails"], .sqs-gallery-thumbnails':
      'Where thumbnails belong: leave room for them. It may hold one for each slide.',
    '[data-previous], [data-next], .sqs-gallery-controls':
      'Arrows of the server’s own; with them we add none.',
    'img[data-image-focal-point]': 'What stays visible where the picture is cropped: x,y from 0 to 1.',
    '.slide, .gallery-grid-item, .gallery-masonry-item, .gallery-strips-item, .gallery-slideshow-item, .gallery-reel-item':
      'Items of platform markup.',
  },
  events: {
    'vitrine:gallery-change': '{index, count}: another slide is shown; index counts from 0.',
  },
  classes: {
    selected: 'On the slide that is shown.',
    gallery__root: 'The gallery.',
    gallery__list:
      'What holds the slides; with it gallery__list--grid, --stacked, --slideshow, --slider, --masonry, --strips or --reel, and a class for each option that is on. A server that writes these itself, and links the style sheet, has nothing moved by mounting.',
    gallery__layered: 'On the list where the page lays its slides over each other.',
    gallery__layer: 'Lies over the slides and holds our controls.',
    gallery__arrow: 'Both arrows: __previous and __next.',
    gallery__toggle: 'Starts and stops the slides; gallery__toggle--on while they change.',
    gallery__dots: 'All dots, or which slide is shown.',
    gallery__dot: 'One of them.',
    gallery__status: 'What is read out.',
    gallery__thumbnails: 'Thumbnails that we rendered.',
    gallery__thumbnail: 'One of them, with __thumbnail-image in it.',
  },
  properties: {
    '--vitrine-gallery-background': 'Ground behind pictures that are shown whole.',
    '--vitrine-gallery-row-height': 'Height of the rows of strips.',
    '--vitrine-gallery-slider-height': 'Height of a slider, in percent of its width: 50.',
    '--vitrine-gallery-meta-color': 'Captions that lie over pictures.',
    '--vitrine-gallery-meta-background': 'Their ground.',
    '--vitrine-gallery-arrow-background': 'Ground of arrows, dots and the button that stops the slides.',
    '--vitrine-gallery-arrow-color': 'These themselves.',
    '--vitrine-lightbox-background': 'Ground of the lightbox.',
    '--vitrine-lightbox-color': 'Its text and its buttons.',
    '--vitrine-dialog-background': 'Ground of other dialogs.',
    '--vitrine-dialog-color': 'Their text.',
    '--vitrine-dialog-border': 'Their border.',
    '--vitrine-dialog-radius': 'Their corners.',
    '--vitrine-dialog-backdrop': 'What lies over the page behind a dialog.',
  },
  slots: {},
}
