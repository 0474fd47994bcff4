import type {Registration} from '../../src/contract/widget.ts'
import {MAILING_LIST} from '../../src/model/restock.ts'
import {createTexts} from '../../src/page/texts.ts'
import type {About} from '../../src/widget/about.ts'
import type {Definition} from '../../src/widget/definition.ts'

export const entry: Registration = {
  in: 'engine',
  // not deferred: it is shown and hidden as options are chosen elsewhere
  selector: '.product-restock-notification',
  uses: ['./send.ts'],
}

export const definition = {
  name: 'restock-form',
  attributes: {
    'product-id': {type: 'text', default: null},
    'variant-id': {type: 'text', default: null},
    'mailing-list': {type: 'choice', choices: MAILING_LIST, default: 'hidden'},
  },
} as const satisfies Definition

export const strings = {
  label: 'Email',
  sent: 'Thank you! We will email you when this product is back in stock.',
  offline: 'Please check your internet connection.',
}

/** Texts of markup that the widget renders, unless the product has its own. */
export const markupStrings = {
  callToAction: 'Get notified by email when this product is back in stock',
  placeholder: 'Your Email',
  button: 'Sign Up',
  mailingList: 'Subscribe to our mailing list',
}

/** Texts of an active form. */
export const activeStrings = {
  required: 'Required',
  email: 'Email is not valid. Email addresses should follow the format {email}.',
  emailFormat: 'user@domain.com',
  captcha: 'Complete CAPTCHA before submitting.',
}

export const texts = createTexts(definition.name, {...strings, ...markupStrings, ...activeStrings})

export const about: About<typeof definition, typeof strings & typeof markupStrings & typeof activeStrings> = {
  summary: 'Requests an e-mail when a variant is back in stock; shown while the chosen variant is sold out.',
  attributes: {
    'product-id': 'The id of the product item. Required, unless an element around the form has it.',
    'variant-id':
      'The id, or else the SKU, of the variant of this form. By default the form uses the chosen variant.',
    'mailing-list':
      'Whether the form has a mailing list checkbox, and whether it is checked. By default the server HTML is kept; a form that the widget renders follows the page context.',
  },
  strings: {
    callToAction: 'Above the form that the widget renders, unless the product has its own text.',
    label: 'Name of an e-mail field without a label.',
    placeholder: 'Placeholder of the e-mail field that the widget renders.',
    button: 'The button that the widget renders.',
    mailingList: 'The checkbox that the widget renders.',
    required: 'The address is missing.',
    email: 'The address is invalid; {email} shows the expected format.',
    emailFormat: 'The expected format of an address.',
    captcha: 'The captcha was not solved.',
    sent: 'Replaces the form once the server has accepted the request.',
    offline: 'Shown when Vitrine’s own script could not be fetched because there is no connection.',
  },
  parts: {
    form: 'The form to submit; the element itself can be the form.',
    'input[name=email]': 'The address.',
    'input[name=isJoinMailingList]': 'Joins the mailing list too; it can be outside the form.',
    '.product-restock-notification':
      'Platform markup: one form for each variant, or in newer pages one for the product around it, whose checkbox is `join-mailing-list-checkbox`.',
    '.captcha-container': 'The container of a captcha; its answer is sent with the form.',
  },
  events: {
    'vitrine:variant-wanted':
      '{itemId, variantId}: asks for the chosen variant when the form mounts; the product’s button then fires vitrine:variant-change again. variantId is the one variant of the form, or null.',
    'vitrine:form-submit': '{productId, variantId}: before the form is sent; cancel it to keep the form.',
    'vitrine:form-success': '{productId, variantId}: the server has accepted the request.',
    'vitrine:form-error': '{message, fieldErrors}: the server has refused the request.',
  },
  classes: {
    'product-restock-form': 'The form that the widget renders.',
    'product-restock-cta': 'The name of the field in it.',
    'product-restock-mailing-list': 'The mailing list checkbox in it.',
    'captcha-container': 'The container of the captcha in it.',
    'restock-form__message': 'The error or success message.',
    'restock-form__problem': 'On the message, when it is an error.',
  },
  properties: {
    '--vitrine-error-color': 'Colour of error messages.',
  },
  shares: ['ask-first', 'success'],
  slots: {
    sent: {
      selector: '.restock-form__message:not(.restock-form__problem)',
      about: 'The confirmation in place of the form; `{message}` in it is the default text.',
    },
  },
}
