import {createTexts} from '../../src/page/texts.ts'

export const strings = {
  offline: 'Please check your internet connection.',
}

export const texts = createTexts('newsletter', strings)
