import type {About} from '../../src/widget/about.ts'
import type {definition} from './definition.ts'
import type {activeStrings, followStrings, strings} from './strings.ts'

const part = (name: string): string => `Caption of the part ${name}.`
const answer = (name: string): string => `The answer to a statement that is ${name}.`

export const about: About<typeof definition, typeof strings & typeof followStrings & typeof activeStrings> = {
  summary:
    'A form that visitors fill in: over the form that the server has rendered, or rendered from its definition. It is checked, sent without leaving the page, and thanked for; what was typed survives failures and a reload.',
  attributes: {
    form: 'The definition of the form as JSON: its id, fields, texts, and what comes after it was sent.',
    'form-id':
      'The id of the form, where the definition is elsewhere: in a script in the block, in the form that the server has rendered, or with the server.',
    'content-source':
      'Whether the page shows an item or a collection. By default what the page context says.',
    lightbox: 'A button opens the form in a dialog.',
  },
  shapes: {form: 'FormDefinition'},
  strings: {
    isRequired: 'Behind the title of a required field that we render.',
    choose: 'First choice of a list.',
    counter: 'Below a long text with a limit: {length} and {max} are numbers.',
    required: 'Said of a required field that is empty.',
    email: 'Said of what is no address; {email} stands for the format.',
    emailFormat: 'The format of an address.',
    tooLong: 'Said of a text that is over its limit.',
    date: 'Said of a day that no calendar has.',
    time: 'Said of a time that no clock has.',
    invalid: 'Above the fields, when something is wrong with one of them.',
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
    submit: 'The button, unless the form has a text for it.',
    submitting: 'The button while the form is on its way.',
    sent: 'In place of the form once it was sent, unless it has a text for it.',
    captcha: 'Said where a captcha has not been solved.',
    scrollDown: 'Above a form that is longer than the window, when something went wrong.',
    scrollUp: 'Below such a form.',
    offline: 'Shown when our own script could not be fetched because there is no connection.',
    open: 'The button that opens a form, and the dialog, where the form has no name.',
    close: 'The button that closes the dialog.',
  },
  parts: {
    form: 'The form. An element without one gets it.',
    '.form-item':
      'A field: its id, or data-field-id, is that of the field, its class the type, .required says that it is. What stands in none is a field by the name of its control, or its id.',
    '[data-title]': 'A part of a field: Month, Day, Year and so on.',
    '[data-question]': 'A statement of a likert field.',
    '[type=submit]':
      'The button that sends. Without one, the only button of the form does, of whatever kind.',
    'script.sqs-form-block-context': 'The definition, as JSON, in platform markup.',
    '.form-submission-text': 'What is said once it was sent, in platform markup.',
    '[data-submission-html]': 'HTML that is shown with it; it is cleaned before.',
    '.captcha-container': 'Room for a captcha, with data-theme and an alignment as its class.',
    '.lightbox-handle': 'Opens the .form-wrapper.hidden beside it.',
  },
  events: {
    'vitrine:form-submit':
      'Before what was filled in is sent: {formId, values}. Cancel it to send it yourself.',
    'vitrine:form-success': 'It was sent: {formId}.',
    'vitrine:form-error': 'It was not taken: {message, fieldErrors}.',
  },
  classes: {
    'vitrine-form__summary': 'What is wrong with the form, above its fields.',
    'vitrine-form__list': 'The list in it.',
    'vitrine-form__link': 'What leads to a field.',
    'vitrine-form__scroll': 'That there is more to be seen, on long forms.',
    'vitrine-form__sent': 'The thanks in its place.',
    'vitrine-form__thanks': 'What is said in them.',
    'vitrine-form__close': 'The button that closes the dialog.',
    'lightbox-handle': 'The button of ours that opens the dialog.',
    hidden: 'Where the server wrote it: on what waits for its dialog.',
    'captcha-container': 'In a form that we render: where the captcha comes.',
    'form-disclaimer': 'In it, what the site adds below the fields.',
    'form-button-wrapper': 'In it, what holds the button.',
  },
  properties: {
    '--vitrine-error-color': 'Colour of what is wrong.',
  },
  shares: ['ask-first', 'button', 'dialog', 'form'],
  slots: {
    sent: 'The thanks in place of the form; `{message}` in it is what the form says by itself.',
    close: 'What is drawn on the button that closes the dialog.',
  },
}
