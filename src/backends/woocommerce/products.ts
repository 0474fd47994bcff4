import type {Abortable} from '../../api/cart/cart.ts'
import type {StockLevel} from '../../api/cart/inventory.ts'
import {asRecord} from '../../lib/as-record.ts'
import {textOrNull} from '../../lib/text-or-null.ts'
import type {ItemKey} from '../../model/item-key.ts'
import {quickViewOf} from '../quick-view.ts'
import {records} from '../records.ts'
import {notFound} from '../replies.ts'
import type {Calls} from './calls.ts'
import type {Lines} from './lines.ts'
import {toProduct} from './to-product.ts'

type Fields = Record<string, unknown>

/** As many as one reply can have. */
const PAGE = 100

const variationsOf = async (calls: Calls, query: string, signal?: AbortSignal): Promise<Fields[]> =>
  records(await calls.read(`/products?type=variation&per_page=${PAGE}&${query}`, signal))

async function readVariations(
  calls: Calls,
  parent: unknown,
  signal?: AbortSignal,
  page = 1,
): Promise<Fields[]> {
  const found = await variationsOf(calls, `parent=${parent}&page=${page}`, signal)
  return found.length < PAGE ? found : [...found, ...(await readVariations(calls, parent, signal, page + 1))]
}

/** A product as `data-product` has it, by its id or its slug. */
export async function readProduct(calls: Calls, id: string, {signal}: Abortable = {}): Promise<Fields> {
  const product = asRecord(await calls.read(`/products/${encodeURIComponent(id)}`, signal))
  const isVariable = records(product.variations).length > 0
  return toProduct(product, isVariable ? await readVariations(calls, product.id, signal) : [])
}

export async function readStock(calls: Calls, id: string, options?: Abortable): Promise<StockLevel[]> {
  const {variants} = await readProduct(calls, id, options)
  return records(variants).map(({id: variantId, sku, unlimited, qtyInStock}) => ({
    sku: textOrNull(sku),
    variantId: textOrNull(variantId),
    unlimited: unlimited === true,
    qtyInStock: Number(qtyInStock),
  }))
}

export const readQuickView = async (calls: Calls, id: string, options?: Abortable): Promise<string> =>
  quickViewOf(await readProduct(calls, id, options))

/** The id of a variant that is known by its SKU, or as the first. */
export async function findVariant(calls: Calls, {itemId, sku}: ItemKey): Promise<string> {
  const variants = records((await readProduct(calls, itemId)).variants)
  const id = textOrNull((sku === null ? variants[0] : variants.find((one) => one.sku === sku))?.id)
  if (!id) throw notFound(`variant "${sku}" of product "${itemId}"`)
  return id
}

/** Lines name variations alone: asks whose they are. */
export async function learnParents(calls: Calls, {items}: Fields, {parents}: Lines): Promise<void> {
  const ids = records(items)
    .filter(({id, variation}) => records(variation).length && !parents.has(`${id}`))
    .map(({id}) => id)
  for (const {id, parent} of await variationsOf(calls, `include=${ids.join()}`))
    if (parent) parents.set(`${id}`, `${parent}`)
}
