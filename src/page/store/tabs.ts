import type {Cart} from '../../model/cart.ts'
import {openChannel} from '../open-channel.ts'

const NAME = 'vitrine-cart'

/** The message between tabs: the cart, and when it was requested and received (epoch ms). */
export interface SharedCart extends Cart {
  asked: number
  told: number
}

/** A tab finds no cookie of a cart: the cart has been ordered, or has expired. */
interface Gone {
  isGone: true
}

let tell: ((message: SharedCart | Gone) => void) | undefined

/** Sends the cart to the other tabs of the shop. */
export const tellTabs = (message: SharedCart | Gone): void => tell?.(message)

/** Listens to the other tabs. */
export function openTabs(onCart: (data: unknown) => void): void {
  tell = openChannel(NAME, onCart)
}

/**
 * Tells all tabs, this one too, that the cart with this id was ordered; null if the order does not name it. A tab whose
 * cart is another one ignores it.
 */
export function tellOrdered(ordered: string | null): void {
  try {
    const channel = new BroadcastChannel(NAME)
    channel.postMessage({ordered})
    channel.close()
  } catch {}
}
