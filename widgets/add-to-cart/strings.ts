import {createTexts} from '../../src/page/texts.ts'

/** Texts of an idle button; the others load with its first use. */
export const strings = {
  soldOut: 'Sold out',
  cannotAdd: 'Unable to Add Item',
  offline: 'Please check your internet connection.',
  close: 'OK',
}

export const texts = createTexts('add-to-cart', strings)
