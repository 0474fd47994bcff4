import Alpine from 'alpinejs'
import {readCart, subscribe} from './cart.ts'

Alpine.store('cart', {...readCart()})
subscribe((cart) => Object.assign(Alpine.store('cart'), cart))

// runs before the texts inside are bound: the last widget is counted a moment early
Alpine.data('cartIndicator', () => ({
  init() {
    bench.mounted(this.$el)
  },
}))

Alpine.start()
