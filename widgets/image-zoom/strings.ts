import {createTexts} from '../../src/page/texts.ts'

export const strings = {
  zoom: 'Zoom image',
}

export const texts = createTexts('image-zoom', strings)
