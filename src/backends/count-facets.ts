import {type Facet, parseFacets} from '../model/facets.ts'
import type {ProductQuery} from '../model/product-query.ts'

const without = ({filters, price, ...query}: ProductQuery, name: string): ProductQuery => ({
  ...query,
  filters: new Map([...filters].filter(([other]) => other !== name)),
  price: name === 'price' ? null : price,
})

/** Adds the values that the visitor has chosen, even if no product has them. */
function withChosen({values, ...facet}: Facet, chosen: readonly string[] = []): Facet {
  const missing = chosen.filter((text) => !values.some(({value}) => value === text))
  return {...facet, values: [...values, ...missing.map((value) => ({value, label: value, count: 0}))]}
}

/**
 * The facets of a shop whose counts apply all filters. For each filter of the query, another call without that filter counts
 * its values, so that the visitor can choose another one. `read` returns facets as the platform's JSON; `only` names the
 * facet that the caller needs.
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
