import type {Abortable} from '../api/cart/cart.ts'
import type {Products} from './create-products.ts'

/** What pages read of products, from a file that the first read fetches. */
export const readsOf = (load: () => Promise<Products>) => ({
  readStock: async (id: string, {signal}: Abortable = {}) => (await load()).readStock(id, signal),
  readProduct: async (id: string, {signal}: Abortable = {}) => (await load()).readProduct(id, signal),
  readQuickView: async (id: string, {signal}: Abortable = {}) => (await load()).readQuickView(id, signal),
})
