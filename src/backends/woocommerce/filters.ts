import {readPath} from '../../lib/read-path.ts'
import type {ProductQuery} from '../../model/product-query.ts'
import {endsOf, optionsOf} from '../list-parts.ts'
import {notFound} from '../replies.ts'
import type {Calls} from './calls.ts'
import {readAttributes, readOnce} from './terms.ts'

type Params = Record<string, string>

/** Options as attributes, found by name; their values as terms, found by name. Null if the shop has none of the values. */
async function attributeParams(calls: Calls, query: ProductQuery): Promise<Params | null> {
  const options = optionsOf(query)
  if (!options.length) return {}
  const attributes = await readAttributes(calls)
  const params: Params = {}
  let index = 0
  for (const [name, values] of options) {
    const attribute = attributes.find((candidate) => candidate.name === name)
    // the shop would ignore an unknown attribute, and find everything
    if (!attribute) throw notFound(`filter "${name}" in its lists`)
    const terms = (await attribute.terms()).filter((term) => values.includes(term.name))
    if (!terms.length) return null
    params[`attributes[${index}][attribute]`] = attribute.taxonomy
    params[`attributes[${index}][slug]`] = terms.map(({slug}) => slug).join()
    params[`attributes[${index}][operator]`] = 'in'
    index++
  }
  return params
}

/** The shop expects prices in minor units; only the price of a product names the number of decimals. */
async function priceParams(calls: Calls, query: ProductQuery): Promise<Params> {
  if (!query.price) return {}
  const [product] = await readOnce(calls, '?per_page=1&_fields=prices')
  const digits = Number(readPath(product, 'prices.currency_minor_unit') ?? 2)
  const [min, max] = endsOf(query).map((end) => (end === null ? null : `${Math.round(end * 10 ** digits)}`))
  return {...(min && {min_price: min}), ...(max && {max_price: max})}
}

/** A query as parameters of the shop; null if no product can match. Categories and tags are slugs. */
export async function toParams(calls: Calls, query: ProductQuery): Promise<Params | null> {
  const {filters} = query
  const [category, tag] = ['category', 'tag'].map((name) => filters.get(name)?.join())
  const attributes = await attributeParams(calls, query)
  return (
    attributes && {
      ...(query.query && {search: query.query}),
      ...(category && {category}),
      ...(tag && {tag}),
      ...(filters.has('sale') && {on_sale: 'true'}),
      ...(filters.has('available') && {stock_status: 'instock,onbackorder'}),
      ...(await priceParams(calls, query)),
      ...attributes,
    }
  )
}
