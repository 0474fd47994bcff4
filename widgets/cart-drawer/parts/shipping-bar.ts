import type {Format} from '../../../src/cart/format.ts'
import type {CartView} from '../../../src/cart/view.ts'
import {texts} from '../widget.ts'

/** Shows how much is missing until shipping is free. `limit` is in minor units; 0 for none. */
export function showShipping(
  root: Element,
  format: Format,
  {subtotal, needsShipping}: CartView,
  limit: number,
) {
  const [bar, text, progress] = ['', '-text', '-bar'].map((end) =>
    root.querySelector<HTMLElement>(`.cart-drawer__shipping${end}`),
  )
  if (!bar || !text || !(progress instanceof HTMLProgressElement)) return
  bar.hidden = !limit || !needsShipping
  if (bar.hidden) return
  const missing = limit - subtotal
  const words = missing > 0 ? texts('awayFromFree', {amount: format(missing)}) : texts('freeShipping')
  if (text.textContent !== words) text.textContent = words
  progress.max = limit
  progress.value = Math.min(Math.max(subtotal, 0), limit)
}
