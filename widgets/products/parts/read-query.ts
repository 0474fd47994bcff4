import {type ProductQuery, SORTS, type Sort} from '../../../src/model/product-query.ts'
import {MOST_ON_PAGE, MOST_VALUES} from '../../../src/model/query-limits.ts'

/** What a list is of. */
export type Wanted =
  | {of: 'query'; query: ProductQuery}
  | {of: 'ids'; ids: readonly string[]}
  /** That the visitor has looked at. */
  | {of: 'recent'; limit: number}
  /** Of the page's own product where no other is named. */
  | {of: 'related'; itemId: string | null; limit: number}

const KEYS = ['category', 'tag', 'sort', 'limit', 'ids', 'related', 'recent'] as const
const LIMIT = 8

const isSort = (text: string): text is Sort => SORTS.some((sort) => sort === text)

/** Names a part that does not count. */
type Complain = (problem: string) => void

function readLimit(text: string | null, complain: Complain): number {
  if (text === null) return LIMIT
  const number = Number(text)
  if (/^\d+$/.test(text) && number >= 1 && number <= MOST_ON_PAGE) return number
  complain(`limit=${text} is no whole number from 1 to ${MOST_ON_PAGE}`)
  return LIMIT
}

function readSort(text: string | null, complain: Complain): Sort {
  if (text === null || isSort(text)) return text ?? 'featured'
  complain(`sort=${text} is none of ${SORTS.join(', ')}`)
  return 'featured'
}

function readIds(text: string, complain: Complain): string[] {
  const ids = [...new Set(text.split(',').map((id) => id.trim()))].filter(Boolean)
  if (ids.length > MOST_VALUES) complain(`has more than ${MOST_VALUES} ids`)
  return ids.slice(0, MOST_VALUES)
}

const readFilters = (params: URLSearchParams): Map<string, string[]> =>
  new Map(
    ['category', 'tag'].flatMap((name) => {
      const values = params.getAll(name).filter(Boolean)
      return values.length ? [[name, values] as const] : []
    }),
  )

/** Reads `data-query`. Of several, `ids` counts, then `related`, then `recent`, then the filters. */
export function readQuery(text: string, complain: Complain): Wanted {
  const params = new URLSearchParams(text)
  for (const name of params.keys())
    if (!KEYS.some((key) => key === name)) complain(`${name} is none of ${KEYS.join(', ')}`)
  const limit = readLimit(params.get('limit'), complain)
  const sort = readSort(params.get('sort'), complain)
  if (params.has('ids')) return {of: 'ids', ids: readIds(params.get('ids') ?? '', complain).slice(0, limit)}
  if (params.has('related')) return {of: 'related', itemId: params.get('related') || null, limit}
  if (params.has('recent')) return {of: 'recent', limit}
  return {
    of: 'query',
    query: {query: '', filters: readFilters(params), price: null, sort, page: 1, pageSize: limit},
  }
}
