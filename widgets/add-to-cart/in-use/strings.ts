import {createTexts} from '../../../src/page/texts.ts'

/** Texts of a button in use. */
export const inUseStrings = {
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
  notANumber: 'Quantity must be a number.',
  notWhole: 'Quantity must be a whole number',
  outOfRange: 'Quantity must be from 1 to {max}.',
  cannotPurchase: 'Unable to Purchase Item',
  cannotPurchaseGiftCard: 'Unable to purchase Gift Card',
}

export const inUseTexts = createTexts('add-to-cart', inUseStrings)
