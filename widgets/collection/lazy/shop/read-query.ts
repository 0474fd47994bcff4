import {type ProductQuery, parseProductQuery} from '../../../../src/model/product-query.ts'

/** What an address asks of the author's list. The author's filters hold; what is not valid in the address is left out. */
export function readQuery(own: ProductQuery, params: URLSearchParams, currency: string): ProductQuery {
  const {value} = parseProductQuery(params, currency, own.pageSize)
  return {
    ...value,
    query: value.query || own.query,
    filters: new Map([...value.filters, ...own.filters]),
    price: own.price ?? value.price,
    sort: params.get('sort') ? value.sort : own.sort,
  }
}
