import type {About} from '../../src/widget/about.ts'
import type {definition} from './definition.ts'
import type {activeStrings, followStrings, strings} from './strings.ts'

const part = (name: string): string => `Caption of the part ${name}.`
const answer = (name: string): string => `The answer to a statement that is ${name}.`

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
    First: part('First of a name'),
    Last: part('Last of a name'),
    Month: part('Month of a date'),
    Day: part('Day of a date'),
    Year: part('Year of a date'),
    Hour: part('Hour of a time'),
    Minute: part('Minute of a time'),
    Second: part('Second of a time'),
    Ampm: part('Ampm of a time'),
    Line1: part('Line1 of an address'),
    Line2: part('Line2 of an address'),
    City: part('City of an address'),
    State: part('State of an address'),
    Zip: part('Zip of an address'),
    Country: part('Country of an address or a phone number'),
    Areacode: part('Areacode of a phone number'),
    Prefix: part('Prefix of a phone number'),
    Line: part('Line of a phone number'),
    '-2': answer('not true at all'),
    '-1': answer('not quite true'),
    '0': answer('neither'),
    '1': answer('rather true'),
    '2': answer('quite true'),
    submit: 'The button, unless the form has its own text.',
    submitting: 'The button while the form is being sent.',
    sent: 'Replaces the form after sending, unless the form has its own text.',
    captcha: 'Error of an unsolved captcha.',
    scrollDown: 'Above a form that is taller than the window, after an error.',
    scrollUp: 'Below such a form, after an error.',
    offline: 'Shown when Vitrine’s own script could not be fetched because there is no connection.',
    open: 'The button that opens a form, and the dialog, if the form has no name.',
    close: 'The button that closes the dialog.',
  },
  parts: {
    form: 'The form. An element without one receives it.',
    '.form-item':
      'A field: its id, or data-field-id, is the field’s id, its class the type; .required marks a required field. A control outside any .form-item is a field named by its name or id.',
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
    sent: 'The confirmation in place of the form; `{message}` in it is the default text.',
    close: 'The content of the button that closes the dialog.',
  },
}
