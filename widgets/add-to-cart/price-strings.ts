import {createTexts} from '../../src/page/texts.ts'

/** Texts around prices. */
export const priceStrings = {
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
  priceUnavailable: 'Unavailable',
}

export const priceTexts = createTexts('add-to-cart', priceStrings)
