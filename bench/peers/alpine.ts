import Alpine from 'alpinejs'
import {readCart, subscribe} from './cart.ts'

Alpine.store('cart', {...readCart()})
subscribe((cart) => Object.assign(Alpine.store('cart'), cart))

// runs before the texts inside are bound, so that the last widget counts slightly too early
Alpine.data('cartIndicator', () => ({
  init() {
    bench.mounted(this.$el)
  },
}))

Alpine.start()
