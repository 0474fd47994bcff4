import {startMember} from './member.ts'
import {loadActions, startCart} from './start.ts'
import {store as cartStore} from './store.ts'
import type {AddInput, PutBack} from './types.ts'

const read = async (isForced = false) => (await loadActions()).refreshCart(isForced)

/** Fetched only when a script undoes a removal. */
const putBack: PutBack = async (...removed) =>
  (await import('../../actions/edit-cart.ts')).putBack(...removed)

const cart = {
  get: async () => cartStore.getState().cart ?? read(),
  /** Sends a request even if the visitor is known to have no cart. */
  refresh: () => read(true),
  async add(input: AddInput) {
    if (!input?.itemId) throw new TypeError('cart.add: needs {itemId, sku, quantity}')
    const {quantity = 1} = input
    if (!Number.isInteger(quantity) || quantity < 1)
      throw new RangeError(`cart.add: quantity ${quantity} is no whole number from 1`)
    return (await (await loadActions()).addItem(input, {source: 'api'})).cart
  },
  update: async (entryId: string, quantity: number) =>
    (await (await loadActions()).updateItem(entryId, quantity, putBack)).cart,
  remove: async (entryId: string) => (await (await loadActions()).removeItem(entryId, putBack)).cart,
}

/** `Vitrine.cart`. The first call starts the cart and the member: the file may also run ahead, beside others. */
export function openCart(): typeof cart {
  startCart()
  startMember()
  return cart
}

/** `Vitrine.lists`: fewer pages use it. */
export const openLists = async () => (await import('../../actions/lists.ts')).lists
