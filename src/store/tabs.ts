import type {Cart} from '../model/cart.ts'

const NAME = 'vitrine-cart'

let channel: BroadcastChannel | undefined

/** Hands the cart to the other tabs of the shop. */
export const tellTabs = (cart: Cart): void => channel?.postMessage(cart)

/** Listens to the other tabs. An opaque origin (a sandboxed frame) has no channel, and needs none. */
export function openTabs(onCart: (data: unknown) => void): void {
  try {
    channel = new BroadcastChannel(NAME)
    channel.onmessage = ({data}) => onCart(data)
  } catch {
    channel = undefined
  }
}
