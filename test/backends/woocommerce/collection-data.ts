import {ATTRIBUTES} from './attributes.ts'
import {allOf, CATEGORY_ID, type Item} from './catalogue.ts'
import {matches, pricesOf, stockStatus, termsOf} from './match.ts'
import {currencyFields} from './money.ts'
import type {Site} from './site.ts'

const STATUSES = ['instock', 'outofstock', 'onbackorder']

function without(query: URLSearchParams, ...names: string[]): URLSearchParams {
  const rest = new URLSearchParams(query)
  for (const name of names) rest.delete(name)
  return rest
}

/** Products of each term that has some. */
function countTerms(found: readonly Item[], terms: readonly number[], of: (item: Item) => readonly number[]) {
  return terms
    .map((term) => ({term, count: found.filter((item) => of(item).includes(term)).length}))
    .filter(({count}) => count)
}

/** Counts the products that match all filters; prices and stock ignore their own filter. Other counts are null. */
export function countCollection({items, shown}: Pick<Site, 'items' | 'shown'>, query: URLSearchParams) {
  const find = (...except: string[]) =>
    allOf(items).filter((item) => matches(item, without(query, ...except)))
  const isAsked = (name: string) => query.get(name) === 'true'
  const asked = [...query]
    .filter(([key]) => key.startsWith('calculate_attribute_counts'))
    .map(([, value]) => value)
  const attributes = ATTRIBUTES.filter(({taxonomy}) => asked.includes(taxonomy))
  const prices = find('min_price', 'max_price').flatMap(pricesOf)
  const range = {min_price: `${Math.min(...prices)}`, max_price: `${Math.max(...prices)}`}
  return {
    body: {
      price_range:
        isAsked('calculate_price_range') && prices.length
          ? {...range, ...currencyFields(shown.currency)}
          : null,
      attribute_counts: asked.length
        ? countTerms(
            find(),
            attributes.flatMap(({terms}) => terms.map(({id}) => id)),
            termsOf,
          )
        : null,
      rating_counts: null,
      // the database's counts are texts
      stock_status_counts: isAsked('calculate_stock_status_counts')
        ? STATUSES.map((status) => ({
            status,
            count: `${find('stock_status').filter((item) => stockStatus(item) === status).length}`,
          }))
        : null,
      taxonomy_counts: query.get('calculate_taxonomy_counts')
        ? countTerms(find(), [CATEGORY_ID], ({category}) => (category ? [CATEGORY_ID] : []))
        : null,
    },
    headers: {},
  }
}
