import {formatMoney} from '../../../src/format/money.ts'
import type {ParsedQuantity} from '../../../src/model/parse-quantity.ts'
import {MAX_QUANTITY} from '../../../src/model/quantity.ts'
import {say, sayWith} from '../../seed/say.ts'
import {HOME, type Store} from '../../seed/stores.ts'

const MINUTE_S = 60

const amountIn = (minor: number, {currency, language}: Store): string =>
  formatMoney({currency, minor}, language)

function minutesIn(minutes: number, {language}: Store): string {
  if (language === HOME.language && minutes === 1) return 'one minute'
  const unit = {style: 'unit', unit: 'minute', unitDisplay: 'long'} as const
  return new Intl.NumberFormat(language, unit).format(minutes)
}

/** The shop's messages to visitors (product.md §5, §8), in English; `say` translates them. */
export const messages = {
  notEnough: 'Sorry, we do not have enough of that item available.',
  cartFull: 'The cart is full. Please order what is in it first.',
  unavailable: 'Sorry, that item variant is unavailable. Please select another variant.',
  denomination: 'Select a denomination for the Gift Card',
  session: 'Your session has expired. Please reload the page and try again.',
  cookies: 'Please enable cookies in your browser, reload the page, and try again.',
  slowDown: 'Please try again in a few seconds.',
  tryAgain: (seconds: number) => (store: Store) =>
    seconds > MINUTE_S
      ? sayWith('Please try again in {0}.', [minutesIn(Math.ceil(seconds / MINUTE_S), store)], store)
      : say(messages.slowDown, store),
  subscriptionOnly: 'This item is sold as a subscription.',
  noSubscription: 'This item is not sold as a subscription.',
  required: 'Required',
  email: 'Email is not valid. Email addresses should follow the format user@domain.com.',
  tooLong: 'You have exceeded the character limit.',
  date: 'Date is not valid.',
  time: 'Time is not valid.',
  notAnOption: 'Select one of the options.',
  notAValue: 'Enter a valid value.',
  invalidFields: 'One or more fields is invalid, please check your entries.',
  unreadableForm: 'Could not parse the form fields, please check your entries.',
  staleForm: 'Error processing form submission. Please reload and try again.',
  captcha: 'Complete CAPTCHA before submitting.',
  captchaFailed: 'reCAPTCHA failed. Solve it again.',
  wrongPassword: 'Incorrect email or password.',
  locked: (minutes: number) => (store: Store) =>
    sayWith('Too many failed login attempts. Please try again in {0}.', [minutesIn(minutes, store)], store),
  loggedOut: 'Your session has expired. Please log in again.',
  noRestock: 'Stock alerts are not available for this item.',
  withdrawn: 'Your withdrawal arrived on {0}.',
  withdrawalNumber: 'Number of the receipt: {0}',
  withdrawalSubject: 'Receipt of your withdrawal',
  changedSince: 'This was changed since you confirmed it. Please confirm it again.',
  commentChanged: 'This was changed since you sent it. Please send it again.',
  gone: 'No longer available',
  giftCard: 'Gift card',
  codeUnknown: "That code isn't valid.",
  codeOver: 'This code is no longer valid.',
  codesFull: "You can't add more codes to this cart.",
  codeMinimum: (minor: number, store: Store) =>
    sayWith('This code needs a subtotal of {0} or more.', [amountIn(minor, store)], store),
  country: "We don't ship to this country.",
  postalCode: 'Enter a valid postal code for this country.',
  totalChanged: 'The total has changed. Please check it, and order again.',
  checkoutEnded: 'This way to the checkout has ended. Please open your cart again, and press Checkout.',
  nothingToOrder: 'There is nothing to check out yet.',
  itemGone: 'Please remove the items that are no longer available.',
  minimum: (minor: number, store: Store) =>
    sayWith('To check out, your order subtotal must be {0} or more.', [amountIn(minor, store)], store),
} as const

export const quantityMessages: Record<Extract<ParsedQuantity, {ok: false}>['reason'], string> = {
  notANumber: 'Quantity must be a number.',
  notWhole: 'Quantity must be a whole number',
  outOfRange: `Quantity must be from 1 to ${MAX_QUANTITY}.`,
}

/** "Please select the {option} option.", with separate forms for two options and for more. */
export const missingMessage =
  (options: readonly string[]) =>
  (store: Store): string => {
    const last = options.at(-1) ?? ''
    if (options.length < 2) return sayWith('Please select the {0} option.', [last], store)
    const others = options.slice(0, -1).join(say(', ', store))
    return sayWith('Please select the {0} and {1} options.', [others, last], store)
  }
