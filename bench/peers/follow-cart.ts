import {subscribe} from './cart.ts'

/** What a hand-written initialiser of a widget does: two texts follow the cart. Returns what ends that. */
export function followCart(link: Element): () => void {
  const [quantity, subtotal] = link.children
  const stop = subscribe((cart) => {
    if (quantity) quantity.textContent = `${cart.items}`
    if (subtotal) subtotal.textContent = cart.subtotal
  })
  bench.mounted(link)
  return stop
}
