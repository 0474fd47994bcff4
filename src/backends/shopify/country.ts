import type {Fields} from '../records.ts'
import type {Calls} from './calls.ts'
import {changeOf} from './queries.ts'

const BUYER = changeOf('cartBuyerIdentityUpdate', 'buyerIdentity', 'CartBuyerIdentityInput!')

/** Moves a cart to the country of the page. If the shop does not sell there, the cart stays unchanged. */
export async function moveCart({ask, country: countryCode}: Calls, cart: Fields): Promise<unknown> {
  const {cart: moved} = await ask(BUYER, {id: cart.id, v: {countryCode}})
  return moved ?? cart
}
