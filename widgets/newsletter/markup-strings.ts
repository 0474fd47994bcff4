import {createTexts} from '../../src/page/texts.ts'

/** Texts of a form that we render where the server rendered none. */
export const markupStrings = {
  label: 'Email Address',
  button: 'Sign Up',
}

export const markupTexts = createTexts('newsletter', markupStrings)
