import {createTexts} from '../../page/texts.ts'

export const lightboxStrings = {
  open: 'View larger image',
  label: 'Image viewer',
  slides: 'Images',
  close: 'Close',
  previous: 'Previous image',
  next: 'Next image',
  zoom: 'Zoom in',
  zoomed: 'Zoom: {percent}%',
  position: '{n} of {count}',
  broken: 'This image could not be loaded.',
}

export const lightboxTexts = createTexts('lightbox', lightboxStrings)
