import {type ProductQuery, parseProductQuery} from '../../../../src/model/product-query.ts'

/** What an address asks of the author's list. The author's filters hold; what is not valid in the address is left out. */
export function readQuery(ofAuthor: ProductQuery, params: URLSearchParams, currency: string): ProductQuery {
  const {value} = parseProductQuery(params, currency, ofAuthor.pageSize)
  return {
    ...value,
    query: value.query || ofAuthor.query,
    filters: new Map([...value.filters, ...ofAuthor.filters]),
    price: ofAuthor.price ?? value.price,
    sort: params.get('sort') ? value.sort : ofAuthor.sort,
  }
}
