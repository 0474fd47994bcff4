import type {About} from '../../src/widget/about.ts'
import type {definition} from './definition.ts'
import type {activeStrings, markupStrings, strings} from './strings.ts'

export const about: About<typeof definition, typeof strings & typeof markupStrings & typeof activeStrings> = {
  summary:
    'Asks to be told by e-mail when a variant is back in stock; shown while the chosen variant is sold out.',
  attributes: {
    'product-id': 'The id of the product item. Needed.',
    'variant-id':
      'The id, or else the SKU, of the variant that the form is for. Without it, the form is for the chosen variant.',
    'mailing-list':
      'Whether the form also asks to join the mailing list, and whether that is checked. Without it what the server rendered stands; what we render follows the page context.',
  },
  strings: {
    callToAction: 'Above the form that we render, unless the product has its own text.',
    label: 'Name of an e-mail field that has none.',
    placeholder: 'In the e-mail field that we render.',
    button: 'The button that we render.',
    mailingList: 'The checkbox that we render.',
    required: 'The address is missing.',
    email: 'The address is invalid; {email} shows the expected format.',
    emailFormat: 'The expected format of an address.',
    captcha: 'The captcha was not solved.',
    sent: 'In place of the form once the request was taken.',
    offline: 'Shown when our own script could not be fetched because there is no connection.',
  },
  parts: {
    form: 'What is submitted; the element itself can be the form.',
    'input[name=email]': 'The address.',
    'input[name=isJoinMailingList]': 'Joins the mailing list too; it can stand outside the form.',
    '.captcha-container': 'Where a captcha is; its answer is sent along.',
  },
  events: {
    'vitrine:variant-wanted':
      '{itemId}: which variant is chosen? Asked when it comes; the product’s button reports it again.',
    'vitrine:form-submit': '{productId, variantId}: about to be sent; cancel it to keep it.',
    'vitrine:form-success': '{productId, variantId}: the request was taken.',
    'vitrine:form-error': '{message, fieldErrors}: it was not.',
  },
  classes: {
    'product-restock-form': 'The form that we render.',
    'product-restock-cta': 'In it, the name of the field.',
    'product-restock-mailing-list': 'In it, whether news are wanted, too.',
    'captcha-container': 'In it, where the captcha comes.',
    'restock-form__message': 'What is wrong, or that all is well.',
    'restock-form__problem': 'On the message, when something is wrong.',
  },
  properties: {
    '--vitrine-error-color': 'Colour of what is wrong.',
  },
  shares: ['ask-first'],
  slots: {sent: 'The thanks in place of the form; `{message}` in it is what would be said.'},
}
