import {createTexts} from '../../src/page/texts.ts'

/** Texts of what we render where the server rendered nothing, unless the product has its own. */
export const markupStrings = {
  callToAction: 'Get notified by email when this product is back in stock',
  placeholder: 'Your Email',
  button: 'Sign Up',
  mailingList: 'Subscribe to our mailing list',
}

export const markupTexts = createTexts('restock-form', markupStrings)
