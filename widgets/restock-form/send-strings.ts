import {createTexts} from '../../src/page/texts.ts'

/** Texts of a form that is sent; they come with its first use. */
export const sendStrings = {
  required: 'Required',
  email: 'Email is not valid. Email addresses should follow the format {email}.',
  emailFormat: 'user@domain.com',
  captcha: 'Complete CAPTCHA before submitting.',
}

export const sendTexts = createTexts('restock-form', sendStrings)
