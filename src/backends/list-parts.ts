import type {ProductItems} from '../model/product-items.ts'
import type {ProductQuery, Sort} from '../model/product-query.ts'
import {notFound} from './replies.ts'

/** Throws for a filter or an order that a kind of shop does not have: another list would be a wrong one. */
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

/** In the order of the ids, which replies do not keep. */
export const inOrderOf = (items: ProductItems, ids: readonly string[]): ProductItems =>
  ids.flatMap((id) => items.filter((item) => `${item.id}` === id))
