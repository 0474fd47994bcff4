import type {InValue} from '@libsql/client'
import type {ProductQuery, Sort} from '../../../src/model/product-query.ts'
import {isOpenWord, searchWords} from '../../../src/model/search-words.ts'
import type {Store} from '../../seed/stores.ts'

/** A part of a statement with its values. */
export interface Sql {
  sql: string
  args: InValue[]
}

const ORDERS: Readonly<Record<Sort, string>> = {
  featured: 'position',
  'price-asc': 'price, position',
  'price-desc': 'price DESC, position',
  title: 'title, position',
}

const IN_STOCK =
  'EXISTS (SELECT 1 FROM stock WHERE stock.product_id = shelf.product_id AND (quantity IS NULL OR quantity > 0))'

/** Each run of words as a phrase; the last word of a run may be the beginning of one. */
const toMatch = (query: string): string =>
  searchWords(query)
    .map((run) => `"${run.join(' ')}"${isOpenWord(run.at(-1) ?? '') ? '*' : ''}`)
    .join(' ')

const marks = (values: readonly unknown[]): string => values.map(() => '?').join(', ')

function filterBy(name: string, values: readonly string[], {query}: ProductQuery): Sql {
  if (name === 'available') return {sql: IN_STOCK, args: []}
  // with the sign, no index is looked up by it: it would be asked for each product and each row that has the words
  const product = query ? '+shelf.product_id' : 'shelf.product_id'
  if (name === 'id') return {sql: `${product} IN (${marks(values)})`, args: [...values]}
  return {
    sql: `${product} IN (SELECT product_id FROM facets WHERE name = ? AND value IN (${marks(values)}))`,
    args: [name, ...values],
  }
}

function searchFor(query: string): Sql[] {
  if (!query) return []
  const match = toMatch(query)
  // signs alone find nothing
  if (!match) return [{sql: '0', args: []}]
  return [{sql: 'shelf.id IN (SELECT rowid FROM shelf_texts WHERE shelf_texts MATCH ?)', args: [match]}]
}

const priceOf = ({price}: ProductQuery): Sql[] => [
  ...(price?.min != null ? [{sql: 'price >= ?', args: [price.min]}] : []),
  ...(price?.max != null ? [{sql: 'price <= ?', args: [price.max]}] : []),
]

/** The condition for the rows of the shelf. `except` is a filter that does not count, for its own numbers. */
export function whereOf(query: ProductQuery, {code}: Store, except?: string): Sql {
  const parts: Sql[] = [
    {sql: 'store = ?', args: [code]},
    ...searchFor(query.query),
    ...(except === 'price' ? [] : priceOf(query)),
    ...[...query.filters].flatMap(([name, values]) =>
      name === except ? [] : [filterBy(name, values, query)],
    ),
  ]
  return {sql: parts.map(({sql}) => sql).join(' AND '), args: parts.flatMap(({args}) => args)}
}

/** The ids of one page, in order. */
export function pageOf(query: ProductQuery, store: Store): Sql {
  const {sql, args} = whereOf(query, store)
  const {page, pageSize, sort} = query
  return {
    sql: `SELECT product_id FROM shelf WHERE ${sql} ORDER BY ${ORDERS[sort]} LIMIT ? OFFSET ?`,
    args: [...args, pageSize, (page - 1) * pageSize],
  }
}

export function totalOf(query: ProductQuery, store: Store): Sql {
  const {sql, args} = whereOf(query, store)
  return {sql: `SELECT count(*) AS total FROM shelf WHERE ${sql}`, args}
}

/** The number of products by value: of one filter, or of all that the query does not use. */
export function countsOf(query: ProductQuery, store: Store, name?: string): Sql {
  const {sql, args} = whereOf(query, store, name)
  const used = [...query.filters.keys()]
  const which =
    name === undefined ? {sql: `name NOT IN (${marks(used)})`, args: used} : {sql: 'name = ?', args: [name]}
  return {
    // products first, and each once: otherwise every value of a product would ask for its stock again
    sql: `WITH found AS MATERIALIZED (SELECT product_id FROM shelf WHERE ${sql})
      SELECT name, value, count(*) AS count FROM found CROSS JOIN facets USING (product_id)
      WHERE ${which.sql} GROUP BY name, value ORDER BY name, value`,
    args: [...args, ...which.args],
  }
}

/** The number of products in stock. */
export function availableOf(query: ProductQuery, store: Store): Sql {
  const {sql, args} = whereOf(query, store, 'available')
  return {sql: `SELECT count(*) AS count FROM shelf WHERE ${sql} AND ${IN_STOCK}`, args}
}

/** The lowest and the highest price that the price filter can choose from. */
export function pricesOf(query: ProductQuery, store: Store): Sql {
  const {sql, args} = whereOf(query, store, 'price')
  return {sql: `SELECT min(price) AS min, max(price) AS max FROM shelf WHERE ${sql}`, args}
}
