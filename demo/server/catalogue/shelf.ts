import {OWN_FILTERS} from '../../../src/model/product-query.ts'
import {searchWords} from '../../../src/model/search-words.ts'
import {convert, type Store, stores} from '../../seed/stores.ts'
import {translateProduct} from '../../seed/translate-product.ts'
import type {SeedProduct} from '../../seed/types.ts'
import type {Queries} from '../database.ts'

/** The lowest price that a visitor can pay, in the money of a store. */
export const lowestPrice = ({variants}: SeedProduct, store: Store): number =>
  Math.min(...variants.map(({price, salePrice}) => convert(salePrice ?? price, store)))

/** Titles are sorted by code point, whatever their case: the same in the database and in tests. */
export const titleKey = (title: string): string => title.toLowerCase()

/** Name and value of each filter that finds a product. They are in the shop's own language, in every store. */
export function facetsOf({category, tags = [], variants}: SeedProduct): (readonly [string, string])[] {
  const options = variants.flatMap(({attributes}) =>
    Object.entries(attributes).filter(([name]) => !OWN_FILTERS.includes(name)),
  )
  const all: (readonly [string, string])[] = [
    ...(category ? [['category', category] as const] : []),
    ...tags.map((tag) => ['tag', tag] as const),
    ...(variants.some(({salePrice}) => salePrice !== null) ? [['sale', 'true'] as const] : []),
    ...options,
  ]
  return [...new Map(all.map((facet) => [facet.join('\n'), facet])).values()]
}

/** Words of the index, separated by spaces. */
const wordsOf = ({title, summary}: SeedProduct): string => searchWords(`${title} ${summary}`).flat().join(' ')

/** One statement for a whole table, since a large shop has a hundred thousand rows. */
const insert = (queries: Queries, into: string, columns: number, rows: readonly (readonly unknown[])[]) =>
  queries.all(
    `INSERT INTO ${into} SELECT ${Array.from({length: columns}, (_, index) => `value ->> ${index}`)} FROM json_each(?)`,
    [JSON.stringify(rows)],
  )

/** What lists of products are made from: a row for each product in each store, its words, and its filters. */
export async function fillShelf(queries: Queries, products: readonly SeedProduct[]): Promise<void> {
  for (const table of ['shelf', 'shelf_texts', 'facets']) await queries.all(`DELETE FROM ${table}`)
  const rows = stores.flatMap((store, place) =>
    products.map((product, position) => {
      const translated = translateProduct(product, store)
      return {
        id: place * products.length + position + 1,
        words: wordsOf(translated),
        row: [store.code, product.id, position, titleKey(translated.title), lowestPrice(product, store)],
      }
    }),
  )
  await insert(
    queries,
    'shelf (id, store, product_id, position, title, price)',
    6,
    rows.map(({id, row}) => [id, ...row]),
  )
  await insert(
    queries,
    'shelf_texts (rowid, words)',
    2,
    rows.map(({id, words}) => [id, words]),
  )
  await insert(
    queries,
    'facets (name, value, product_id)',
    3,
    products.flatMap((product) => facetsOf(product).map((facet) => [...facet, product.id])),
  )
}
