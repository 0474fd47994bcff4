import {createTexts} from '../../src/page/texts.ts'
import {definition} from './definition.ts'

/** Texts before the form is used. */
export const strings = {
  link: 'Withdraw from contract here',
  offline: 'Please check your internet connection.',
}

/** Texts of a form that the widget renders if the server HTML has none. */
export const markupStrings = {
  name: 'Full name',
  orderOrContract: 'Number of the order or the contract',
  email: 'Email for the receipt',
  next: 'Continue',
}

/** Texts of an active form. */
export const activeStrings = {
  check: 'Do you want to withdraw from this contract?',
  statement: 'I withdraw from this contract.',
  confirm: 'Confirm withdrawal',
  change: 'Change this',
  sending: 'Sending…',
  kept: 'What you typed is kept. You can confirm it again: it counts once.',
  received: 'We received your withdrawal on {time}.',
  number: 'Number of the receipt: {id}',
  copy: 'A receipt goes to {email}.',
}

export const texts = createTexts(definition.name, {...strings, ...markupStrings, ...activeStrings})
