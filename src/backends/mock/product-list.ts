import {asRecord} from '../../lib/as-record.ts'
import {listOf} from '../../lib/list-of.ts'
import {textOrNull} from '../../lib/text-or-null.ts'
import type {Product} from '../../model/product.ts'
import {OWN_FILTERS, type ProductQuery} from '../../model/product-query.ts'
import {createMatch, toWords} from '../../model/search-words.ts'
import {paidPrice} from '../../model/shop-rules/line.ts'
import {isSoldOut} from '../../model/stock.ts'
import {readProduct} from './offer.ts'
import type {Supply} from './supply.ts'

/** A product of the page, with the fields that lists filter and sort by. */
export interface Listed {
  source: Readonly<Record<string, unknown>>
  id: string
  title: string
  /** Of title and description. */
  words: string
  price: number
  /** Values by filter. */
  facets: ReadonlyMap<string, ReadonlySet<string>>
}

const textsOf = (value: unknown): string[] => listOf(value).flatMap((text) => textOrNull(text) ?? [])

function facetsOf(source: Listed['source'], product: Product): Listed['facets'] {
  const facets = new Map<string, ReadonlySet<string>>()
  const add = (name: string, values: readonly string[]) => {
    if (values.length) facets.set(name, new Set([...(facets.get(name) ?? []), ...values]))
  }
  add('category', textsOf(source.categories))
  add('tag', textsOf(source.tags))
  add('sale', product.variants.some(({onSale}) => onSale) ? ['true'] : [])
  add('available', isSoldOut(product) ? [] : ['true'])
  for (const {attributes} of product.variants)
    for (const [name, value] of Object.entries(attributes))
      if (!OWN_FILTERS.includes(name)) add(name, [value])
  return facets
}

function toListed(source: unknown, supply: Supply): Listed[] {
  const product = readProduct(supply, source)
  if (!product) return []
  const fields = asRecord(source)
  const title = textOrNull(fields.title) ?? ''
  return [
    {
      source: fields,
      id: product.id,
      title: title.toLowerCase(),
      words: toWords(`${title} ${textOrNull(fields.excerpt) ?? ''}`),
      price: Math.min(...product.variants.map(paidPrice)),
      facets: facetsOf(fields, product),
    },
  ]
}

/** The products that the page describes, in its order. */
export const readListed = (supply: Supply): Listed[] =>
  [...supply.products.values()].flatMap((source) => toListed(source, supply))

/** Whether a product matches the query; `except` names a filter to ignore. */
export function isFound({id, words, price, facets}: Listed, query: ProductQuery, except?: string): boolean {
  const {min, max} = (except === 'price' ? null : query.price) ?? {min: null, max: null}
  return (
    (query.query === '' || createMatch(query.query)(words)) &&
    (min === null || price >= min) &&
    (max === null || price <= max) &&
    [...query.filters].every(
      ([name, values]) =>
        name === except ||
        values.some((value) => (name === 'id' ? id === value : facets.get(name)?.has(value))),
    )
  )
}
