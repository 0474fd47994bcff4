import type {Cart} from '../../model/cart.ts'
import {openChannel} from '../open-channel.ts'

const NAME = 'vitrine-cart'

/** The message between tabs: the cart, and when it was requested and received (epoch ms). */
export interface SharedCart extends Cart {
  asked: number
  told: number
}

let tell: ((cart: SharedCart) => void) | undefined

/** Sends the cart to the other tabs of the shop. */
export const tellTabs = (cart: SharedCart): void => tell?.(cart)

/** Listens to the other tabs. */
export function openTabs(onCart: (data: unknown) => void): void {
  tell = openChannel(NAME, onCart)
}
