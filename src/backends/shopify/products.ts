import {createProducts} from '../create-products.ts'
import {notFound} from '../replies.ts'
import type {Calls} from './calls.ts'
import {gidOf} from './ids.ts'
import {FIND} from './product-query.ts'
import {toProduct} from './to-product.ts'

/** Products by their ids, long or short, or handles. */
export const productsOf = ({ask, country: c}: Calls) =>
  createProducts(async (id, signal) => {
    const name = /^(gid:.*|\d+)$/.test(id) ? {id: gidOf('Product', id)} : {h: id}
    const product = await ask(FIND, {...name, c}, signal)
    if (!product.id) throw notFound(`product "${id}"`)
    return toProduct(product)
  })
