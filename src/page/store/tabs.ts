import type {Cart} from '../../model/cart.ts'
import {openChannel} from '../open-channel.ts'

const NAME = 'vitrine-cart'

/** What tabs tell each other: when the cart was asked for and told, too (epoch ms). */
export interface Told extends Cart {
  asked: number
  told: number
}

let tell: ((cart: Told) => void) | undefined

/** Hands the cart to the other tabs of the shop. */
export const tellTabs = (cart: Told): void => tell?.(cart)

/** Listens to the other tabs. */
export function openTabs(onCart: (data: unknown) => void): void {
  tell = openChannel(NAME, onCart)
}
