import {createTexts} from '../../page/texts.ts'

export const captchaStrings = {
  incomplete: 'Complete CAPTCHA before submitting.',
  ask: 'Press to load the captcha from {host}. It may set cookies.',
  failed: 'reCAPTCHA failed. Send the form to try again.',
}

/** Texts of captchas (product.md §5 and §8); a page overrides them as `captcha.<key>`. */
export const captchaTexts = createTexts('captcha', captchaStrings)
