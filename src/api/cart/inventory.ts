import {isRecord} from '../../lib/is-record.ts'
import {readPath} from '../../lib/read-path.ts'
import {fail, ok, type Result} from '../../lib/result.ts'
import {textOrNull} from '../../lib/text-or-null.ts'
import {toBoolean} from '../../lib/to-boolean.ts'
import {toNumber} from '../../lib/to-number.ts'
import {request} from '../http.ts'

/** The stock of one variant. */
export interface StockLevel {
  sku: string | null
  /** The variant's own id; null if the shop identifies variants by SKU. */
  variantId: string | null
  unlimited: boolean
  qtyInStock: number
}

const parseLevel = ({sku, variantId, unlimited, qtyInStock}: Record<string, unknown>): StockLevel => ({
  sku: textOrNull(sku),
  variantId: textOrNull(variantId),
  unlimited: toBoolean(unlimited),
  qtyInStock: Math.max(0, toNumber(qtyInStock, 0)),
})

function parseStock(reply: unknown): Result<StockLevel[]> {
  const results = readPath(reply, 'results')
  return Array.isArray(results) ? ok(results.filter(isRecord).map(parseLevel)) : fail('has no list "results"')
}

/** The stock of each variant of an item. */
export const loadStock = (itemId: string, signal?: AbortSignal): Promise<StockLevel[]> =>
  request(`/api/commerce/inventory/stock/?itemId=${encodeURIComponent(itemId)}`, parseStock, {signal})
