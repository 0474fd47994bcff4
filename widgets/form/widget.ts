import type {Registration} from '../../src/contract/widget.ts'
import type {followStrings} from '../../src/ui/form/follow-strings.ts'
import {fieldStrings} from '../../src/ui/form/strings.ts'
import type {About} from '../../src/widget/about.ts'
import type {Definition} from '../../src/widget/definition.ts'
import {SERVED_FORM} from '../../src/widget/served-form.ts'

export const entry: Registration = {
  in: 'engine',
  isUsual: true,
  // newsletters in such a block are claimed before (isFirst)
  selector: '.sqs-block-form form[data-form-id]:not([data-vitrine] *)',
  opener: '.sqs-block-form .lightbox-handle',
  // as for newsletters
  served: SERVED_FORM,
  uses: [
    './active.ts',
    '../../src/actions/forms.ts',
    '../../src/ui/dialog/form-dialog.ts',
    '../../src/ui/html/clean-html.ts',
  ],
}

export const definition = {
  name: 'form',
  attributes: {
    form: {type: 'json'},
    'form-id': {type: 'text', default: null},
    'content-source': {type: 'choice', choices: ['i', 'c'], default: 'c'},
    lightbox: {type: 'boolean', default: false},
  },
} as const satisfies Definition

/** Texts of a form before it is used. */
export const strings = {
  ...fieldStrings,
  submit: 'Submit',
  offline: 'Please check your internet connection.',
  open: 'Open form',
  close: 'Close',
}

/** Other texts of an active form. */
export const activeStrings = {
  submitting: 'Submitting…',
  sent: 'Thank you!',
  files: 'This form cannot send files. Remove the file to send the rest.',
  captcha: 'Complete CAPTCHA before submitting.',
  scrollDown: 'Your form has encountered a problem. Please scroll down to review.',
  scrollUp: 'Your form has encountered a problem. Please scroll up to review.',
}

export const about: About<typeof definition, typeof strings & typeof followStrings & typeof activeStrings> = {
  summary:
    'A form for visitors. Takes over the form in the server HTML, or renders it from its definition. It validates, sends without leaving the page, and shows a confirmation. Typed text survives failures and a reload.',
  attributes: {
    form: 'The definition of the form as JSON: its id, fields, texts, and the content after sending.',
    'form-id':
      'The id of the form, if the definition is elsewhere: in a script in the block, in the form in the server HTML, or on the server.',
    'content-source': 'Whether the page shows an item or a collection. By default the page context decides.',
    lightbox: 'A button opens the form in a dialog.',
  },
  shapes: {form: 'FormDefinition'},
  strings: {
    isRequired: 'After the title of a required field that the widget renders.',
    choose: 'First entry of a select element.',
    counter: 'Below a long text with a limit: {length} and {max} are numbers.',
    required: 'Error of an empty required field.',
    email: 'Error of an invalid address; {email} is the expected format.',
    emailFormat: 'The expected format of an address.',
    tooLong: 'Error of a text that exceeds its limit.',
    date: 'Error of an invalid date.',
    time: 'Error of an invalid time.',
    invalid: 'Above the fields, when one of them has an error.',
    First: 'Caption of the part First of a name.',
    Last: 'Caption of the part Last of a name.',
    Month: 'Caption of the part Month of a date.',
    Day: 'Caption of the part Day of a date.',
    Year: 'Caption of the part Year of a date.',
    Hour: 'Caption of the part Hour of a time.',
    Minute: 'Caption of the part Minute of a time.',
    Second: 'Caption of the part Second of a time.',
    Ampm: 'Caption of the part Ampm of a time.',
    Line1: 'Caption of the part Line1 of an address.',
    Line2: 'Caption of the part Line2 of an address.',
    City: 'Caption of the part City of an address.',
    State: 'Caption of the part State of an address.',
    Zip: 'Caption of the part Zip of an address.',
    Country: 'Caption of the part Country of an address or a phone number.',
    Areacode: 'Caption of the part Areacode of a phone number.',
    Prefix: 'Caption of the part Prefix of a phone number.',
    Line: 'Caption of the part Line of a phone number.',
    '-2': 'The answer to a statement that is not true at all.',
    '-1': 'The answer to a statement that is not quite true.',
    '0': 'The answer to a statement that is neither.',
    '1': 'The answer to a statement that is rather true.',
    '2': 'The answer to a statement that is quite true.',
    submit: 'The button, unless the form has its own text.',
    submitting: 'The button while the form is being sent.',
    sent: 'Replaces the form after sending, unless the form has its own text.',
    captcha: 'Error of an unsolved captcha.',
    scrollDown: 'Above a form that is taller than the window, after an error.',
    scrollUp: 'Below such a form, after an error.',
    offline: 'Shown when Vitrine’s own script could not be fetched because there is no connection.',
    files: 'A file was chosen in a form without an address that it could be sent to.',
    open: 'The button that opens a form, and the dialog, if the form has no name.',
    close: 'The button that closes the dialog.',
  },
  parts: {
    form: 'The form. An element without one receives it.',
    '.form-item':
      'A field: its id, or data-field-id, is the field’s id, its class the type; .required marks a required field. A control outside any .form-item is a field named by its name or id. Hidden controls and the pressed button are sent by their names, disabled controls are not.',
    '[type=file]': 'With a file in it, the browser sends the form to its `action`.',
    '[data-title]': 'A part of a field: Month, Day, Year and so on.',
    '[data-question]': 'A statement of a likert field.',
    '[type=submit]':
      'The button that sends. Without one, the only button of the form sends, whatever its type.',
    'script.sqs-form-block-context': 'The definition, as JSON, in platform markup.',
    '.form-submission-text': 'The confirmation text, in platform markup.',
    '[data-submission-html]': 'Additional HTML of the confirmation; it is sanitised first.',
    '.captcha-container': 'Container for a captcha, with data-theme and an alignment class.',
    '.lightbox-handle': 'Opens the adjacent .form-wrapper.hidden.',
  },
  events: {
    'vitrine:form-submit': '{formId, values}: before the form is sent. Cancel it to send it yourself.',
    'vitrine:form-success': '{formId}: the form was sent.',
    'vitrine:form-error': '{message, fieldErrors}: the server has refused the form.',
  },
  classes: {
    'vitrine-form__summary': 'The error summary, above the fields.',
    'vitrine-form__list': 'The list in it.',
    'vitrine-form__link': 'A link to a field.',
    'vitrine-form__scroll': 'The hint to scroll, on long forms.',
    'vitrine-form__sent': 'The confirmation, in place of the form.',
    'vitrine-form__thanks': 'The text of the confirmation.',
    'vitrine-form__close': 'The button that closes the dialog.',
    'lightbox-handle': 'The widget’s own button that opens the dialog.',
    hidden: 'If the server wrote it: on the part that is shown in the dialog.',
    'captcha-container': 'In a form that the widget renders: the container of the captcha.',
    'form-disclaimer': 'In it, the site’s text below the fields.',
    'form-button-wrapper': 'In it, the container of the button.',
  },
  properties: {
    '--vitrine-error-color': 'Colour of error messages.',
  },
  shares: ['ask-first', 'button', 'close', 'dialog', 'form', 'success'],
  slots: {
    sent: {
      selector: '.vitrine-form__thanks',
      about: 'The confirmation in place of the form; `{message}` in it is the default text.',
    },
    close: {selector: '.vitrine-form__close', about: 'The content of the button that closes the dialog.'},
  },
}
