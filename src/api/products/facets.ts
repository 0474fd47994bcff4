import {type Facet, parseFacetsOf} from '../../model/facets.ts'
import {type ProductQuery, writeProductQuery} from '../../model/product-query.ts'
import {request} from '../http.ts'

/** The filters of the platform's lists: the call counts them with each page. */
export const loadFacets = (query: ProductQuery, signal?: AbortSignal): Promise<readonly Facet[]> =>
  request(`/api/commerce/products${writeProductQuery({...query, page: 1, pageSize: 1})}`, parseFacetsOf, {
    signal,
  })
