import {loadBackend} from '../backends/load-backend.ts'
import {fetchProducts} from '../backends/registry.ts'

const loading = new Map<string, Promise<unknown>>()

async function load(id: string): Promise<unknown> {
  fetchProducts()
  const {readProduct} = await loadBackend()
  if (!readProduct)
    throw new TypeError(`data-product-id="${id}": this kind of shop has no products by id alone`)
  return readProduct(id)
}

/** A product as JSON, by its id or handle. Elements that ask for the same at once share one call. */
export function loadProduct(id: string): Promise<unknown> {
  const product = loading.get(id) ?? load(id).finally(() => loading.delete(id))
  loading.set(id, product)
  return product
}
