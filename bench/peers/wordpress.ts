import {getElement, store} from '@wordpress/interactivity'
import {readCart, subscribe} from './cart.ts'

const {state} = store('shop', {
  state: {...readCart()},
  callbacks: {
    isMounted() {
      const {ref} = getElement()
      if (ref) bench.mounted(ref)
    },
  },
})

subscribe((cart) => Object.assign(state, cart))
