import {isRecord} from '../lib/is-record.ts'
import {readPath} from '../lib/read-path.ts'
import {fail, ok, type Result} from '../lib/result.ts'

/** Products as `data-product` has them. */
export type ProductItems = readonly Readonly<Record<string, unknown>>[]

/** What a recommended product is for: similar to an item, or bought together with it. */
export type Intent = 'related' | 'complementary'

/** The products of a reply, in its order. */
export function parseItems(reply: unknown): Result<ProductItems> {
  const items = readPath(reply, 'items')
  return Array.isArray(items) ? ok(items.filter(isRecord)) : fail('has no list "items"')
}
