import {Island} from '@11ty/is-land'
import {followCart} from './follow-cart.ts'

Island.addInitType('cart-indicator', (island: Element) => {
  if (island.firstElementChild) followCart(island.firstElementChild)
})
