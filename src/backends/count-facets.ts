import {type Facet, parseFacets} from '../model/facets.ts'
import type {ProductQuery} from '../model/product-query.ts'

const without = ({filters, price, ...query}: ProductQuery, name: string): ProductQuery => ({
  ...query,
  filters: new Map([...filters].filter(([other]) => other !== name)),
  price: name === 'price' ? null : price,
})

/** Values that the visitor has chosen stay, even if no product has them. */
function withChosen({values, ...facet}: Facet, chosen: readonly string[] = []): Facet {
  const missing = chosen.filter((text) => !values.some(({value}) => value === text))
  return {...facet, values: [...values, ...missing.map((value) => ({value, label: value, count: 0}))]}
}

/**
 * The facets of a shop that counts what all filters find. A filter of the query is counted by one more call without it, so
 * that another value can be chosen. `read` answers facets in the form of the platform's JSON; `only` is the facet that counts.
 */
export async function countFacets(
  query: ProductQuery,
  read: (query: ProductQuery, only?: string) => Promise<unknown>,
): Promise<readonly Facet[]> {
  const chosen = [...query.filters.keys(), ...(query.price ? ['price'] : [])]
  const [all, ...others] = await Promise.all([
    read(query).then(parseFacets),
    ...chosen.map(async (name) =>
      parseFacets(await read(without(query, name), name)).filter((facet) => facet.name === name),
    ),
  ])
  const selected = new Map(
    others.flat().map((facet) => [facet.name, withChosen(facet, query.filters.get(facet.name))]),
  )
  const shown = all.filter(({name}) => !chosen.includes(name) || selected.has(name))
  const counted = shown.map((facet) => selected.get(facet.name) ?? facet)
  return [...counted, ...[...selected.values()].filter((facet) => !counted.includes(facet))]
}
