import {addCode, removeCode, type ShippingLocation, setShippingLocation} from '../api/cart/cart-token.ts'
import type {Cart} from '../model/cart.ts'
import {forgetProblems} from '../page/store/edits.ts'
import {loadActions} from '../page/store/load-actions.ts'
import {store} from '../page/store/store.ts'

export {changeLine} from './edit-lines.ts'

/** A change by the cart's token. After a failure the cart is read: the change may have been made all the same. */
async function change(task: (cartToken: string) => Promise<Cart>): Promise<Cart> {
  forgetProblems()
  const {refreshCart, writeCart} = await loadActions()
  const {id} = store.getState().cart ?? (await refreshCart())
  try {
    return (await writeCart('cart', async () => ({cart: await task(id ?? '')}))).cart
  } catch (error) {
    await refreshCart().catch(() => {})
    throw error
  }
}

/** Applies a promotion code or a gift card. */
export const applyCode = (code: string): Promise<Cart> => change((token) => addCode(token, code))

export const takeOffCode = (code: string): Promise<Cart> => change((token) => removeCode(token, code))

/** Says where the cart goes to, for shipping and taxes. */
export const estimateShipping = (location: ShippingLocation): Promise<Cart> =>
  change((token) => setShippingLocation(token, location))
