import {asRecord} from '../lib/as-record.ts'
import {isRecord} from '../lib/is-record.ts'
import {readPath} from '../lib/read-path.ts'
import {fail, ok, type Result} from '../lib/result.ts'

/** Products as `data-product` has them. */
export type ProductItems = readonly Readonly<Record<string, unknown>>[]

/** What a recommended product is for: similar to an item, or bought together with it. */
export type Intent = 'related' | 'complementary'

/** One page of a list. */
export interface ProductPage {
  items: ProductItems
  /** The number of products on all pages; null where the shop does not say. */
  total: number | null
  /** Null for the last page. */
  nextPage: number | null
}

/** The products of a reply, in its order. */
export function parseItems(reply: unknown): Result<ProductItems> {
  const items = readPath(reply, 'items')
  return Array.isArray(items) ? ok(items.filter(isRecord)) : fail('has no list "items"')
}

const wholeOrNull = (value: unknown): number | null => (Number.isSafeInteger(value) ? Number(value) : null)

/** A page in the form of the platform's reply. */
export function parsePage(reply: unknown): Result<ProductPage> {
  const parsed = parseItems(reply)
  if (!parsed.ok) return parsed
  const {total, nextPage} = asRecord(reply)
  return ok({items: parsed.value, total: wholeOrNull(total), nextPage: wholeOrNull(nextPage)})
}
