import {fieldStrings} from '../../src/ui/form/strings.ts'

/** Texts of a form before it is used. */
export const strings = {
  ...fieldStrings,
  submit: 'Submit',
  offline: 'Please check your internet connection.',
  open: 'Open form',
  close: 'Close',
}
