import {pageAddress} from '../model/web-address.ts'
import type {Adopted} from '../widget/adopt.ts'
import {type Parts, shown} from './bind.ts'
import type {Format} from './format.ts'
import {texts} from './strings.ts'
import type {Amount, CartView} from './view.ts'

/** Replaces an unknown amount: dots on screen, a text for screen readers. */
function makeUnknown(name: string): Node[] {
  const [dots, words] = [document.createElement('span'), document.createElement('span')]
  dots.textContent = '…'
  dots.setAttribute('aria-hidden', 'true')
  words.className = `${name}__unknown`
  words.textContent = texts('unknown')
  return [dots, words]
}

/** How amounts are written, and the widget that writes them. */
export interface Writing {
  format: Format
  name: string
}

export const sayAmount = (amount: Amount, {format, name}: Writing, served: string): Adopted['content'] =>
  amount === undefined ? makeUnknown(name) : format(amount, served)

/** Sums that follow a change before the server has confirmed it. */
const PROVISIONAL = ['subtotal', 'grand-total']

/** The style sheet shows the text of the attribute beside the amount, also for screen readers. */
const mark = (name: string, amount: Amount | null, isSettled: boolean): Record<string, string | null> =>
  PROVISIONAL.includes(name)
    ? {'data-provisional': isSettled || amount === undefined ? null : texts('provisional')}
    : {}

/** Shows the totals. An unknown part keeps the server's text. */
export function showTotals(parts: Parts, writing: Writing, view: CartView, isSettled: boolean): void {
  const {subtotal, discount, shipping, needsShipping, tax, total, lines, codes} = view
  // hidden amounts need no text
  const words = (amount: Amount) => (amount === 0 ? null : amount)
  const amounts = {subtotal, discount: words(discount), shipping, tax: words(tax), 'grand-total': total}
  for (const [name, amount] of Object.entries(amounts))
    parts.set(name, (served) => ({
      content: amount === null ? undefined : sayAmount(amount, writing, served),
      attributes: mark(name, amount, isSettled),
    }))
  const areShown = {
    'discount-row': discount !== 0,
    'shipping-row': needsShipping || (shipping !== null && shipping !== 0),
    'tax-row': tax !== 0,
    'location-form': needsShipping,
    codes: codes.length > 0,
    full: lines.length > 0,
    empty: !lines.length,
  }
  for (const [name, isShown] of Object.entries(areShown)) parts.set(name, () => shown(isShown))
}

/** Why the checkout is blocked. */
export type Block = 'offline' | 'pending' | 'minimum' | null

const REASONS = {offline: 'checkoutOffline', pending: 'checkoutPending'} as const

interface Order {
  subtotal: number
  /** 0 for none. */
  minimum: number
  /** A change is pending, or waits for a connection. */
  block: Block
  /** The shop's checkout address. */
  url: string | null
  /** Holds the reason for screen readers. */
  reason: HTMLElement
}

/** The checkout is blocked for an order below the minimum, and while a change is pending. */
export function showCheckout(
  parts: Parts,
  format: Format,
  {subtotal, minimum, block: waiting, url, reason}: Order,
): void {
  const isBelow = subtotal < minimum
  const words = isBelow ? texts('minimum', {subtotal: format(minimum)}) : ''
  const block = waiting ?? (isBelow ? 'minimum' : null)
  parts.set('minimum', (served) => ({
    content: served || !isBelow ? undefined : words,
    ...shown(isBelow),
  }))
  reason.textContent = block && (block === 'minimum' ? words : texts(REASONS[block]))
  const address = pageAddress(url)
  parts.set('checkout', () => ({
    attributes: {
      'aria-disabled': block ? 'true' : null,
      'aria-describedby': block ? reason.id : undefined,
      ...(address && {href: address}),
    },
  }))
}
