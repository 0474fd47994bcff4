import {useLayoutEffect, useState} from 'react'
import {readPath} from '../../../src/lib/read-path.ts'
import type {Product} from '../../../src/model/product.ts'
import {withStock} from '../../../src/model/with-stock.ts'

/** The product that the page describes, with what has been said of its stock since, first before this was here. */
export function useStock(served: Product, changes: readonly unknown[]): Product {
  const [product, setProduct] = useState(() => changes.reduce<Product>(withStock, served))
  // at once: what was heard before came to what this is in place of
  useLayoutEffect(() => {
    const hear = (event: Event) => setProduct((known) => withStock(known, readPath(event, 'detail')))
    document.addEventListener('vitrine:stock-change', hear)
    return () => document.removeEventListener('vitrine:stock-change', hear)
  }, [])
  return product
}
