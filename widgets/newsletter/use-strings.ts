import {createTexts} from '../../src/page/texts.ts'

/** Texts of a form in use; they come with its first use. */
export const useStrings = {
  submitting: 'Submitting…',
  sent: 'Thank you!',
  doubleOptIn: 'Please check your inbox and confirm your address.',
  required: 'Required',
  email: 'Email is not valid. Email addresses should follow the format {email}.',
  emailFormat: 'user@domain.com',
  captcha: 'Complete CAPTCHA before submitting.',
}

export const useTexts = createTexts('newsletter', useStrings)
