import {store} from '../../../src/page/store/store.ts'

/** The ids of the items in the cart, that of the last line last. */
export const cartItems = ({cart} = store.getState()): string[] => [
  ...new Set(cart?.entries.map(({itemId}) => itemId)),
]
