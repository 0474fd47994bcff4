import {useLayoutEffect, useState} from 'react'
import {readPath} from '../../../src/lib/read-path.ts'
import type {Product} from '../../../src/model/product.ts'
import {withStock} from '../../../src/model/with-stock.ts'

/** The product of the page with the latest stock. `changes` are those from before this code had loaded. */
export function useStock(served: Product, changes: readonly unknown[]): Product {
  const [product, setProduct] = useState(() => changes.reduce<Product>(withStock, served))
  // immediately: until now the idle button listened
  useLayoutEffect(() => {
    const hear = (event: Event) => setProduct((known) => withStock(known, readPath(event, 'detail')))
    document.addEventListener('vitrine:stock-change', hear)
    return () => document.removeEventListener('vitrine:stock-change', hear)
  }, [])
  return product
}
