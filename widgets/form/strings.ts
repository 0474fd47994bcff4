import {fieldStrings} from '../../src/ui/form/strings.ts'

/** Texts of a form before it is used. */
export const strings = {
  ...fieldStrings,
  submit: 'Submit',
  offline: 'Please check your internet connection.',
  open: 'Open form',
  close: 'Close',
}

/** Texts of the fields of an active form. */
export {followStrings} from '../../src/ui/form/follow-strings.ts'

/** Other texts of an active form. */
export const activeStrings = {
  submitting: 'Submitting…',
  sent: 'Thank you!',
  files: 'This form cannot send files. Remove the file to send the rest.',
  captcha: 'Complete CAPTCHA before submitting.',
  scrollDown: 'Your form has encountered a problem. Please scroll down to review.',
  scrollUp: 'Your form has encountered a problem. Please scroll up to review.',
}
