import {createTexts} from '../../src/page/texts.ts'

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
