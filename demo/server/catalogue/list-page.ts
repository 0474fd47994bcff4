import type {ProductQuery} from '../../../src/model/product-query.ts'
import type {Store} from '../../seed/stores.ts'
import type {Queries} from '../database.ts'
import {findProductsById, type ShopProduct} from './catalogue.ts'
import {availableOf, countsOf, pageOf, pricesOf, type Sql, totalOf} from './list-query.ts'

export interface FacetValue {
  value: string
  /** Products with it, given the other filters. */
  count: number
}

export interface Facet {
  name: string
  values: readonly FacetValue[]
}

export interface ListPage {
  products: readonly ShopProduct[]
  total: number
  facets: readonly Facet[]
  /** Minor units of the store's money; null where nothing is found. */
  prices: {min: number; max: number} | null
  nextPage: number | null
}

/** Filters without rows in the table of filters. */
const UNCOUNTED = ['available', 'id']

/** Values that are chosen stay, even without a product. */
function withChosen(facets: ReadonlyMap<string, FacetValue[]>, {filters}: ProductQuery): Facet[] {
  const chosen = [...filters].filter(([name]) => !UNCOUNTED.includes(name))
  const names = [...new Set([...facets.keys(), ...chosen.map(([name]) => name)])].sort()
  return names.map((name) => {
    const values = facets.get(name) ?? []
    const missing = (filters.get(name) ?? []).filter((value) => !values.some((one) => one.value === value))
    return {name, values: [...values, ...missing.map((value) => ({value, count: 0}))]}
  })
}

/** One page of the shelf. The database filters, sorts and counts; only the page's own products are read. */
export async function listPage(queries: Queries, query: ProductQuery, store: Store): Promise<ListPage> {
  const all = ({sql, args}: Sql) => queries.all(sql, args)
  const used = [...query.filters.keys()].filter((name) => !UNCOUNTED.includes(name))
  const [ids, totals, available, prices, ...counts] = await Promise.all([
    all(pageOf(query, store)),
    all(totalOf(query, store)),
    all(availableOf(query, store)),
    all(pricesOf(query, store)),
    all(countsOf(query, store)),
    ...used.map((name) => all(countsOf(query, store, name))),
  ])
  const total = Number(totals[0]?.total)
  const facets = new Map<string, FacetValue[]>([
    ['available', [{value: 'true', count: Number(available[0]?.count)}]],
  ])
  for (const {name, value, count} of counts.flat())
    facets.set(`${name}`, [...(facets.get(`${name}`) ?? []), {value: `${value}`, count: Number(count)}])
  const [min, max] = [prices[0]?.min, prices[0]?.max]
  return {
    products: await findProductsById(
      queries,
      ids.map(({product_id: id}) => `${id}`),
      store,
    ),
    total,
    facets: withChosen(facets, query),
    prices: min == null || max == null ? null : {min: Number(min), max: Number(max)},
    nextPage: query.page * query.pageSize < total ? query.page + 1 : null,
  }
}
