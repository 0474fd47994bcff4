import {asRecord} from '../../lib/as-record.ts'
import {createProducts} from '../create-products.ts'
import {notFound} from '../replies.ts'
import type {Calls} from './calls.ts'
import {FIND} from './product-query.ts'
import {toProduct} from './to-product.ts'

/** Products by their ids or slugs. */
export const productsOf = ({ask, includesTax}: Calls) =>
  createProducts(async (id, signal) => {
    const [{r, s}, withTax] = await Promise.all([ask.all(FIND, {id, s: id}, signal), includesTax()])
    if (!r && !s) throw notFound(`product "${id}"`)
    return toProduct(asRecord(r ?? s), withTax)
  })
