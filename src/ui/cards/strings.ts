import {createTexts} from '../../page/texts.ts'

/** Texts of lists of cards, in whichever widget. */
export const cardStrings = {
  loading: 'Loading products…',
  empty: 'There are no products here.',
  failed: 'The products could not be loaded.',
  offline: 'Please check your internet connection.',
  retry: 'Try again',
  options: 'Choose options',
}

export const cardTexts = createTexts('products', cardStrings)

/** Those of a card's price and button, which the add button of a product has, too. */
export const offerWords = {
  addToCart: 'Add To Cart',
  soldOutMark: 'sold out',
  saleMark: 'sale',
  fromPrice: 'from {price}',
  everyWeek: '{price} every week',
  everyWeeks: '{price} every {period}',
  everyMonth: '{price} every month',
  everyMonths: '{price} every {period}',
  everyYear: '{price} every year',
  everyYears: '{price} every {period}',
  forPeriod: '{price} for {period}',
  salePrice: 'Sale Price:',
  originalPrice: 'Original Price:',
  lowestPrice: 'Lowest price of the last 30 days:',
}

export const offerTexts = createTexts('add-to-cart', offerWords)
