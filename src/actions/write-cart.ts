import {createQueue} from '../lib/queue.ts'
import type {Cart} from '../model/cart.ts'
import {report} from '../page/report.ts'
import {store} from '../page/store/store.ts'
import {applyCart, beginWrite, doubt, isLatestWrite, noteWriteEnd, refreshCart} from './read-cart.ts'

const enqueue = createQueue()
let inFlight = 0

function endWrite(): void {
  noteWriteEnd()
  inFlight--
  if (inFlight) return
  store.setState({recalculating: false})
  // a first read is dropped when a write comes in between: where that fails, nothing is known yet
  if (doubt.isOn || !store.getState().synced) refreshCart().catch((error) => report('cart', error))
  doubt.isOn = false
}

/**
 * Changes the cart: one call at a time for each key, in order. Replies of calls that ran side by side may
 * contradict each other, so the cart is read again once the last has come.
 */
export const writeCart = <T extends {cart: Cart}>(key: string, task: () => Promise<T>): Promise<T> =>
  enqueue(key, async () => {
    const write = beginWrite()
    const asked = Date.now()
    doubt.isOn ||= inFlight > 0
    inFlight++
    store.setState({recalculating: true})
    try {
      const result = await task()
      if (isLatestWrite(write)) applyCart(result.cart, asked)
      return result
    } finally {
      endWrite()
    }
  })
