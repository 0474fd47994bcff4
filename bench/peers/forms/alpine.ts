import Alpine from 'alpinejs'
import {addToCart} from './add-to-cart.ts'

Alpine.data('productForm', () => ({
  init() {
    bench.mounted(this.$el)
  },
  add(event: SubmitEvent) {
    if (event.target instanceof HTMLFormElement) addToCart(event.target)
  },
}))

Alpine.start()
