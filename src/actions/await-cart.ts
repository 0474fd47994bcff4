import type {Cart} from '../model/cart.ts'
import {leaving} from './pending-changes/leaving.ts'
import {refreshCart} from './read-cart.ts'

/** Milliseconds until the cart is requested again while it cannot be read; doubled each time. */
const FIRST_PAUSE = 1000
export const LONGEST_PAUSE = 30_000

/**
 * Resolves when the browser is online again, or after a while: `online` does not fire if only the server was
 * unreachable. Also when the visitor leaves, for a last try.
 */
export const untilOnline = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      removeEventListener('online', end)
      resolve()
    }
    const timer = setTimeout(end, ms)
    addEventListener('online', end)
    void leaving().then(end)
  })

/** The server's current cart, however long it takes to reach the server. */
export async function awaitCart(whileWaiting: () => void): Promise<Cart> {
  for (let pause = FIRST_PAUSE; ; pause = Math.min(pause * 2, LONGEST_PAUSE)) {
    try {
      return await refreshCart()
    } catch {
      whileWaiting()
      await untilOnline(pause)
    }
  }
}
