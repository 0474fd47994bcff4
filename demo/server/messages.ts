import {MAX_QUANTITY, type ParsedQuantity} from '../../src/model/quantity.ts'

/** What the shop says to visitors (product.md §5, §8). */
export const messages = {
  notEnough: 'Sorry, we do not have enough of that item available.',
  unavailable: 'Sorry, that item variant is unavailable. Please select another variant.',
  denomination: 'Select a denomination for the Gift Card',
  session: 'Your session has expired. Please reload the page and try again.',
  cookies: 'Please enable cookies in your browser, reload the page, and try again.',
  slowDown: 'Please try again in a few seconds.',
  subscriptionOnly: 'This item is sold as a subscription.',
  noSubscription: 'This item is not sold as a subscription.',
} as const

export const quantityMessages: Record<Extract<ParsedQuantity, {ok: false}>['reason'], string> = {
  'not-a-number': 'Quantity must be a number.',
  'not-whole': 'Quantity must be a whole number',
  'out-of-range': `Quantity must be from 1 to ${MAX_QUANTITY}.`,
}

/** "Please select the {option} option.", and its forms for two and for more. */
export function missingMessage(options: readonly string[]): string {
  const last = options.at(-1) ?? ''
  if (options.length < 2) return `Please select the ${last} option.`
  return `Please select the ${options.slice(0, -1).join(', ')} and ${last} options.`
}
