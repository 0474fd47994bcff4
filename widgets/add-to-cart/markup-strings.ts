import {createTexts} from '../../src/page/texts.ts'

/** Texts of what we render where the server rendered nothing; apart from the others, since React apps always have them. */
export const markupStrings = {
  addToCart: 'Add To Cart',
  subscribe: 'Subscribe',
  soldOutMark: 'sold out',
  saleMark: 'sale',
  chooseOption: 'Select {option}',
  quantity: 'Quantity',
}

export const markupTexts = createTexts('add-to-cart', markupStrings)
