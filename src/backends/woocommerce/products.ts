import {asRecord} from '../../lib/as-record.ts'
import {createProducts} from '../create-products.ts'
import {type Fields, records} from '../records.ts'
import type {Calls} from './calls.ts'
import type {Lines} from './lines.ts'
import {toProduct} from './to-product.ts'

/** The maximum number of items in a reply. */
const PAGE = 100

const variationsOf = async (calls: Calls, query: string, signal?: AbortSignal): Promise<Fields[]> =>
  records(await calls.read(`/products?type=variation&per_page=${PAGE}&${query}`, signal))

/** All variations of one product, or of several ids separated by commas. */
export async function readVariations(
  calls: Calls,
  parent: unknown,
  signal?: AbortSignal,
  page = 1,
): Promise<Fields[]> {
  const found = await variationsOf(calls, `parent=${parent}&page=${page}`, signal)
  return found.length < PAGE ? found : [...found, ...(await readVariations(calls, parent, signal, page + 1))]
}

/** Products by their ids or slugs. */
export const productsOf = (calls: Calls) =>
  createProducts(async (id, signal) => {
    const product = asRecord(await calls.read(`/products/${encodeURIComponent(id)}`, signal))
    const isVariable = records(product.variations).length > 0
    return toProduct(product, isVariable ? await readVariations(calls, product.id, signal) : [])
  })

/** Finds the products of the cart's variations: lines name only the variation. */
export async function learnParents(calls: Calls, {items}: Fields, {parents}: Lines): Promise<void> {
  const unknown = records(items).filter(
    ({id, variation}) => records(variation).length && !parents.has(`${id}`),
  )
  // two lines can have the same variation
  const ids = new Set(unknown.map(({id}) => id))
  for (const {id, parent} of await variationsOf(calls, `include=${[...ids].join()}`))
    if (parent) parents.set(`${id}`, `${parent}`)
}
