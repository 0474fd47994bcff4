import {asRecord} from '../../lib/as-record.ts'
import {parseJson} from '../../lib/parse-json.ts'
import {readPath} from '../../lib/read-path.ts'
import type {Facet} from '../../model/facets.ts'
import type {ProductQuery} from '../../model/product-query.ts'
import {countFacets} from '../count-facets.ts'
import {expectQuery, isOption, withOptions} from '../list-parts.ts'
import {type Fields, records} from '../records.ts'
import {notFound} from '../replies.ts'
import type {Calls} from './calls.ts'
import {collectionOf, toFilters} from './filters.ts'
import {NAMES} from './lists.ts'

const FIELDS =
  '{label values{label count input}}nodes{...on Product{priceRange{minVariantPrice{currencyCode}}}}'

const queryOf = (variable: string, call: string): string =>
  `query(${variable}:String!$f:[ProductFilter!]$c:CountryCode)@inContext(country:$c){r:${call}}`

const OF_COLLECTION = queryOf('$h', `collection(handle:$h){products(first:1 filters:$f){filters${FIELDS}}}`)
const OF_SEARCH = queryOf(
  '$q',
  `search(query:$q types:PRODUCT first:1 productFilters:$f){filters:productFilters${FIELDS}}`,
)

interface Line {
  name: unknown
  facetLabel?: unknown
  value?: unknown
  label?: unknown
  count?: unknown
  range?: object
}

/** A value of Shopify's with the name of our filter; empty for filters that our lists do not have, such as vendors. */
function toLine({input, count, label}: Fields, facetLabel: unknown, currency: unknown): Line[] {
  const parsed = typeof input === 'string' ? parseJson(input) : null
  const {available, tag, price, variantOption} = asRecord(parsed?.ok ? parsed.value : input)
  if (available === true) return [{name: 'available', value: 'true', count}]
  if (tag) return [{name: 'tag', value: tag, label, count}]
  const option = asRecord(variantOption)
  if (option.name && isOption(`${option.name}`))
    return [{name: option.name, facetLabel, value: option.value, label, count}]
  const money = (end: string) => ({currency, decimalValue: readPath(price, end)})
  return price ? [{name: 'price', range: {min: money('min'), max: money('max')}}] : []
}

function toFacets({filters, nodes}: Fields): object[] {
  const [product] = records(nodes)
  const currency = readPath(product, 'priceRange.minVariantPrice.currencyCode')
  const lines = records(filters).flatMap(({label, values}) =>
    records(values).flatMap((value) => toLine(value, label, currency)),
  )
  return [...new Map(lines.map((line) => [line.name, line])).values()].map(({name, facetLabel, range}) => ({
    name,
    label: facetLabel,
    range,
    values: lines.filter((line) => line.name === name),
  }))
}

/** Shopify counts the filters that the merchant has chosen, for a collection or a search. */
export async function listFacets(
  {read, country: c}: Calls,
  query: ProductQuery,
  signal?: AbortSignal,
): Promise<readonly Facet[]> {
  expectQuery(query, withOptions(query, ...NAMES))
  const h = collectionOf(query)
  if (h === undefined && !query.query) throw notFound('counts of a list without a category or a search')
  return countFacets(query, async (part, only) => {
    // Shopify has no filter for the collection itself
    if (only === 'category') return []
    const f = toFilters(part)
    const reply =
      h === undefined
        ? await read(OF_SEARCH, {q: part.query, f, c}, signal)
        : readPath(await read(OF_COLLECTION, {h, f, c}, signal), 'products')
    return toFacets(asRecord(reply))
  })
}
