import {asRecord} from '../../lib/as-record.ts'
import type {Facet} from '../../model/facets.ts'
import type {ProductQuery} from '../../model/product-query.ts'
import {countFacets} from '../count-facets.ts'
import {expectQuery, isOption, withOptions} from '../list-parts.ts'
import {type Fields, records} from '../records.ts'
import type {Calls} from './calls.ts'
import {findValues, toInput} from './filters.ts'
import {NAMES} from './lists.ts'

const COUNT =
  'query($i:SearchInput!){r:search(input:$i){facetValues{count facetValue{code name facet{code name}}}collections{count collection{slug name}}}}'

const toCategory = ({collection, count}: Fields) => {
  const {slug, name} = asRecord(collection)
  return {value: slug, label: name, count}
}

/** Leaves out facets of the shop that have the name of one of the call's own filters: a query cannot name them. */
function toFacets({facetValues, collections}: Fields) {
  const lines = records(facetValues).map(({facetValue, count}) => {
    const {code, name, facet} = asRecord(facetValue)
    return {facet: asRecord(facet), value: code, label: name, count}
  })
  const facets = new Map(lines.map(({facet}) => [`${facet.code}`, facet.name]))
  return [
    {name: 'category', values: records(collections).map(toCategory)},
    ...[...facets]
      .filter(([name]) => isOption(name))
      .map(([name, label]) => ({name, label, values: lines.filter(({facet}) => facet.code === name)})),
  ]
}

/** Vendure's search counts neither prices nor availability. */
export async function listFacets(
  calls: Calls,
  query: ProductQuery,
  signal?: AbortSignal,
): Promise<readonly Facet[]> {
  expectQuery(query, withOptions(query, ...NAMES))
  const values = await findValues(calls, query, signal)
  return countFacets(query, async (part) => {
    const input = toInput(part, values)
    return input ? toFacets(await calls.ask(COUNT, {i: {...input, take: 1}}, signal)) : []
  })
}
