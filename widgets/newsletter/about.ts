import type {About} from '../../src/widget/about.ts'
import type {definition} from './definition.ts'
import type {activeStrings, markupStrings, strings} from './strings.ts'

export const about: About<typeof definition, typeof strings & typeof markupStrings & typeof activeStrings> = {
  summary: 'Subscribes an e-mail address to a newsletter, without leaving the page.',
  attributes: {
    'form-id':
      'The id of the form. Needed, unless the definition has it or the form’s own `data-form-id` or inline handler says it.',
    form: 'The definition of the form (JSON): ids, what is said after it was sent, and what we render an empty element with.',
    'content-source':
      'Whether the form is part of an item (`i`) or of a collection (`c`); else what the page is.',
    lightbox: 'A button opens the form in a dialog.',
    'double-opt-in': 'The address has to be confirmed: our own thanks say so.',
  },
  shapes: {form: 'FormDefinition'},
  strings: {
    label: 'Of the address, in a form that we render.',
    button: 'The button that we render.',
    submitting: 'On the button, while the form is sent.',
    sent: 'In place of the form, unless the server or the definition has another text.',
    doubleOptIn: 'Behind it, where the address has to be confirmed.',
    offline: 'Shown when our own script could not be fetched because there is no connection.',
    open: 'The button that opens the form, and the dialog, where the form has no name.',
    close: 'The button that closes the dialog.',
    required: 'The address is missing.',
    email: 'The address is invalid; {email} shows the expected format.',
    emailFormat: 'The expected format of an address.',
    captcha: 'The captcha was not solved.',
  },
  parts: {
    form: 'What is sent; the element itself can be the form. Its inline `onsubmit` does not run.',
    '.form-item':
      'One thing that is asked for, by its id: an address, a name. What stands in none goes by its name.',
    'input[name=email]':
      'The address, sent as the definition calls it, else as `email`. Without one, the only line of text.',
    '[type=submit]': 'The button that sends. Without one, the only button of the form does, of any kind.',
    '.newsletter-form-button-label': 'The label of the button.',
    '.captcha-container': 'Where a captcha is rendered with the first use, on a site with a key.',
    '.form-submission-text': 'What is said once it was sent.',
    '.form-submission-html[data-submission-html]': 'The site’s own HTML behind it; scripts in it do not run.',
    '[data-success-redirect]': 'Of the form: the page that it leads to instead.',
  },
  events: {
    'vitrine:form-submit': '{formId}: about to be sent; cancel it to keep it.',
    'vitrine:form-success': '{formId}: the address was taken.',
    'vitrine:form-error': '{message, fieldErrors}: it was not.',
  },
  classes: {
    newsletter__form: 'The form that we render; its field has the classes of platform markup.',
    'form-item': 'In it, the field.',
    field: 'The same.',
    email: 'The same.',
    required: 'The same.',
    newsletter__dialog: 'The dialog of a form that a button opens.',
    newsletter__close: 'The button that closes it.',
    newsletter__message: 'What is wrong.',
    newsletter__thanks: 'What is said in place of the form.',
  },
  properties: {
    '--vitrine-error-color': 'Colour of what is wrong.',
  },
  shares: ['ask-first', 'button', 'dialog'],
  slots: {
    sent: 'The thanks in place of the form; `{message}` in it is what would be said.',
    close: 'What is drawn on the button that closes the dialog.',
  },
}
