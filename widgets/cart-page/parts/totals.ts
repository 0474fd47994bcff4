import {pageAddress} from '../../../src/model/web-address.ts'
import type {Adopted} from '../../../src/widget/adopt.ts'
import {texts} from '../strings.ts'
import {type Parts, shown} from './bind.ts'
import type {Format} from './format.ts'
import type {Amount, CartView} from './view.ts'

/** Replaces an unknown amount: dots on screen, a text for screen readers. */
function makeUnknown(): Node[] {
  const [dots, words] = [document.createElement('span'), document.createElement('span')]
  dots.textContent = '…'
  dots.setAttribute('aria-hidden', 'true')
  words.className = 'cart-page__unknown'
  words.textContent = texts('unknown')
  return [dots, words]
}

export const sayAmount = (amount: Amount, format: Format, served: string): Adopted['content'] =>
  amount === undefined ? makeUnknown() : format(amount, served)

/** Shows the totals. An unknown part keeps the server's text. */
export function showTotals(parts: Parts, format: Format, view: CartView): void {
  const {subtotal, discount, shipping, needsShipping, tax, total, lines, codes} = view
  // hidden amounts need no text
  const words = (amount: Amount) => (amount === 0 ? null : amount)
  const amounts = {subtotal, discount: words(discount), shipping, tax: words(tax), 'grand-total': total}
  for (const [name, amount] of Object.entries(amounts))
    parts.set(name, (served) => ({content: amount === null ? undefined : sayAmount(amount, format, served)}))
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

interface Order {
  subtotal: number
  /** 0 for none. */
  minimum: number
  /** No change is pending. */
  isSettled: boolean
  /** The shop's checkout address. */
  url: string | null
}

/** The checkout is blocked for an order below the minimum, and while a change is pending. */
export function showCheckout(parts: Parts, format: Format, {subtotal, minimum, isSettled, url}: Order): void {
  const isBelow = subtotal < minimum
  parts.set('minimum', (served) => ({
    content: served || !isBelow ? undefined : texts('minimum', {subtotal: format(minimum)}),
    ...shown(isBelow),
  }))
  const address = pageAddress(url)
  parts.set('checkout', () => ({
    attributes: {'aria-disabled': isBelow || !isSettled ? 'true' : null, ...(address && {href: address})},
  }))
}
