import type {Registration} from '../../src/contract/widget.ts'
import {createTexts} from '../../src/page/texts.ts'
import type {About} from '../../src/widget/about.ts'
import type {Definition} from '../../src/widget/definition.ts'
import {SERVED_FORM} from '../../src/widget/served-form.ts'

export const entry: Registration = {
  in: 'engine',
  isUsual: true,
  selector: 'form.newsletter-form:not([data-vitrine] *)',
  // text typed on an earlier visit counts as a use, and is restored at rest
  served: SERVED_FORM,
  // before forms, whose selector matches newsletters, too
  isFirst: true,
  uses: ['./active.ts', '../../src/ui/dialog/form-dialog.ts', '../../src/ui/html/clean-html.ts'],
}

export const definition = {
  name: 'newsletter',
  attributes: {
    'form-id': {type: 'text', default: null},
    form: {type: 'json'},
    'content-source': {type: 'text', default: null},
    lightbox: {type: 'boolean', default: false},
    'double-opt-in': {type: 'boolean', default: false},
  },
} as const satisfies Definition

/** Texts of a form before it is used. */
export const strings = {
  offline: 'Please check your internet connection.',
  open: 'Open form',
  close: 'Close',
}

/** Texts of a form that the widget renders if the server HTML has none. */
export const markupStrings = {
  label: 'Email Address',
  button: 'Sign Up',
}

/** Texts of an active form. */
export const activeStrings = {
  submitting: 'Submitting…',
  sent: 'Thank you!',
  doubleOptIn: 'Please check your inbox and confirm your address.',
  required: 'Required',
  email: 'Email is not valid. Email addresses should follow the format {email}.',
  emailFormat: 'user@domain.com',
  files: 'This form cannot send files. Remove the file to send the rest.',
  captcha: 'Complete CAPTCHA before submitting.',
}

export const texts = createTexts(definition.name, {...strings, ...markupStrings, ...activeStrings})

export const about: About<typeof definition, typeof strings & typeof markupStrings & typeof activeStrings> = {
  summary: 'Subscribes an e-mail address to a newsletter, without leaving the page.',
  attributes: {
    'form-id':
      'The id of the form. Required, unless the definition, the form’s own `data-form-id` or its inline handler contains it.',
    form: 'The definition of the form as JSON: ids, the confirmation, and the texts for an empty element.',
    'content-source':
      'Whether the form belongs to an item (`i`) or a collection (`c`). By default the page decides.',
    lightbox: 'A button opens the form in a dialog.',
    'double-opt-in': 'The address has to be confirmed: the default confirmation asks for it.',
  },
  shapes: {form: 'FormDefinition'},
  strings: {
    label: 'Label of the address, in a form that the widget renders.',
    button: 'The button that the widget renders.',
    submitting: 'The button while the form is being sent.',
    sent: 'Replaces the form, unless the server or the definition has another text.',
    doubleOptIn: 'Added to the confirmation if the address has to be confirmed.',
    offline: 'Shown when Vitrine’s own script could not be fetched because there is no connection.',
    open: 'The button that opens the form, and the dialog, if the form has no name.',
    close: 'The button that closes the dialog.',
    required: 'The address is missing.',
    email: 'The address is invalid; {email} shows the expected format.',
    emailFormat: 'The expected format of an address.',
    files: 'A file was chosen in a form without an address that it could be sent to.',
    captcha: 'The captcha was not solved.',
  },
  parts: {
    form: 'The form to send; the element itself can be the form. Its inline `onsubmit` does not run.',
    '.form-item':
      'A field, identified by its id: an address, a name. A control outside any .form-item is identified by its name.',
    'input[name=email]':
      'The address, sent under the name in the definition, otherwise as `email`. Without one, the only text field.',
    '[type=submit]':
      'The button that sends. Without one, the only button of the form sends, whatever its type.',
    '.newsletter-form-button-label': 'The label of the button.',
    '.captcha-container': 'The container of a captcha, rendered on first use, if the site has a key.',
    '.form-submission-text': 'The confirmation text.',
    '.form-submission-html[data-submission-html]':
      'The site’s own HTML after the text; scripts in it do not run.',
    '[data-success-redirect]': 'On the form: the page to open after sending.',
  },
  events: {
    'vitrine:form-submit': '{formId}: before the form is sent; cancel it to keep the form.',
    'vitrine:form-success': '{formId}: the server has accepted the address.',
    'vitrine:form-error': '{message, fieldErrors}: the server has refused the address.',
  },
  classes: {
    'captcha-container': 'The container of a captcha that only the definition asks for.',
    newsletter__form: 'The form that the widget renders; its field has the classes of platform markup.',
    'form-item': 'The field in it.',
    field: 'The field in it.',
    email: 'The field in it.',
    required: 'The field in it.',
    newsletter__dialog: 'The dialog of a form that a button opens.',
    newsletter__close: 'The button that closes it.',
    newsletter__message: 'The error message.',
    newsletter__thanks: 'The confirmation in place of the form.',
  },
  properties: {
    '--vitrine-error-color': 'Colour of error messages.',
  },
  shares: ['ask-first', 'button', 'close', 'dialog', 'success'],
  slots: {
    sent: {
      selector: '.newsletter__thanks',
      about: 'The confirmation in place of the form; `{message}` in it is the default text.',
    },
    close: {selector: '.newsletter__close', about: 'The content of the button that closes the dialog.'},
  },
}
