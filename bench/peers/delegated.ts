import {findLinks, subscribe} from './cart.ts'

/** One subscription for the whole page: touches nothing before the cart changes. */
subscribe((cart) => {
  for (const link of findLinks()) {
    const [quantity, subtotal] = link.children
    if (quantity) quantity.textContent = `${cart.items}`
    if (subtotal) subtotal.textContent = cart.subtotal
  }
})

bench.ready()
