import {asRecord} from '../../lib/as-record.ts'
import type {Facet} from '../../model/facets.ts'
import type {ProductQuery} from '../../model/product-query.ts'
import {countFacets} from '../count-facets.ts'
import {expectQuery, isOption, withOptions} from '../list-parts.ts'
import {sum} from '../money.ts'
import {type Fields, records} from '../records.ts'
import {amountsOf} from './amounts.ts'
import type {Calls} from './calls.ts'
import {toParams} from './filters.ts'
import {NAMES} from './lists.ts'
import {readAttributes, readTerms} from './terms.ts'

/** The maximum number of attributes that the shop counts in one call. */
const MOST_ATTRIBUTES = 25

/** The number of products with one of the stock statuses; without statuses, of all products. */
const stockOf = ({stock_status_counts}: Fields, ...statuses: string[]): number =>
  sum(
    records(stock_status_counts)
      .filter(({status}) => !statuses.length || statuses.includes(`${status}`))
      .map(({count}) => Number(count)),
  )

const switchOf = (name: string, count: number) => ({name, values: count ? [{value: 'true', count}] : []})

function rangeOf({price_range}: Fields) {
  const prices = asRecord(price_range)
  const {currency, amount} = amountsOf(prices)
  const money = (name: string) => ({currency, value: prices[name] == null ? null : amount(prices[name])})
  return {min: money('min_price'), max: money('max_price')}
}

/** The names of the counted terms: the shop's counts have only their ids. */
async function readNames(calls: Calls) {
  const attributes = (await readAttributes(calls))
    .filter(({name}) => isOption(name))
    .slice(0, MOST_ATTRIBUTES)
  const lists = await Promise.all([
    readTerms(calls, 'categories'),
    readTerms(calls, 'tags'),
    ...attributes.map(({terms}) => terms()),
  ])
  const [categories = [], tags = [], ...terms] = lists
  return {attributes, categories, tags, terms}
}

type Names = Awaited<ReturnType<typeof readNames>>

const toCounts = ({attributes}: Names): Record<string, string> => ({
  calculate_price_range: 'true',
  calculate_stock_status_counts: 'true',
  calculate_taxonomy_counts: 'product_cat,product_tag',
  ...Object.fromEntries(
    attributes.flatMap(({taxonomy}, index) => [
      [`calculate_attribute_counts[${index}][taxonomy]`, taxonomy],
      [`calculate_attribute_counts[${index}][query_type]`, 'and'],
    ]),
  ),
})

/** Earlier versions of WooCommerce do not count categories and tags, which then have no facets. */
function toFacets(counts: Fields, onSale: Fields, {attributes, categories, tags, terms}: Names) {
  const byTerm = new Map(
    [counts.taxonomy_counts, counts.attribute_counts]
      .flatMap(records)
      .map(({term, count}) => [`${term}`, count]),
  )
  const valuesOf = (list: Names['tags'], by: 'name' | 'slug') =>
    list.map((term) => ({value: term[by], label: term.name, count: byTerm.get(term.id)}))
  return [
    {name: 'category', values: valuesOf(categories, 'slug')},
    {name: 'tag', values: valuesOf(tags, 'slug')},
    ...attributes.map(({name}, index) => ({name, values: valuesOf(terms[index] ?? [], 'name')})),
    switchOf('available', stockOf(counts, 'instock', 'onbackorder')),
    switchOf('sale', stockOf(onSale)),
    {name: 'price', range: rangeOf(counts)},
  ]
}

/** The shop does not count sales: this sums its counts by stock status of the products on sale. */
export async function listFacets(
  calls: Calls,
  query: ProductQuery,
  signal?: AbortSignal,
): Promise<readonly Facet[]> {
  expectQuery(query, withOptions(query, ...NAMES))
  const names = await readNames(calls)
  return countFacets(query, async (part, only) => {
    const params = await toParams(calls, part)
    if (!params) return []
    const count = async (more: Record<string, string>): Promise<Fields> =>
      asRecord(
        await calls.read(`/products/collection-data?${new URLSearchParams({...params, ...more})}`, signal),
      )
    const [counts, onSale] = await Promise.all([
      only === 'sale' ? {} : count(toCounts(names)),
      only && only !== 'sale' ? {} : count({on_sale: 'true', calculate_stock_status_counts: 'true'}),
    ])
    return toFacets(counts, onSale, names)
  })
}
