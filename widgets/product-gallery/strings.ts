import {createTexts} from '../../src/page/texts.ts'

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
