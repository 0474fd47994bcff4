import type {Abortable} from '../api/cart/cart.ts'
import type {Products} from './create-products.ts'

/** The calls that read products; the first one fetches their file. */
export const readsOf = (load: () => Promise<Products>) => ({
  readStock: async (id: string, {signal}: Abortable = {}) => (await load()).readStock(id, signal),
  readProduct: async (id: string, {signal}: Abortable = {}) => (await load()).readProduct(id, signal),
  readQuickView: async (id: string, {signal}: Abortable = {}) => (await load()).readQuickView(id, signal),
})
