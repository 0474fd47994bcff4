import {readListQuery} from '../../../src/model/list-query.ts'
import type {ProductQuery} from '../../../src/model/product-query.ts'
import {MOST_VALUES} from '../../../src/model/query-limits.ts'
import {currentSite} from '../../../src/page/site/current-site.ts'

/** What a list is of. */
export type Wanted =
  | {of: 'query'; query: ProductQuery}
  | {of: 'ids'; ids: readonly string[]}
  /** That the visitor has looked at. */
  | {of: 'recent'; limit: number}
  /** Of the page's own product where no other is named. */
  | {of: 'related'; itemId: string | null; limit: number}
  /** That go with what is in the cart. */
  | {of: 'cart'; limit: number}

const OTHERS = ['ids', 'related', 'recent']
const LIMIT = 8

/** Names a part that does not count. */
type Complain = (problem: string) => void

function readIds(text: string, complain: Complain): string[] {
  const ids = [...new Set(text.split(',').map((id) => id.trim()))].filter(Boolean)
  if (ids.length > MOST_VALUES) complain(`has more than ${MOST_VALUES} ids`)
  return ids.slice(0, MOST_VALUES)
}

/** Reads `data-query`. Of several, `ids` counts, then `related`, then `recent`, then the filters. */
export function readQuery(text: string, complain: Complain): Wanted {
  const params = new URLSearchParams(text)
  const {currency} = currentSite()
  const query = readListQuery(params, {currency, limit: LIMIT, others: OTHERS, complain})
  const limit = query.pageSize
  if (params.has('ids')) return {of: 'ids', ids: readIds(params.get('ids') ?? '', complain).slice(0, limit)}
  if (params.get('related') === 'cart') return {of: 'cart', limit}
  if (params.has('related')) return {of: 'related', itemId: params.get('related') || null, limit}
  return params.has('recent') ? {of: 'recent', limit} : {of: 'query', query}
}
