import type {Registration} from '../../src/contract/widget.ts'
import {createTexts} from '../../src/page/texts.ts'
import type {About} from '../../src/widget/about.ts'
import type {Definition} from '../../src/widget/definition.ts'

// not deferred: a link without text could not be reached
export const entry: Registration = {in: 'engine', isPageWide: true, isRare: true}

export const definition = {
  name: 'withdrawal',
  attributes: {
    order: {type: 'text', default: null},
  },
} as const satisfies Definition

/** Texts before the form is used. */
export const strings = {
  link: 'Withdraw from contract here',
  offline: 'Please check your internet connection.',
}

/** Texts of a form that the widget renders if the server HTML has none. */
export const markupStrings = {
  name: 'Full name',
  orderOrContract: 'Number of the order or the contract',
  email: 'Email for the receipt',
  next: 'Continue',
}

/** Texts of an active form. */
export const activeStrings = {
  check: 'Do you want to withdraw from this contract?',
  statement: 'I withdraw from this contract.',
  confirm: 'Confirm withdrawal',
  change: 'Change this',
  sending: 'Sending…',
  kept: 'What you typed is kept. You can confirm it again: it counts once.',
  received: 'We received your withdrawal on {time}.',
  number: 'Number of the receipt: {id}',
  copy: 'A receipt goes to {email}.',
}

export const texts = createTexts(definition.name, {...strings, ...markupStrings, ...activeStrings})

export const about: About<typeof definition, typeof strings & typeof markupStrings & typeof activeStrings> = {
  summary:
    'The withdrawal function of EU law: a consumer states a withdrawal in two steps, without an account, and gets a receipt with date and time. On a link, it gives the link the words of the law. HTML that is put into the page cannot contain it.',
  attributes: {order: 'The number in a form that the widget renders.'},
  strings: {
    link: 'An empty link to the page of the form.',
    offline: 'Shown when Vitrine’s own script could not be fetched because there is no connection.',
    name: 'Label in a form that the widget renders.',
    orderOrContract: 'Label in a form that the widget renders.',
    email: 'Label in a form that the widget renders.',
    next: 'The button of the first step, in a form that the widget renders.',
    check: 'Title of the second step.',
    statement: 'What the consumer states, unless the form has a field `statement`.',
    confirm: 'The button of the second step. The law asks for these words.',
    change: 'The button that leads back to the first step.',
    sending: 'The button while the statement is being sent.',
    kept: 'Added to the message when the connection was lost.',
    received: 'The receipt; {time} is the date and the time with its zone.',
    number: 'The receipt; {id} is the server’s number for it.',
    copy: 'The receipt; {email} is the address.',
  },
  parts: {
    form: 'The form of the first step; the element itself can be the form. Without script it posts, and the server asks for the confirmation.',
    'input[name=name]': 'The name. Required.',
    'input[name=orderOrContract]': 'The number of the order or the contract. Required.',
    'input[name=email]': 'The address for the receipt. Required.',
    '[name=statement]': 'The page’s own statement, such as the goods of a part of the order.',
    '[type=submit]': 'The button that leads to the second step.',
  },
  events: {
    'vitrine:form-submit': '{values}: before the statement is sent; cancel it to keep the second step.',
    'vitrine:form-success': '{}: the server has received the statement.',
    'vitrine:form-error': '{message, fieldErrors}: the server has refused the statement, or was not reached.',
  },
  classes: {
    withdrawal__form: 'The form that the widget renders.',
    'form-item': 'A field in it.',
    field: 'A field in it.',
    required: 'A field in it.',
    'field-error': 'The error of a field.',
    withdrawal__confirmation: 'The second step.',
    withdrawal__title: 'Its title.',
    withdrawal__entries: 'What was typed, in the second step and in the receipt.',
    withdrawal__statement: 'The statement.',
    withdrawal__buttons: 'Holds the buttons of the second step.',
    withdrawal__problem: 'A message about the whole form.',
    withdrawal__receipt: 'The receipt in place of the form.',
  },
  properties: {
    '--vitrine-error-color': 'Colour of error messages.',
  },
  shares: ['button', 'form', 'success'],
  slots: {},
}
