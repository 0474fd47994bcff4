import {createTexts} from '../../src/page/texts.ts'

/** Texts of a cart that is being changed. */
export const inUseStrings = {
  notANumber: 'Quantity must be a number.',
  notWhole: 'Quantity must be a whole number',
  outOfRange: 'Quantity must be from 0 to {max}.',
  askTitle: 'Remove this item?',
  ask: '{title} will be removed from your cart.',
  askConfirm: 'Remove',
  askCancel: 'Cancel',
  removed: '{title} was removed from your cart.',
  codeMissing: 'Enter a code.',
  checkoutWaits: 'Your cart is being updated. You will be taken to the checkout in a moment.',
  checkoutOffline: 'Please check your internet connection. You can check out once your changes are saved.',
  incomplete: 'Update the missing or invalid information above.',
  failed: 'Something went wrong. Please try again later.',
}

export const inUseTexts = createTexts('cart-page', inUseStrings)
