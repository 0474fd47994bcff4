import type {ProductItems, ProductPage} from '../model/product-items.ts'
import type {ProductQuery, Sort} from '../model/product-query.ts'
import {notFound} from './replies.ts'

/** As in `src/model/product-query.ts`: sharing the module would change the chunks of other pages. */
const OWN_FILTERS = ['id', 'category', 'tag', 'sale', 'available', 'price']

/** Whether a filter names an option of products: every filter does, except those of the call itself. */
export const isOption = (name: string): boolean => !OWN_FILTERS.includes(name)

/** Throws for a filter or an order that the shop does not support: a list without it would be wrong. */
export function expectQuery(
  {filters, price, sort}: ProductQuery,
  names: readonly string[],
  sorts: readonly Sort[] = [sort],
): void {
  const unknown = [...filters.keys(), ...(price ? ['price'] : [])].find((name) => !names.includes(name))
  if (unknown !== undefined) throw notFound(`filter "${unknown}" in its lists`)
  if (!sorts.includes(sort)) throw notFound(`order "${sort}" in its lists`)
}

/** The filters that name options of products, each with its values. */
export const optionsOf = ({filters}: ProductQuery) => [...filters].filter(([name]) => isOption(name))

/** The names, and those of the options that the query filters by. */
export const withOptions = (query: ProductQuery, ...names: string[]): string[] => [
  ...names,
  ...optionsOf(query).map(([name]) => name),
]

/** The ends of a price range as numbers in units of the money; null for an open end. */
export const endsOf = ({price}: ProductQuery): (number | null)[] =>
  price ? price.text.split('-').map((end) => (end ? Number(end) : null)) : []

/** The only value of a filter; undefined for none. Throws for several. */
export function oneValue({filters}: ProductQuery, name: string): string | undefined {
  const [value, ...others] = filters.get(name) ?? []
  if (others.length) throw notFound(`list of several values of "${name}"`)
  return value
}

/** The items in the order of the ids: replies have another order. */
export const inOrderOf = (items: ProductItems, ids: readonly string[]): ProductItems =>
  ids.flatMap((id) => items.filter((item) => `${item.id}` === id))

/** A page of a list; `total` is the length of the list if the shop reports it. */
export const pageOf = (
  {page, pageSize}: ProductQuery,
  items: ProductItems,
  total: number | null = items.length,
): ProductPage => ({items, total, nextPage: page * pageSize < (total ?? 0) ? page + 1 : null})
