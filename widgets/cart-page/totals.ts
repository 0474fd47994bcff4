import {type Parts, shown} from './bind.ts'
import type {Format} from './format.ts'
import {texts} from './strings.ts'
import type {CartView} from './view.ts'

/** Shows the sums. A part that is not known keeps the server's words. */
export function showTotals(parts: Parts, format: Format, view: CartView): void {
  const {subtotal, discount, shipping, needsShipping, tax, total, lines, codes} = view
  // what is not shown needs no words
  const amounts = {subtotal, discount: discount || null, shipping, tax: tax || null, 'grand-total': total}
  for (const [name, minor] of Object.entries(amounts))
    parts.set(name, (served) => ({content: minor === null ? undefined : format(minor, served)}))
  const areShown = {
    'discount-row': discount !== 0,
    'shipping-row': needsShipping || !!shipping,
    'tax-row': tax !== 0,
    'location-form': needsShipping,
    codes: codes.length > 0,
    full: lines.length > 0,
    empty: !lines.length,
  }
  for (const [name, isShown] of Object.entries(areShown)) parts.set(name, () => shown(isShown))
}

/** An order below the minimum cannot be checked out; `minimum` is 0 for none. */
export function showMinimum(
  parts: Parts,
  format: Format,
  {subtotal, minimum}: {subtotal: number; minimum: number},
) {
  const isBelow = subtotal < minimum
  parts.set('minimum', (served) => ({
    content: served || !isBelow ? undefined : texts('minimum', {subtotal: format(minimum)}),
    ...shown(isBelow),
  }))
  parts.set('checkout', () => ({attributes: {'aria-disabled': isBelow ? 'true' : null}}))
}
