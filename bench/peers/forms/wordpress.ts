import {getElement, store, withSyncEvent} from '@wordpress/interactivity'
import {addToCart} from './add-to-cart.ts'

store('shop', {
  actions: {
    add: withSyncEvent((event: SubmitEvent) => {
      event.preventDefault()
      if (event.target instanceof HTMLFormElement) addToCart(event.target)
    }),
  },
  callbacks: {
    isMounted() {
      const {ref} = getElement()
      if (ref) bench.mounted(ref)
    },
  },
})
