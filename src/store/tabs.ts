import type {Cart} from '../model/cart.ts'

const NAME = 'vitrine-cart'

let channel: BroadcastChannel | undefined

/** What tabs tell each other: when the cart was asked for and told, too (epoch ms). */
export interface Told extends Cart {
  asked: number
  told: number
}

/** Hands the cart to the other tabs of the shop. */
export const tellTabs = (cart: Told): void => channel?.postMessage(cart)

/** Listens to the other tabs. An opaque origin (a sandboxed frame) has no channel, and needs none. */
export function openTabs(onCart: (data: unknown) => void): void {
  try {
    channel = new BroadcastChannel(NAME)
    channel.onmessage = ({data}) => onCart(data)
  } catch {
    channel = undefined
  }
}
