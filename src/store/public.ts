import {loadActions} from './load-actions.ts'
import {startCart} from './start.ts'
import {store as cartStore} from './store.ts'
import type {AddInput} from './types.ts'

startCart()

const refresh = async () => (await loadActions()).refreshCart()

/** `Vitrine.cart`. */
export const cart = {
  get: async () => cartStore.getState().cart ?? refresh(),
  refresh,
  async add(input: AddInput) {
    if (!input?.itemId) throw new TypeError('cart.add: needs {itemId, sku, quantity}')
    return (await loadActions()).addItem(input, {source: 'api'})
  },
  update: async (entryId: string, quantity: number) => (await loadActions()).updateItem(entryId, quantity),
  remove: async (entryId: string) => (await loadActions()).removeItem(entryId),
}
