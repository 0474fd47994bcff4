import {formatMoney} from '../../../src/format/money.ts'
import type {ParsedQuantity} from '../../../src/model/parse-quantity.ts'
import {MAX_QUANTITY} from '../../../src/model/quantity.ts'
import type {Store} from '../../seed/stores.ts'

/** The shop's messages to visitors (product.md §5, §8). */
export const messages = {
  notEnough: 'Sorry, we do not have enough of that item available.',
  unavailable: 'Sorry, that item variant is unavailable. Please select another variant.',
  denomination: 'Select a denomination for the Gift Card',
  session: 'Your session has expired. Please reload the page and try again.',
  cookies: 'Please enable cookies in your browser, reload the page, and try again.',
  slowDown: 'Please try again in a few seconds.',
  subscriptionOnly: 'This item is sold as a subscription.',
  noSubscription: 'This item is not sold as a subscription.',
  required: 'Required',
  email: 'Email is not valid. Email addresses should follow the format user@domain.com.',
  tooLong: 'You have exceeded the character limit.',
  date: 'Date is not valid.',
  time: 'Time is not valid.',
  notAnOption: 'Select one of the options.',
  notAValue: 'This cannot be read. Please enter it again.',
  invalidFields: 'One or more fields is invalid, please check your entries.',
  unreadableForm: 'Could not parse the form fields, please check your entries.',
  staleForm: 'Error processing form submission. Please reload and try again.',
  captcha: 'Complete CAPTCHA before submitting.',
  captchaFailed: 'reCAPTCHA failed. Refresh this page and try again.',
  wrongPassword: 'Email or password is not right.',
  locked: (minutes: number) =>
    `Too many tries with a wrong password. Please try again in ${minutes === 1 ? 'one minute' : `${minutes} minutes`}.`,
  loggedOut: 'Your session has expired. Please log in again.',
  noRestock: 'We cannot say when this item is back.',
  gone: 'No longer available',
  giftCard: 'Gift card',
  codeUnknown: "That code isn't valid.",
  codeOver: 'This code is no longer valid.',
  codesFull: "You can't add more codes to this cart.",
  codeMinimum: (minor: number, {currency, language}: Store) =>
    `This code needs a subtotal of ${formatMoney({currency, minor}, language)} or more.`,
  country: "We don't ship to this country.",
  postalCode: 'Enter a valid postal code for this country.',
  totalChanged: 'The total has changed. Please check it, and order again.',
  nothingToOrder: 'There is nothing to check out yet.',
  itemGone: 'Please remove the items that are no longer available.',
  minimum: (minor: number, {currency, language}: Store) =>
    `To check out, your order subtotal must be ${formatMoney({currency, minor}, language)} or more.`,
} as const

export const quantityMessages: Record<Extract<ParsedQuantity, {ok: false}>['reason'], string> = {
  notANumber: 'Quantity must be a number.',
  notWhole: 'Quantity must be a whole number',
  outOfRange: `Quantity must be from 1 to ${MAX_QUANTITY}.`,
}

/** "Please select the {option} option.", with separate forms for two options and for more. */
export function missingMessage(options: readonly string[]): string {
  const last = options.at(-1) ?? ''
  if (options.length < 2) return `Please select the ${last} option.`
  return `Please select the ${options.slice(0, -1).join(', ')} and ${last} options.`
}
