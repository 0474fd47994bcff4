import {createTexts} from '../../page/texts.ts'

/** Texts for the visitor when a form is refused (product.md §8, forms); a page overrides them as `api.<key>`. */
export const formStrings = {
  formUnauthorized: 'Unable to submit form. Please try again later.',
  formUnknown: 'This form has not been configured yet.',
  formRateLimit: 'Unable to submit form. Submission rate limit exceeded. Please try again later.',
  formServer: 'Unable to send form. Please try again later.',
  formInvalid: 'One or more fields is invalid, please check your entries.',
  formFailed: 'Unknown error, please try again later.',
  formKey: 'Could not get a form submission key, please try again later.',
  formUnreadable: 'Could not parse the form fields, please check your entries.',
  formMalformed: 'Error processing form submission. Please reload and try again.',
}

export const formText = createTexts('api', formStrings)
