import type {ProductQuery} from '../../model/product-query.ts'
import {oneValue, optionsOf} from '../list-parts.ts'
import {type Fields, records} from '../records.ts'
import {notFound} from '../replies.ts'
import type {Calls} from './calls.ts'

const VALUES = 'query($c:[String!]!){r:facets(options:{filter:{code:{in:$c}}}){items{code values{id code}}}}'

/** Ids of a facet's values by their codes. */
type Values = ReadonlyMap<string, ReadonlyMap<string, string>>

/** Filters name facets and their values by code; Vendure's search needs ids. Throws for a facet that the shop does not have. */
export async function findValues({ask}: Calls, query: ProductQuery, signal?: AbortSignal): Promise<Values> {
  const names = optionsOf(query).map(([name]) => name)
  if (!names.length) return new Map()
  const {items} = await ask(VALUES, {c: names}, signal)
  const found = new Map(
    records(items).map(({code, values}) => [
      `${code}`,
      new Map(records(values).map((value) => [`${value.code}`, `${value.id}`])),
    ]),
  )
  const unknown = names.find((name) => !found.has(name))
  if (unknown !== undefined) throw notFound(`filter "${unknown}" in its lists`)
  return found
}

/**
 * A query as the input of the search; categories are slugs of collections. Null if the shop has no value of a filter: no
 * product matches.
 */
export function toInput(query: ProductQuery, values: Values): Fields | null {
  const collectionSlug = oneValue(query, 'category')
  const facetValueFilters = optionsOf(query).map(([name, codes]) => ({
    or: codes.flatMap((code) => values.get(name)?.get(code) ?? []),
  }))
  if (facetValueFilters.some(({or}) => !or.length)) return null
  return {
    groupByProduct: true,
    ...(query.query && {term: query.query}),
    ...(collectionSlug && {collectionSlug}),
    ...(facetValueFilters.length && {facetValueFilters}),
  }
}
