import {createTexts} from '../../src/page/texts.ts'

/** Texts of a button that waits; the others come with its first use. */
export const strings = {
  soldOut: 'Sold out',
  cannotAdd: 'Unable to Add Item',
  offline: 'Please check your internet connection.',
  close: 'OK',
}

export const texts = createTexts('add-to-cart', strings)
