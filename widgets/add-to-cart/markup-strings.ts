import {createTexts} from '../../src/page/texts.ts'

/** Texts for markup that the widget renders; separate from the others, since React apps always include them. */
export const markupStrings = {
  addToCart: 'Add To Cart',
  subscribe: 'Subscribe',
  soldOutMark: 'sold out',
  saleMark: 'sale',
  chooseOption: 'Select {option}',
  quantity: 'Quantity',
  fewer: 'Decrease quantity',
  more: 'Increase quantity',
}

export const markupTexts = createTexts('add-to-cart', markupStrings)
