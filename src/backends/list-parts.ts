import type {ProductItems} from '../model/product-items.ts'
import type {ProductQuery, Sort} from '../model/product-query.ts'
import {notFound} from './replies.ts'

/** Throws for a filter or an order that the shop does not support: a list without it would be wrong. */
export function expectQuery(
  {filters, price, sort}: ProductQuery,
  names: readonly string[],
  sorts: readonly Sort[],
): void {
  const unknown = [...filters.keys(), ...(price ? ['price'] : [])].find((name) => !names.includes(name))
  if (unknown !== undefined) throw notFound(`filter "${unknown}" in its lists`)
  if (!sorts.includes(sort)) throw notFound(`order "${sort}" in its lists`)
}

/** The only value of a filter; undefined for none. Throws for several. */
export function oneValue({filters}: ProductQuery, name: string): string | undefined {
  const [value, ...others] = filters.get(name) ?? []
  if (others.length) throw notFound(`list of several values of "${name}"`)
  return value
}

/** The items in the order of the ids: replies have another order. */
export const inOrderOf = (items: ProductItems, ids: readonly string[]): ProductItems =>
  ids.flatMap((id) => items.filter((item) => `${item.id}` === id))
