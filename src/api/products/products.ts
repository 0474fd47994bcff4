import {
  type Intent,
  type ProductItems,
  type ProductPage,
  parseItems,
  parsePage,
} from '../../model/product-items.ts'
import {type ProductQuery, writeProductQuery} from '../../model/product-query.ts'
import {request} from '../http.ts'

/** One page of the platform's products. */
export const loadProducts = (query: ProductQuery, signal?: AbortSignal): Promise<ProductPage> =>
  request(`/api/commerce/products${writeProductQuery(query)}`, parsePage, {signal})

/** What the platform's shop recommends with a product. */
export const loadRelated = (id: string, intent: Intent, signal?: AbortSignal): Promise<ProductItems> =>
  request(`/api/commerce/products/${encodeURIComponent(id)}/related?intent=${intent}`, parseItems, {signal})
