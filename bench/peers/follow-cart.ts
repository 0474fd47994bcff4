import {subscribe} from './cart.ts'

/** A hand-written initialiser of a widget: two texts follow the cart. Returns its cleanup function. */
export function followCart(link: Element): () => void {
  const [quantity, subtotal] = link.children
  const stop = subscribe((cart) => {
    if (quantity) quantity.textContent = `${cart.items}`
    if (subtotal) subtotal.textContent = cart.subtotal
  })
  bench.mounted(link)
  return stop
}
