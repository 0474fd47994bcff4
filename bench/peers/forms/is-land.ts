import {Island} from '@11ty/is-land'
import {addToCart} from './add-to-cart.ts'

Island.addInitType('product-form', (island: Element) => {
  island.addEventListener('submit', (event) => {
    event.preventDefault()
    if (event.target instanceof HTMLFormElement) addToCart(event.target)
  })
  bench.mounted(island)
})
