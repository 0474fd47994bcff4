import {createTexts} from '../../../src/page/texts.ts'

/** Texts that load with the first use: for prices, and for an active button. */
export const activeStrings = {
  adding: 'Adding…',
  added: 'Added!',
  selectOption: 'Select Option',
  unavailableValue: '{value} (unavailable)',
  missingOne: 'Please select the {option} option.',
  missingTwo: 'Please select the {option1} and {option2} options.',
  missingMany: 'Please select the {optionsList} and {lastOption} options.',
  denomination: 'Select a denomination for the Gift Card',
  unavailable: 'Sorry, that item variant is unavailable. Please select another variant.',
  unavailableVariant: 'Unavailable',
  notEnough: 'Sorry, we do not have enough of that item available.',
  left: '{n} left',
  notANumber: 'Quantity must be a number.',
  notWhole: 'Quantity must be a whole number',
  outOfRange: 'Quantity must be from 1 to {max}.',
  cannotPurchase: 'Unable to Purchase Item',
  cannotPurchaseGiftCard: 'Unable to purchase Gift Card',
  notAllAdded: 'Not Everything Was Added',
  addedPart: 'Added {taken} of {wanted}.',
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

export const activeTexts = createTexts('add-to-cart', activeStrings)
