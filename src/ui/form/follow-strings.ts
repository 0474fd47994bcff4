import {createTexts, type Texts} from '../../page/texts.ts'

/**
 * Texts of fields in use (product.md §5, forms); a page overrides them as `form.<key>`, like the texts of the fields.
 */
export const followStrings = {
  counter: '{length} / {max}',
  required: 'Required',
  email: 'Email is not valid. Email addresses should follow the format {email}.',
  emailFormat: 'user@domain.com',
  tooLong: 'You have exceeded the character limit.',
  date: 'Date is not valid.',
  time: 'Time is not valid.',
  invalid: 'One or more fields is invalid, please check your entries.',
}

export type FollowTexts = Texts<keyof typeof followStrings>

export const followTexts: FollowTexts = createTexts('form', followStrings)
